/** Days off for everybody at once. */
import { beforeAll, describe, expect, it } from 'vitest';
import { plainTerms } from '../../../rules/timeoff/policy.ts';
import { soon } from '../../../tests/soon.ts';
import { newEmail, type SignedIn } from '../../accounts/accounts.testing.ts';
import { employeeIdOf } from '../../hr/hr.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { newId } from '../../platform/database/ids.ts';
import { startTestServer } from '../../platform/testing.ts';
import { dayPlus } from '../../platform/time/dates.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
const call = (method: string, path: string, json?: unknown, token = owner.token) =>
  server.call(method, `/c/${owner.businessId}/${path}`, { token, ...(json === undefined ? {} : { json }) });

type Person = SignedIn & { id: string; email: string };
async function newPersonOf(permissions: Parameters<typeof newMember>[3] = []): Promise<Person> {
  const email = newEmail();
  const member = await newMember(server, owner, email, permissions);
  return { ...member, email, id: await employeeIdOf(server, owner, member.user.id) };
}
const began = inLagos(inLagos(-90).endsWith('02-29') ? -91 : -90);
/** The Monday of four weeks ago, and days after it. */
const monday = dayPlus(inLagos(), { days: -28 - ((new Date(inLagos()).getUTCDay() + 6) % 7) });
const day = (after: number) => dayPlus(monday, { days: after });
const aWeek = { first_day: day(0), last_day: day(6), reason: 'The year ends' };

let hr: Person;
let one: Person;
let part: Person;
let poor: Person;
let left: string;
let without: string;
let policy: string;
let shutdown: string;
const balanceOf = async (id: string): Promise<number> =>
  (await call('GET', `employees/${id}/timeoff/`)).body.results.find(
    (found: { policy: { id: string } }) => found.policy.id === policy,
  ).balance;
const order = (more: object = {}) => ({ policy, ...aWeek, exceptions: [left], ...more });
const check = async (more: object = {}) => (await call('POST', 'timeoff_shutdowns/check/', order(more), hr.token)).body;
const book = (more: object = {}, token = hr.token, key = newId()) =>
  server.call('POST', `/c/${owner.businessId}/timeoff_shutdowns/`, {
    token,
    json: order(more),
    headers: { 'idempotency-key': key },
  });
const toldTo = async ({ token }: Person) =>
  (await call('GET', 'notifications/', undefined, token)).body.results.map(({ text }: { text: string }) => text);
const mailsTo = async ({ email }: Person) =>
  (await server.mails()).filter(({ to, subject }) => to === email && / is (closed|open) /.test(subject)).length;
const idsOf = (people: { employee: { id: string } }[]) => people.map(({ employee }) => employee.id);

beforeAll(async () => {
  owner = await newOwner(server);
  hr = await newPersonOf(['manage_time_off']);
  [one, part, poor] = [await newPersonOf(), await newPersonOf(), await newPersonOf()];
  const add = async (first_name: string) =>
    (await call('POST', 'employees/post_employee_form_once/', { first_name, last_name: 'Obi' })).body.id;
  [left, without] = [await add('Left'), await add('Without')];
  const year = { year: 'fixed', year_start: began.slice(5), count_holidays: true, prorate_joining: false };
  const terms = { ...plainTerms, ...year, amount: 10 };
  const asked = { name: 'Annual', kind: 'annual', holds_from: began, terms };
  policy = (await call('POST', 'timeoff_policy/', asked)).body.id;
  const employees = [hr.id, one.id, part.id, poor.id, left];
  expect((await call('POST', `timeoff_policy/${policy}/assign/`, { employees, start_date: began })).status).toBe(200);
  const adjusted = { policy, amount: -7, reason: 'Counted by hand', day: began };
  expect((await call('POST', `timeoff_adjustments/?timeoff=${poor.id}`, adjusted)).status).toBe(201);
  const twoDays = { policy, first_day: day(1), last_day: day(2) };
  expect((await call('POST', `employees/${part.id}/timeoff_taken/`, twoDays, hr.token)).status).toBe(201);
});

