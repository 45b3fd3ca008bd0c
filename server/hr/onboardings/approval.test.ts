/** A bank account is never changed by one person alone, and whom it concerns is told, by whatever door it is changed. */
import { beforeAll, describe, expect, it } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { newEmail } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { byHand } from '../../platform/background-jobs/background-jobs.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { employeeIdOf } from '../hr.testing.ts';
import { accountChangesJob } from '../pay/background-jobs.ts';

const server = await startTestServer({ jobs: true, now: new Date('2026-03-10T09:00:00Z') });
let owner: Owner;
type Member = Awaited<ReturnType<typeof newMember>>;
let [editor, colleague, payer]: Member[] = [];
type By = { token: string };

const call = (method: string, rest: string, { token }: By, json?: unknown) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });
const given = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('not there yet');
  return value;
};

const bank = { bank: '011', account_number: '0000014579', account_name: 'Ngozi Eze' };
const stolen = { bank: '058', account_number: '1000000008', account_name: 'Mallory' };
const kin = { name: 'Chidi Eze', relationship: 'Brother', phone_number: '0805 421 0000' };

const newEmployee = async (more: object = {}) =>
  (await call('POST', 'employees/post_employee_form_once/', owner, { first_name: 'Musa', last_name: 'Bello', ...more }))
    .body.id as string;
const payOf = async (id: string) => (await call('GET', `employees/${id}/pay_details/`, owner)).body;

