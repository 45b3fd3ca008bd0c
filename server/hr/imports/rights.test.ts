/** Who may import employees: pay, and the right in the middle of the work. */
import { describe, expect, it } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { newEmail } from '../../accounts/accounts.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import type { Row } from '../../shell/imports/imports.testing.ts';
import { mappingOf, newStaff, person } from './imports.testing.ts';

const server = await startTestServer({ jobs: true });
const { add, call, editor, found, imports, owner } = await newStaff(server);

it('takes pay only from those who may see it, and shows it to nobody else', async () => {
  const rows = [person('Musa', { pay: '1', pay_period: 'daily', department: 'Moon base' })];
  expect((await imports.begin(rows, mappingOf(rows), editor.token)).status).toBe(400);
  const cells = rows[0]?.cells ?? {};
  expect((await call('POST', 'employees/import/', [cells], editor.token)).status).toBe(400);
  const { id } = await imports.stored(rows, mappingOf(rows));
  const titles = async (token: string) => (await imports.refused(id, token)).split('\r\n')[0];
  expect(await titles(owner.token)).toContain('Pay (NGN)');
  expect(await titles(editor.token)).not.toContain('Pay (NGN)');
});

it('says no pay in the reasons of refused rows, nor lets who may not see it undo what others brought', async () => {
  const { body: paid } = await add({ first_name: 'Ngozi', last_name: 'Paid', pay: 500_000, pay_period: 'monthly' });
  const rows: Row[] = [
    { act: 'update', record: paid.id, cells: { employee_id: paid.employee_id, pay: '600000' } },
    person('Tola', { pay: '1,23,456.78', pay_period: 'monthly', bank: 'Vault of Tola' }),
    person('Uche', { department: 'Moon base', pay: '98765.43' }),
  ];
  const { id } = await imports.stored(rows, mappingOf(rows));
  const file = (token: string) => imports.refused(id, token);
  expect(await file(owner.token)).toContain('1,23,456.78');
  const hidden = await file(editor.token);
  for (const secret of ['1,23,456.78', 'Vault of Tola', '98765.43', 'Pay']) expect(hidden).not.toContain(secret);
  expect(hidden).toContain("There is no department 'Moon base'. There is a problem in a column that you may not see.");
  const listed = async (token: string) =>
    (await call('GET', `imports/employees/${id}/refused_rows/`, undefined, token)).body.results;
  expect(JSON.stringify(await listed(owner.token))).toContain('1,23,456.78');
  const some = await listed(editor.token);
  for (const secret of ['1,23,456.78', 'Vault of Tola', '98765.43', 'Pay'])
    expect(JSON.stringify(some)).not.toContain(secret);
  expect(some).toMatchObject([
    { problems: ['There is a problem in a column that you may not see.'] },
    { problems: ["Department: There is no department 'Moon base'.", expect.stringContaining('may not see')] },
  ]);
  const undone = await imports.undo(id, true, editor.token);
  expect([undone.status, undone.body.detail]).toEqual([403, expect.stringContaining('may see pay')]);
  expect((await call('GET', `employees/${paid.id}/pay_details/`)).body).toMatchObject({ pay: 600_000 });
  expect((await imports.undo(id)).status).toBe(202);
  expect((await call('GET', `employees/${paid.id}/pay_details/`)).body).toMatchObject({ pay: 500_000 });
});

it('is undone without pay by who may not see it: what the rows did not bring stays', async () => {
  const { body: paid } = await add({ first_name: 'Ola', last_name: 'Paid', pay: 500_000, pay_period: 'monthly' });
  const { id } = await imports.stored([
    { act: 'update', record: paid.id, cells: { employee_id: paid.employee_id, address: 'Ikeja' } },
  ]);
  // As the database has it, without an entry of the audit log.
  await server.sql("update employee_pay set pay = '700000' where employee_id = $1", [paid.id]);
  expect((await imports.undo(id, true, editor.token)).status).toBe(202);
  expect(await imports.read(id)).toMatchObject({ state: 'undone', undone: 1 });
  expect((await call('GET', `employees/${paid.id}/pay_details/`)).body).toMatchObject({ pay: 700_000 });
});

