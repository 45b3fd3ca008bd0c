/** Opening balances by a file. */
import { beforeAll, expect, it } from 'vitest';
import { plainTerms } from '../../../rules/timeoff/policy.ts';
import { newEmail } from '../../accounts/accounts.testing.ts';
import { employeeIdOf } from '../../hr/hr.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { auditOf, newMember } from '../../people/people.testing.ts';
import { newId } from '../../platform/database/ids.ts';
import { startTestServer } from '../../platform/testing.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';
import { importsIn } from '../../shell/imports/imports.testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
let policy: string;
let hr: string;
let staff: string;
const call = (method: string, path: string, json?: unknown, token = owner.token) =>
  server.call(method, `/c/${owner.businessId}/${path}`, { token, ...(json === undefined ? {} : { json }) });
const imports = importsIn('balances', (...asked) => call(...asked), { atOnce: 2 });
/** Stored by who manages time off and nothing else. */
const stored = (rows: { employee: string; left: string }[], of = policy) =>
  imports.stored(
    rows.map((cells) => ({ cells })),
    { policy: of, mapping: [{ title: 'Name', column: 'employee' }] },
    hr,
  );
const began = inLagos(inLagos(-90).endsWith('02-29') ? -91 : -90);
const terms = {
  ...plainTerms,
  year: 'fixed',
  year_start: began.slice(5),
  prorate_joining: false,
  amount: 10,
  carry_over: 'all',
  carry_over_months: 3,
};
async function newPerson(first_name: string, last_name: string, more: object = {}) {
  const { id, employee_id } = (
    await call('POST', 'employees/post_employee_form_once/', { first_name, last_name, ...more })
  ).body;
  return { id, number: employee_id as string };
}
const assign = async (of: string, employees: string[]) =>
  expect((await call('POST', `timeoff_policy/${of}/assign/`, { employees, start_date: began })).status).toBe(200);
const balancesOf = async (id: string) => (await call('GET', `employees/${id}/timeoff/`)).body.results;
const balanceOf = async (id: string): Promise<number> =>
  (await balancesOf(id)).find((found: { policy: { id: string } }) => found.policy.id === policy).balance;
const adjustmentsOf = async (id: string) =>
  (await call('GET', `timeoff_adjustments/?timeoff=${id}`)).body.results.map(
    ({ amount, reason }: { amount: number; reason: string }) => [amount, reason],
  );

beforeAll(async () => {
  owner = await newOwner(server);
  const member = await newMember(server, owner, newEmail(), ['manage_time_off']);
  hr = member.token;
  staff = (await newMember(server, owner, newEmail(), [])).token;
  policy = (await call('POST', 'timeoff_policy/', { name: 'Annual', kind: 'annual', holds_from: began, terms })).body
    .id;
  await assign(policy, [await employeeIdOf(server, owner, member.user.id)]);
});

it('brings balances to what the file says, by name, email or ID, and takes exactly that back', async () => {
  const ada = await newPerson('Ada', 'Obi');
  const bola = await newPerson('Bola', 'Ade', { email: 'bola.ade@example.com' });
  const chidi = await newPerson('Chidi', 'Eze');
  const same = await newPerson('Dayo', 'Cole');
  await assign(
    policy,
    [ada, bola, chidi, same].map(({ id }) => id),
  );
  const done = await stored([
    { employee: ' obi,  ADA ', left: '12.5' },
    { employee: 'Bola.Ade@Example.com', left: '-2' },
    { employee: chidi.number.toLowerCase(), left: '7 days' },
    { employee: 'Dayo Cole', left: '10' },
  ]);
  expect(done).toMatchObject({ state: 'finished', created: 3, skipped: 1, refused: 0 });
  expect([await balanceOf(ada.id), await balanceOf(bola.id), await balanceOf(chidi.id)]).toEqual([12.5, -2, 7]);
  const reason = 'Opening balance from balances.csv';
  expect(await adjustmentsOf(ada.id)).toEqual([[2.5, reason]]);
  expect(await adjustmentsOf(bola.id)).toEqual([[-12, reason]]);
  expect(await adjustmentsOf(same.id)).toEqual([]);
  const [balance] = await balancesOf(ada.id);
  expect(balance.sentences.at(-1)).toEqual({ text: `2.5 added: ${reason}`, amount: 2.5 });
  expect((await auditOf(server, owner)).map(({ text }) => text)).toContain('Took off 12 days of Annual by an import');

  expect((await imports.undo(done.id, false, hr)).status).toBe(202);
  expect(await imports.ended(done.id, 'undone')).toMatchObject({ undone: 3, kept: 0 });
  expect([await balanceOf(ada.id), await balanceOf(bola.id), await balanceOf(chidi.id)]).toEqual([10, 10, 10]);
  expect(await adjustmentsOf(bola.id)).toEqual([
    [12, 'The import of balances.csv was undone'],
    [-12, reason],
  ]);
  expect((await imports.undo(done.id)).status).toBe(409);
});