/** An onboarding that somebody starts, whose form is filled in by whoever has the link. */
async function submitted(by: By, start: object, account: object = bank) {
  const { id } = (await call('POST', 'onboardings/', by, { first_name: 'Ngozi', last_name: 'Eze', ...start })).body;
  const { link, mailed_to: to } = (await call('POST', `onboardings/${id}/link/`, by)).body;
  const found =
    link ??
    (await soon(async () =>
      given((await server.mails()).findLast((mail) => mail.to === to && mail.text.includes('/onboard/'))?.text),
    ));
  const path = `/onboarding_forms/${/\/onboard\/(\S+)/.exec(found)?.[1]}/`;
  const details = { first_name: 'Ngozi', last_name: 'Eze' };
  const json = { revision: 0, details, bank: account, next_of_kin: kin, emergency_contact: kin };
  const { revision } = (await server.call('PATCH', path, { json })).body;
  await server.call('POST', `${path}submit/`, { json: { revision } });
  return { id: id as string, revision: revision + 1 };
}
const approve = (by: By, { id, revision }: { id: string; revision: number }, key?: string) =>
  server.call('POST', `/c/${owner.businessId}/onboardings/${id}/approve/`, {
    token: by.token,
    json: { revision },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const changesOf = (employee: string) =>
  server.sql<{ source: string; changed_by: string; address: string }>(
    'select source, changed_by, address from bank_account_changes where employee_id = $1 order by id',
    [employee],
  );
const tellAll = () => accountChangesJob(server.platform).work({}, byHand);

beforeAll(async () => {
  owner = await newOwner(server);
  editor = await newMember(server, owner, newEmail(), ['access_hr', 'edit_people']);
  colleague = await newMember(server, owner, newEmail(), ['access_hr', 'edit_people']);
  payer = await newMember(server, owner, newEmail(), ['access_hr', 'edit_people', 'see_pay']);
});

describe('an onboarding that changes a bank account', () => {
  it('is approved neither by who made the link nor by somebody who may not see pay', async () => {
    const employee = await newEmployee(bank);
    const made = await submitted(given(editor), { employee }, stolen);
    for (const [by, why] of [
      [editor, /^You started this or made its link, so somebody else approves: .+\.$/],
      [colleague, /^Bank and numbers are about pay, so somebody who may see pay approves: .+\.$/],
    ] as const) {
      const refused = await approve(given(by), made);
      expect([refused.status, refused.body.detail]).toEqual([403, expect.stringMatching(why)]);
      const { approval, account_name } = (await call('GET', `onboardings/${made.id}/`, given(by))).body;
      expect([approval, account_name]).toEqual([{ is_allowed: false, note: refused.body.detail }, null]);
    }
    expect(await payOf(employee)).toMatchObject(bank);
    expect((await call('GET', `onboardings/${made.id}/`, given(payer))).body.approval).toEqual({
      is_allowed: true,
      note: null,
    });
    expect((await approve(given(payer), made)).status).toBe(200);
    expect(await payOf(employee)).toMatchObject(stolen);
  });

  it('stays with others when a colleague makes the link anew', async () => {
    const { id } = (await call('POST', 'onboardings/', given(colleague), { first_name: 'A', last_name: 'B' })).body;
    for (const by of [given(payer), given(editor)]) await call('POST', `onboardings/${id}/link/`, by);
    const [row] = await server.sql<{ linked_by: string[] }>('select linked_by from onboardings where id = $1', [id]);
    // Who started it said where the link is mailed.
    expect(row?.linked_by).toEqual([given(colleague).user.id, given(payer).user.id, given(editor).user.id]);
  });

  it('is not approved by the employee, whatever they may do', async () => {
    const mine = await employeeIdOf(server, owner, given(payer).user.id);
    const made = await submitted(given(editor), { employee: mine }, stolen);
    const refused = await approve(given(payer), made);
    expect([refused.status, refused.body.detail]).toEqual([403, expect.stringMatching(/^These are your own details/)]);
    expect((await approve(owner, made)).status).toBe(200);
  });

  it('is approved by somebody without see_pay when nothing in it is about pay', async () => {
    const made = await submitted(given(editor), {}, {});
    expect((await approve(given(editor), made)).status).toBe(403);
    expect((await approve(given(colleague), made)).status).toBe(200);
  });

  it('may be approved by the owner who made the link, which is said and recorded', async () => {
    const made = await submitted(owner, {});
    expect((await call('GET', `onboardings/${made.id}/`, owner)).body.approval).toEqual({
      is_allowed: true,
      note: 'You started this or made its link. You may approve as the owner; that is recorded.',
    });
    const { employee } = (await approve(owner, made)).body;
    const [entry] = await server.sql<{ text: string }>(
      `select text from audit_log where action = 'onboarding.approved' and subject_id = $1`,
      [employee],
    );
    expect(entry?.text).toBe('Approved the onboarding that they started or linked, as the owner');
    expect(await changesOf(employee)).toEqual([]);
  });

  it('is approved once, and a repeated request has the first answer', async () => {
    const made = await submitted(given(editor), {});
    const key = 'approval-key-1';
    const [first, twin] = await Promise.all([approve(given(payer), made, key), approve(given(payer), made, key)]);
    const later = await approve(given(payer), made, key);
    expect([first.status, twin.body, later.status, later.body]).toEqual([200, first.body, 200, first.body]);
    expect((await approve(given(payer), made)).status).toBe(409);
  });
});

describe('a changed bank account', () => {
  it('is marked for payroll with who, how and from where, by every door', async () => {
    const employee = await newEmployee({ email: newEmail(), ...bank });
    expect(await changesOf(employee)).toEqual([]);
    const by = given(payer);
    await call('PUT', `employees/${employee}/update_employee_form_once/`, by, {
      first_name: 'Musa',
      last_name: 'Bello',
      ...stolen,
    });
    await call('PUT', `employees/${employee}/update_pension_bank_account/`, by, bank);
    await call('PUT', `employees/${employee}/update_pension_bank_account/`, by, { ...bank, tax_id: '1234567890' });
    await approve(by, await submitted(given(editor), { employee }, stolen));
    const changes = await changesOf(employee);
    expect(changes.map(({ source }) => source)).toEqual(['form', 'form', 'onboarding']);
    expect(changes[0]).toMatchObject({ changed_by: by.user.id, address: '127.0.0.1' });
  });

  it('is told to the employee at the addresses of before, and to the owner, without the number', async () => {
    await tellAll();
    const [email, personal] = [newEmail(), newEmail()];
    const employee = await newEmployee({ email, personal_email: personal, ...bank });
    const hijack = { email: newEmail(), personal_email: newEmail() };
    await call('PUT', `employees/${employee}/update_employee_form_once/`, given(payer), {
      first_name: 'Musa',
      last_name: 'Bello',
      ...hijack,
      ...stolen,
    });
    await tellAll();
    await tellAll();
    const told = await soon(async () => {
      const mails = (await server.mails()).filter(({ subject }) => /bank account/i.test(subject));
      const found = mails.filter(({ to }) => [email, personal].includes(to));
      expect(found).toHaveLength(2);
      const owners = mails.filter(({ to, text }) => to === owner.email && text.includes('Musa Bello: in the record'));
      expect(owners).toHaveLength(1);
      expect(mails.some(({ to }) => Object.values(hijack).includes(to))).toBe(false);
      return [...found, ...owners];
    });
    for (const { text } of told) expect(text).not.toMatch(/\d{10}/);
    const [heard] = (await call('GET', 'notifications/', owner)).body.results;
    expect(heard).toMatchObject({
      text: 'The bank account of Musa Bello was changed',
      link: `/hr/employees/${employee}`,
    });
  });

  it('is told in the app to an employee who is a member', async () => {
    const mine = await employeeIdOf(server, owner, given(editor).user.id);
    await call('PUT', `employees/${mine}/update_pension_bank_account/`, given(payer), bank);
    await tellAll();
    const [heard] = (await call('GET', 'notifications/', given(editor))).body.results;
    expect(heard.text).toBe('The bank account for your pay was changed');
  });

  it('is marked when a file changes it and when that is undone, and a file changes nobody their own', async () => {
    const by = given(payer);
    const employee = await newEmployee(bank);
    const mine = await employeeIdOf(server, owner, by.user.id);
    const before = await payOf(mine);
    const cells = { bank: 'Guaranty Trust Bank', account_number: stolen.account_number, account_name: 'M. Allory' };
    const mapping = Object.keys(cells).map((column) => ({ title: column, column }));
    const about = { file_name: 'pay.csv', mode: 'good_rows', rows: 2, mapping };
    const { id } = (await call('POST', 'imports/employees/', by, about)).body;
    const rows = [employee, mine].map((record, at) => ({ row: at + 2, act: 'update', record, cells }));
    await call('PUT', `imports/employees/${id}/chunks/0/`, by, { rows });
    const ended = async (state: string) =>
      soon(async () => expect((await call('GET', `imports/employees/${id}/`, by)).body.state).toBe(state));
    await call('POST', `imports/employees/${id}/commit/`, by);
    await ended('finished');
    expect((await call('GET', `imports/employees/${id}/`, by)).body).toMatchObject({ updated: 1, refused: 1 });
    expect([(await payOf(employee)).account_name, await payOf(mine)]).toEqual(['M. Allory', before]);
    await call('POST', `imports/employees/${id}/undo/`, by, { rest: true });
    await ended('undone');
    expect(await payOf(employee)).toMatchObject(bank);
    expect((await changesOf(employee)).map(({ source }) => source)).toEqual(['import', 'import_undo']);
  });

  it('is not their own, unless they own the business', async () => {
    const by = given(payer);
    const mine = await employeeIdOf(server, owner, by.user.id);
    const before = await payOf(mine);
    const own = await call('PUT', `employees/${mine}/update_pension_bank_account/`, by, {
      ...bank,
      pay: 900_000,
      pay_period: 'monthly',
    });
    expect([own.status, own.body.detail]).toEqual([403, 'Somebody else has to do this, because it is about yourself.']);
    expect(await payOf(mine)).toEqual(before);
    const ownersOwn = await employeeIdOf(server, owner, owner.user.id);
    expect((await call('PUT', `employees/${ownersOwn}/update_pension_bank_account/`, owner, bank)).status).toBe(200);
  });
});