describe('whose person loses the right in the middle', () => {
  /** Takes the right of a member in the transaction of a chunk. */
  const loses = (email: string, column: string, chunk: number) =>
    server.sql(`create function lose() returns trigger language plpgsql security definer as $$ begin
        update memberships set ended_at = now() where user_id = (select id from users where email = '${email}');
        return new; end $$;
      create trigger lose after update of ${column} on import_chunks for each row when (new.chunk = ${chunk})
      execute function lose()`);
  const enough = () => server.sql('drop trigger lose on import_chunks; drop function lose()');
  /** In whose names its rows are stored, with how many. */
  const names = async (id: string) =>
    (
      await server.sql<{ said: string }>(
        `select count(*) || case when u.email = $2 then ' owner' else ' leaver' end as said
         from import_chunks c, jsonb_to_recordset(c.results) as r (id uuid), audit_log l join users u on u.id = l.actor_id
         where c.import_id = $1 and l.subject_id = r.id and l.action = 'employee.added' group by u.email`,
        [id, owner.email],
      )
    ).map(({ said }) => said);

  it('stops at the next portion, says who may go on, and goes on in their name', async () => {
    const email = newEmail();
    const leaver = await newMember(server, owner, email, ['access_hr', 'edit_people']);
    await loses(email, 'results', 0);
    const { id } = await imports.stored([person('Wale'), person('Xola'), person('Yemi')], {}, leaver.token);
    await enough();
    const stopped = await imports.read(id);
    expect(stopped).toMatchObject({ state: 'stopped', created: 1, done: 1 });
    expect(stopped.stopped_because).toMatch(/ is not a member any more\. .+ can go on with it\.$/);
    const told = async () => (await call('GET', 'notifications/')).body.results[0]?.text;
    await soon(async () => expect(await told()).toContain('stopped after 1 of 3 rows'));
    expect((await imports.commit(id)).status).toBe(202);
    await imports.ended(id);
    expect(await imports.read(id)).toMatchObject({ state: 'finished', created: 3, stopped_because: '' });
    expect((await names(id)).sort()).toEqual(['1 leaver', '2 owner']);
  });

  it('stores nothing of all or nothing, and stops an undo where it is', async () => {
    const email = newEmail();
    const leaver = await newMember(server, owner, email, ['access_hr', 'edit_people']);
    await loses(email, 'results', 0);
    const rows = [person('Zainab'), person('Zik')];
    const none = await imports.stored(rows, { mode: 'all_or_nothing' }, leaver.token);
    await enough();
    expect(none).toMatchObject({ state: 'stopped', created: 0, done: 0 });
    expect(await found('Zainab')).toEqual([]);
    const { id } = await imports.stored(rows, {}, leaver.token);
    await loses(email, 'is_undone', 1);
    expect((await imports.undo(id, false, leaver.token)).status).toBe(202);
    await enough();
    expect(await imports.read(id)).toMatchObject({
      state: 'finished',
      undone: 1,
      stopped_because: expect.stringContaining('can go on'),
    });
    expect((await imports.undo(id)).status).toBe(202);
    expect(await imports.read(id)).toMatchObject({ state: 'undone', undone: 2, stopped_because: '' });
    expect((await imports.cancel(none.id)).body).toMatchObject({
      state: 'cancelled',
      skipped: 2,
    });
  });
});

it('is no import of assets', async () => {
  const { id } = await imports.stored([person('Nuhu')]);
  for (const path of ['', 'refused/', 'refused_rows/'])
    expect((await call('GET', `imports/assets/${id}/${path}`)).status).toBe(404);
  expect((await call('POST', `imports/assets/${id}/undo/`, { rest: true })).status).toBe(404);
});