it('refuses in words who is unknown, has a namesake or lacks the policy, and what is no amount; these rows come back', async () => {
  const one = await newPerson('Efe', 'Bright');
  const other = await newPerson('Bright', 'Efe');
  const without = await newPerson('Femi', 'Bello');
  const good = await newPerson('Gbenga', 'Ojo');
  await assign(
    policy,
    [one, other, good].map(({ id }) => id),
  );
  const done = await stored([
    { employee: 'Nobody Here', left: '3' },
    { employee: 'Efe Bright', left: '3' },
    { employee: 'Femi Bello', left: '3' },
    { employee: 'Gbenga Ojo', left: 'many' },
    { employee: 'Gbenga Ojo', left: '' },
    { employee: '', left: '3' },
    { employee: one.number, left: '3' },
    { employee: good.number, left: '4' },
    { employee: 'Gbenga Ojo', left: '5' },
  ]);
  expect(done).toMatchObject({ created: 3, refused: 6 });
  const lines = (await imports.refused(done.id, hr)).trim().split('\r\n').slice(1);
  expect(lines).toHaveLength(6);
  for (const [at, said] of [
    'Employee: No employee has this name, work email or employee ID.',
    'Employee: Several employees have this name. Write the work email or the employee ID.',
    'Employee: Femi Bello does not have Annual.',
    "Days left: 'many' is no amount such as 12 or 7.5, with at most two decimals.",
    'Days left: Write how much is left.',
    'Employee: Write the name, the work email or the employee ID.',
  ].entries())
    expect(lines[at]).toContain(said);
  expect(await balanceOf(one.id)).toBe(3);
  expect(await balanceOf(other.id)).toBe(10);
  expect((await balancesOf(without.id)).length).toBe(0);

  // Whom somebody has chosen among those with one name is no doubt any more.
  const chosen = { act: 'update', record: other.id, cells: { employee: 'Efe Bright', left: '5' } };
  const about = { policy, mapping: [{ title: 'Name', column: 'employee' }] };
  expect(await imports.stored([chosen], about, hr)).toMatchObject({ created: 1, refused: 0 });
  expect([await balanceOf(one.id), await balanceOf(other.id)]).toEqual([3, 5]);
});

it('shows beforehand whom a row finds and what they have', async () => {
  const hana = await newPerson('Hana', 'Musa', { email: 'hana@example.com' });
  await assign(policy, [hana.id]);
  const cells = { employee: 'Hana Musa', [`left ${policy}`]: '10' };
  for (const key of ['hana musa', 'musa hana', 'hana@example.com', hana.number.toLowerCase()])
    expect(await imports.match([key])).toMatchObject([{ id: hana.id, number: hana.number, cells }]);
});

it('keeps what was adjusted since, and takes the rest back', async () => {
  const [one, other] = [await newPerson('Ife', 'Lawal'), await newPerson('Jide', 'Lawal')];
  await assign(policy, [one.id, other.id]);
  const rows = [one, other].map(({ number }) => ({ employee: number, left: '4' }));
  const first = await stored(rows);
  const second = await stored([{ employee: one.number, left: '6' }]);
  const refusal = await imports.undo(first.id);
  expect([refusal.status, refusal.body.code]).toEqual([409, 'changed_since']);
  expect(refusal.body.changed).toMatchObject([
    { number: one.number, what: ['Adjusted since: Opening balance from balances.csv'] },
  ]);
  expect((await imports.undo(second.id)).status).toBe(202);
  expect(await balanceOf(one.id)).toBe(4);
  // What the second one changed and its undo changed back stands in no way.
  expect((await imports.undo(first.id)).status).toBe(202);
  expect(await imports.ended(first.id, 'undone')).toMatchObject({ undone: 2, kept: 0 });
  expect([await balanceOf(one.id), await balanceOf(other.id)]).toEqual([10, 10]);

  const third = await stored(rows);
  const byHand = { policy, amount: 1, reason: 'Worked on a holiday' };
  expect((await call('POST', `timeoff_adjustments/?timeoff=${other.id}`, byHand)).status).toBe(201);
  expect((await imports.undo(third.id)).status).toBe(409);
  expect((await imports.undo(third.id, true)).status).toBe(202);
  expect(await imports.ended(third.id, 'undone')).toMatchObject({ undone: 1, kept: 1 });
  expect([await balanceOf(one.id), await balanceOf(other.id)]).toEqual([10, 5]);
});

it('needs a policy that grants, and the right', async () => {
  expect((await imports.begin([{ cells: {} }])).body).toEqual({ policy: ['Choose the policy of this file.'] });
  const unknown = await imports.begin([{ cells: {} }], { policy: newId() });
  expect(unknown.body).toEqual({ policy: ['There is no such time-off policy.'] });
  const plain = { ...plainTerms, accrual: 'none', amount: 0 };
  const created = await call('POST', 'timeoff_policy/', {
    name: 'Sick',
    kind: 'sick',
    holds_from: began,
    terms: plain,
  });
  expect(created.body).toMatchObject({ name: 'Sick' });
  const none = await imports.begin([{ cells: {} }], { policy: created.body.id });
  expect(none.body).toEqual({ policy: ['Sick grants nothing that could be left.'] });
  expect((await imports.begin([{ cells: {} }], { policy }, staff)).status).toBe(403);
});