describe('days off for everybody', () => {
  it('are looked at first: who has them off, whose balance does not suffice, and who lacks the policy', async () => {
    const found = await check();
    expect([found.people, found.amount, found.short, found.unaffected]).toEqual([3, 13, 1, 0]);
    expect(found.short_people[0]).toMatchObject({
      employee: { id: poor.id },
      problem: expect.stringMatching(/2 days too low/),
    });
    expect(idsOf(found.left_out_people)).toContain(without);
    expect(idsOf(found.left_out_people)).not.toContain(left);
    expect(await check({ beyond: true })).toMatchObject({ people: 4, amount: 18, short: 1 });
    expect(await balanceOf(one.id)).toBe(10);
    expect((await call('GET', 'timeoff_shutdowns/', undefined, hr.token)).body.count).toBe(0);
  });

  it('are booked once by two presses, counted by what each has off already, and told once', async () => {
    const key = newId();
    const [first, again] = [await book({}, hr.token, key), await book({}, hr.token, key)];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    const { body } = first;
    shutdown = body.id;
    expect([body.people, body.exceptions.map(({ id }: { id: string }) => id)]).toEqual([3, [left]]);
    const balances = await Promise.all([one.id, part.id, poor.id, left, hr.id].map(balanceOf));
    // Who has two days off already has three more taken, in two requests.
    expect(balances).toEqual([5, 5, 3, 10, 5]);
    const asked = (await call('GET', 'my_timeoff_requests/', undefined, part.token)).body.results;
    expect(asked.map(({ amount }: { amount: number }) => amount).toSorted()).toEqual([1, 2, 2]);
    expect((await toldTo(part)).filter((text: string) => text.includes('is closed'))).toHaveLength(1);
    expect(await toldTo(poor)).toEqual(expect.not.arrayContaining([expect.stringContaining('is closed')]));
    await soon(async () => expect(await mailsTo(part)).toBe(1));
    await soon(async () => expect(await mailsTo(one)).toBe(1));
    expect((await book()).body).toMatchObject({ code: 'nobody' });
  });

  it('are given back by one press, but for what was cancelled since, and told once', async () => {
    const path = `timeoff_shutdowns/${shutdown}/undo/`;
    expect((await call('POST', path, undefined, one.token)).status).toBe(403);
    expect((await call('POST', `timeoff_shutdowns/${newId()}/undo/`, undefined, hr.token)).status).toBe(404);
    const { status, body } = await call('POST', path, undefined, hr.token);
    expect([status, typeof body.undone_at]).toEqual([200, 'string']);
    expect((await call('POST', path, undefined, hr.token)).body).toMatchObject({ code: 'undone' });
    const balances = await Promise.all([one.id, part.id, poor.id, hr.id].map(balanceOf));
    expect(balances).toEqual([10, 8, 3, 10]);
    expect((await toldTo(part)).filter((text: string) => text.includes('is not closed'))).toHaveLength(1);
    await soon(async () => expect(await mailsTo(part)).toBe(2));
  });

  it('take beyond the balance where that is said, of some departments alone', async () => {
    const department = (await call('POST', 'departments/', { name: 'Warehouse' })).body.id;
    expect((await call('PUT', `employees/${poor.id}/update_job_details/`, { department })).status).toBe(200);
    expect(await check({ departments: [department] })).toMatchObject({ people: 0, short: 1, left_out: 0 });
    expect((await book({ departments: [department] })).status).toBe(409);
    const { body } = await book({ departments: [department], beyond: true });
    expect([body.people, body.departments]).toEqual([1, ['Warehouse']]);
    expect([await balanceOf(poor.id), await balanceOf(one.id)]).toEqual([-2, 10]);
  });

  it('are booked once by two people at the same moment', async () => {
    const next = { first_day: day(7), last_day: day(7) };
    const answers = await Promise.all([book(next), book(next, owner.token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await balanceOf(one.id)).toBe(9);
  });

  it('are refused without the right, in the wrong order, and for what is not there', async () => {
    expect((await book({}, one.token)).status).toBe(403);
    expect((await book({ last_day: day(-1) })).body).toEqual({ last_day: ['The last day is before the first.'] });
    const unknown = await book({ policy: newId(), departments: [newId()], exceptions: [newId()] });
    expect([unknown.status, Object.keys(unknown.body).toSorted()]).toEqual([
      400,
      ['departments', 'exceptions', 'policy'],
    ]);
  });
});
