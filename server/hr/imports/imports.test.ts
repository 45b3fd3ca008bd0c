import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EmployeeLists } from '../../../rules/hr/import-row.ts';
import { employeeImportRules } from '../../../rules/hr/import-rules.ts';
import { createSheet, type Sheet } from '../../../src/domain/shared/import-sheet/sheet.ts';
import { readTable } from '../../../src/services/shared/read-table.ts';
import { newEmail } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { xlsxFile } from '../../platform/xlsx.ts';
import { allBanks, allProviders } from '../banks/catalogue.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
let editor: Awaited<ReturnType<typeof newMember>>;
let department = '';

const call = (method: string, rest: string, json?: unknown, token = owner.token) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });
const found = async (search: string) => (await call('GET', `employees?search=${search}`)).body.results;
const record = async (search: string) => (await call('GET', `employees/${(await found(search))[0]?.id}`)).body;
const add = (form: object) => call('POST', 'employees/post_employee_form_once/', form);
const mapping = (cells: object) => Object.keys(cells).map((column) => ({ title: column, column }));

type Row = { act?: string; asset?: string; cells: Record<string, string> };
async function begin(rows: Row[], token = owner.token) {
  const about = {
    file_name: 'staff.csv',
    mode: 'good_rows',
    rows: rows.length,
    mapping: mapping(rows[0]?.cells ?? {}),
  };
  return call('POST', 'employee_imports/', about, token);
}
async function send(rows: Row[]) {
  const { body } = await begin(rows);
  const sent = rows.map((row, at) => ({ row: at + 2, act: 'create', ...row }));
  // In two chunks, so that managers stand in another one.
  for (const [chunk, part] of [sent.slice(0, 1), sent.slice(1)].entries())
    if (part.length > 0)
      expect((await call('PUT', `employee_imports/${body.id}/chunks/${chunk}/`, { rows: part })).status).toBe(204);
  expect((await call('POST', `employee_imports/${body.id}/commit/`)).status).toBe(202);
  return body.id as string;
}
const ended = (id: string) =>
  expect
    .poll(async () => (await call('GET', `employee_imports/${id}/`)).body, { timeout: 10_000, interval: 50 })
    .not.toMatchObject({ state: expect.stringMatching(/storing|undoing/) });
const read = async (id: string) => (await call('GET', `employee_imports/${id}/`)).body;
const undo = async (id: string, rest = false) => {
  const answer = await call('POST', `employee_imports/${id}/undo/`, { rest });
  if (answer.status === 202) await ended(id);
  return answer;
};
const person = (first_name: string, cells: Record<string, string> = {}): Row => ({
  cells: { first_name, last_name: 'Sheet', ...cells },
});

const tableOf = async (file: Blob) => {
  const table: string[][] = [];
  await readTable(file, (some) => table.push(...some.map((line) => line.texts)));
  return table;
};
async function exportedTrips() {
  const path = `${server.url}/api/c/${owner.businessId}/employees/export_with_pay/?search=trip`;
  return tableOf(await (await fetch(path, { headers: { authorization: `Bearer ${owner.token}` } })).blob());
}
async function savedAsWorkbook([titles = [], ...rows]: string[][]) {
  async function* each() {
    yield* rows;
  }
  return tableOf(new Blob([new Uint8Array(await buffer(xlsxFile('Employees', titles, each())))]));
}
/** As the app does it: read, compared with the list. */
async function sheetOf(table: readonly string[][]): Promise<Sheet> {
  const departments = (await call('GET', 'departments/all/')).body;
  const catalogues = { banks: allBanks, pensionProviders: allProviders };
  const lists: EmployeeLists = { departments, regions: [], jobs: [], ...catalogues, today: '2026-01-01' };
  const sheet = createSheet(employeeImportRules);
  sheet.change({ change: 'lists', lists });
  sheet.append(table.map((texts, at) => ({ row: at + 1, texts: [...texts] })));
  sheet.change({ change: 'titles', row: 1, remembered: [] });
  const keys = sheet.keys(1000);
  const { body } = await call('POST', 'employee_imports/matches/', { keys });
  sheet.change({ change: 'known', keys, found: body.results });
  return sheet;
}

beforeAll(async () => {
  owner = await newOwner(server);
  editor = await newMember(server, owner, newEmail(), ['access_hr', 'edit_people']);
  [{ name: department }] = (await call('GET', 'departments/all/')).body;
});

describe('an import of employees', () => {
  it('adds them with their managers, who stand below them in the file, and is undone', async () => {
    const rows = [
      person('Ada', {
        employee_id: 'S-1',
        manager: 's-2',
        department: department.toUpperCase(),
        hire_date: '03 Feb 2024',
      }),
      person('Bola', {
        employee_id: 'S-2',
        email: 'bola@sheet.test',
        phone_number: '0803 123 4567',
        nationality: 'Nigerian',
      }),
      person('Chidi', { manager: 'BOLA@sheet.test', pay: '350,000', pay_period: 'monthly', nin: '12345678901' }),
    ];
    const id = await send(rows);
    await ended(id);
    expect(await read(id)).toMatchObject({ state: 'finished', created: 3, refused: 0 });
    const bola = await record('S-2');
    expect(bola).toMatchObject({ phone_number: '+2348031234567', nationality: 'NG', status: 'active' });
    expect(await record('S-1')).toMatchObject({
      hire_date: '2024-02-03',
      department: { name: department },
      manager: { id: bola.id },
    });
    const chidi = await record('Chidi');
    expect(chidi).toMatchObject({ manager: { id: bola.id }, employee_id: 'EMP-0003', masked_pay: { nin: '•••8901' } });
    expect((await undo(id)).status).toBe(202);
    expect(await read(id)).toMatchObject({ state: 'undone', undone: 3, kept: 0 });
    expect(await found('Sheet')).toEqual([]);
  });

  it('refuses whom it cannot store, with the reason, and stores the others', async () => {
    const rows = [
      person('Dayo', { employee_id: 'D-1', manager: 'D-2' }),
      person('Efe', { employee_id: 'D-2', manager: 'D-1' }),
      person('Femi', { manager: 'nobody' }),
      person('Gozie', { birth_date: '2099-01-01', department: 'Moon base' }),
      person('Hauwa', { phone_number: '123456789012345' }),
      person('Ify', { employee_id: 'EMP-0001' }),
      person('Jide'),
    ];
    const id = await send(rows);
    await ended(id);
    expect(await read(id)).toMatchObject({ created: 1, refused: 6 });
    const { body: file } = await call('GET', `employee_imports/${id}/refused/`);
    for (const reason of [
      'They would report to themselves, through others.',
      "Nobody in the business or in this file is 'nobody'.",
      'A birth date is before today.',
      "There is no department 'Moon base'.",
      'The phone number is not valid.',
      "Somebody else has 'EMP-0001' already.",
    ])
      expect(file).toContain(reason);
    await undo(id);
  });

  it('refuses a row that the database does not take, and stores the others', async () => {
    await add({ first_name: 'Small', last_name: 'Letter', employee_id: 'i-1' });
    const rows: Row[] = [
      person('First'),
      { act: 'update', cells: { employee_id: 'nobody' } },
      // The database has one small letter for it, JavaScript two.
      person('Great', { employee_id: '\u0130-1' }),
      person('Last'),
    ];
    const id = await send(rows);
    await ended(id);
    expect(await read(id)).toMatchObject({ state: 'finished', created: 2, refused: 2 });
    const { body: file } = await call('GET', `employee_imports/${id}/refused/`);
    expect(file).toContain('The employee whom this row updates is not there.');
    expect(file).toContain('This row cannot be stored.');
    await undo(id);
  });

  it('changes those whom the business has, and makes them what they were; who changed since stays', async () => {
    const [kept, back] = [
      (await add({ first_name: 'Kemi', last_name: 'Old', gender: 'female' })).body,
      (await add({ first_name: 'Lanre', last_name: 'Old', pay: 5, pay_period: 'daily' })).body,
    ];
    const rows = [
      { act: 'update', asset: kept.id, cells: { employee_id: kept.employee_id, last_name: 'New' } },
      { act: 'update', asset: back.id, cells: { employee_id: back.employee_id, last_name: 'New', pay: '7' } },
      { act: 'update', asset: back.id, cells: { employee_id: back.employee_id, last_name: 'Twice' } },
    ];
    const id = await send(rows);
    await ended(id);
    expect(await read(id)).toMatchObject({ updated: 2, refused: 1 });
    expect((await call('GET', `employees/${kept.id}`)).body).toMatchObject({ last_name: 'New', gender: 'female' });
    server.clock.advance(1000);
    await call('PUT', `employees/${kept.id}/confirmation_and_review_date/`, { review_date: '2030-01-01' });
    const refusal = await undo(id);
    expect(refusal).toMatchObject({ status: 409, body: { code: 'changed_since', changed: [{ id: kept.id }] } });
    expect(refusal.body.detail).toBe('Something was recorded about Kemi New since.');
    await undo(id, true);
    expect(await read(id)).toMatchObject({ undone: 1, kept: 1 });
    expect((await call('GET', `employees/${kept.id}`)).body.last_name).toBe('New');
    expect((await call('GET', `employees/${back.id}`)).body.last_name).toBe('Old');
    expect((await call('GET', `employees/${back.id}/pay_details/`)).body).toMatchObject({
      pay: 5,
      pay_period: 'daily',
    });
  });

  it('finds nothing new in an exported file of either form, and what was changed in it', async () => {
    const texts = ["'=Trip", "''-Trip", '=Trip', '+Trip', "O'Trip; =Trip"];
    for (const [at, first_name] of texts.entries())
      await add({
        ...{ first_name, last_name: 'Trip', phone_number: '0803 123 4567', hire_date: '2024-02-29' },
        ...{ job_title: texts[texts.length - 1 - at] },
      });
    const { body: paid } = await add({
      ...{ first_name: 'Sade', last_name: 'Trip', pay: 350_000, pay_period: 'monthly' },
      ...{ bank: '011', account_number: '0000014579', account_name: "'=Sade Trip", nin: '12345678901' },
    });
    const exported = await exportedTrips();
    const tables = { csv: exported, xlsx: await savedAsWorkbook(exported) };
    for (const [form, table] of Object.entries(tables)) {
      const list = await sheetOf(table.map((row) => row.slice(0, 10)));
      const all = { rows: texts.length + 1, known: texts.length + 1 };
      expect(list.summary(), form).toMatchObject({ ...all, wrong: 0, changed: 0, surplus: 0 });
      const { columns, titles } = list.summary();
      expect(titles.filter((_title, at) => columns[at] === null)).toEqual(['Status']);
      // Whether pay is another is known to the server alone.
      const same = await send((await sheetOf(table)).rowsToSend(0, all.rows));
      await ended(same);
      expect(await read(same), form).toMatchObject({ updated: 0, skipped: all.rows, refused: 0 });
    }
    const changed = exported.map((row) => row.map((text) => (text === '350000' ? '400000' : text)));
    const edited = await send((await sheetOf(changed)).rowsToSend(0, changed.length - 1));
    await ended(edited);
    expect(await read(edited)).toMatchObject({ updated: 1, skipped: texts.length, refused: 0 });
    expect((await call('GET', `employees/${paid.id}/pay_details/`)).body).toMatchObject({ pay: 400_000 });
  });

  it('takes pay only from those who may see it, and shows it to nobody else', async () => {
    const rows = [person('Musa', { pay: '1', pay_period: 'daily', department: 'Moon base' })];
    expect((await begin(rows, editor.token)).status).toBe(400);
    const cells = rows[0]?.cells ?? {};
    expect((await call('POST', 'employees/import/', [cells], editor.token)).status).toBe(400);
    const id = await send(rows);
    await ended(id);
    const titles = async (token: string) =>
      String((await call('GET', `employee_imports/${id}/refused/`, undefined, token)).body).split('\r\n')[0];
    expect(await titles(owner.token)).toContain('Pay (NGN)');
    expect(await titles(editor.token)).not.toContain('Pay (NGN)');
  });

  it('says no pay in the reasons of refused rows, nor lets who may not see it undo what others brought', async () => {
    const { body: paid } = await add({ first_name: 'Ngozi', last_name: 'Paid', pay: 500_000, pay_period: 'monthly' });
    const rows: Row[] = [
      { act: 'update', asset: paid.id, cells: { employee_id: paid.employee_id, pay: '600000' } },
      person('Tola', { pay: '1,23,456.78', pay_period: 'monthly', bank: 'Vault of Tola' }),
      person('Uche', { department: 'Moon base', pay: '98765.43' }),
    ];
    const id = await send(rows);
    await ended(id);
    const file = async (token: string) =>
      String((await call('GET', `employee_imports/${id}/refused/`, undefined, token)).body);
    expect(await file(owner.token)).toContain('1,23,456.78');
    const hidden = await file(editor.token);
    for (const secret of ['1,23,456.78', 'Vault of Tola', '98765.43', 'Pay']) expect(hidden).not.toContain(secret);
    expect(hidden).toContain(
      "There is no department 'Moon base'. There is a problem in a column that you may not see.",
    );
    const undone = await call('POST', `employee_imports/${id}/undo/`, { rest: true }, editor.token);
    expect([undone.status, undone.body.detail]).toEqual([403, expect.stringContaining('may see pay')]);
    expect((await call('GET', `employees/${paid.id}/pay_details/`)).body).toMatchObject({ pay: 600_000 });
    expect((await undo(id)).status).toBe(202);
    expect((await call('GET', `employees/${paid.id}/pay_details/`)).body).toMatchObject({ pay: 500_000 });
  });

  it('is undone without pay by who may not see it: what the rows did not bring stays', async () => {
    const { body: paid } = await add({ first_name: 'Ola', last_name: 'Paid', pay: 500_000, pay_period: 'monthly' });
    const id = await send([
      { act: 'update', asset: paid.id, cells: { employee_id: paid.employee_id, address: 'Ikeja' } },
    ]);
    await ended(id);
    // As the database has it, without an entry of the audit log.
    await server.sql("update employee_pay set pay = '700000' where employee_id = $1", [paid.id]);
    expect((await call('POST', `employee_imports/${id}/undo/`, { rest: true }, editor.token)).status).toBe(202);
    await ended(id);
    expect(await read(id)).toMatchObject({ state: 'undone', undone: 1 });
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
    const inThrees = async (rows: Row[], token: string, mode = 'good_rows') => {
      const about = { file_name: 'staff.csv', mode, rows: rows.length, mapping: [] };
      const { body } = await call('POST', 'employee_imports/', about, token);
      for (const [chunk, row] of rows.entries())
        await call(
          'PUT',
          `employee_imports/${body.id}/chunks/${chunk}/`,
          { rows: [{ row: chunk + 2, act: 'create', ...row }] },
          token,
        );
      expect((await call('POST', `employee_imports/${body.id}/commit/`, undefined, token)).status).toBe(202);
      await ended(body.id);
      return body.id as string;
    };
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
      const id = await inThrees([person('Wale'), person('Xola'), person('Yemi')], leaver.token);
      await enough();
      const stopped = await read(id);
      expect(stopped).toMatchObject({ state: 'stopped', created: 1, done: 1 });
      expect(stopped.stopped_because).toMatch(/ is not a member any more\. .+ can go on with it\.$/);
      const told = async () => (await call('GET', 'notifications/')).body.results[0]?.text;
      await expect.poll(told).toContain('stopped after 1 of 3 rows');
      expect((await call('POST', `employee_imports/${id}/commit/`)).status).toBe(202);
      await ended(id);
      expect(await read(id)).toMatchObject({ state: 'finished', created: 3, stopped_because: '' });
      expect((await names(id)).sort()).toEqual(['1 leaver', '2 owner']);
    });

    it('stores nothing of all or nothing, and stops an undo where it is', async () => {
      const email = newEmail();
      const leaver = await newMember(server, owner, email, ['access_hr', 'edit_people']);
      await loses(email, 'results', 0);
      const none = await inThrees([person('Zainab'), person('Zik')], leaver.token, 'all_or_nothing');
      await enough();
      expect(await read(none)).toMatchObject({ state: 'stopped', created: 0, done: 0 });
      expect(await found('Zainab')).toEqual([]);
      const id = await inThrees([person('Zainab'), person('Zik')], leaver.token);
      await loses(email, 'is_undone', 1);
      expect((await call('POST', `employee_imports/${id}/undo/`, { rest: false }, leaver.token)).status).toBe(202);
      await ended(id);
      await enough();
      expect(await read(id)).toMatchObject({
        state: 'finished',
        undone: 1,
        stopped_because: expect.stringContaining('can go on'),
      });
      expect((await undo(id)).status).toBe(202);
      expect(await read(id)).toMatchObject({ state: 'undone', undone: 2, stopped_because: '' });
      expect((await call('POST', `employee_imports/${none}/cancel/`)).body).toMatchObject({
        state: 'cancelled',
        skipped: 2,
      });
    });
  });

  it('is no import of assets', async () => {
    const id = await send([person('Nuhu')]);
    await ended(id);
    for (const path of ['', 'refused/'])
      expect((await call('GET', `asset-management/imports/${id}/${path}`)).status).toBe(404);
    expect((await call('POST', `asset-management/imports/${id}/undo/`, { rest: true })).status).toBe(404);
  });
});

describe('the call that takes all rows at once', () => {
  it('adds all of them, or none and says why', async () => {
    const rows = [
      { first_name: 'Obi', last_name: 'Atonce', manager: 'O-2' },
      { first_name: 'Peju', last_name: 'Atonce', employee_id: 'O-2' },
    ];
    const wrong = await call('POST', 'employees/import/', [...rows, { first_name: 'Quam' }]);
    expect(wrong).toMatchObject({
      status: 400,
      body: [{ row: 3, column: 'Last name', detail: 'This cell is empty.' }],
    });
    expect(await found('Atonce')).toEqual([]);
    expect((await call('POST', 'employees/import/', rows)).body).toEqual({ created: 2 });
    expect(await record('Obi')).toMatchObject({ manager: { first_name: 'Peju' } });
  });

  it('finds whom the business has by ID or address, without pay', async () => {
    const { results } = (await call('POST', 'employee_imports/matches/', { keys: ['o-2', 'nobody@sheet.test'] })).body;
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({ number: 'O-2', cells: { first_name: 'Peju' } });
    expect(Object.keys(results[0].cells)).not.toContain('pay');
  });
});

describe('the departments and regions of a file', () => {
  const words = [
    { column: 'department', name: 'Robotics' },
    { column: 'region', name: 'Calabar' },
  ];
  const beginWith = (rows: Row[], token = owner.token) =>
    call(
      ...(['POST', 'employee_imports/'] as const),
      { file_name: 'staff.csv', mode: 'good_rows', rows: rows.length, mapping: [], words },
      token,
    );
  const rows = [person('Folake', { department: 'robotics', region: 'CALABAR' })];
  const commit = async (id: string) => {
    const sent = rows.map((row, at) => ({ row: at + 2, act: 'create', ...row }));
    await call('PUT', `employee_imports/${id}/chunks/0/`, { rows: sent });
    expect((await call('POST', `employee_imports/${id}/commit/`)).status).toBe(202);
    await ended(id);
  };
  const has = async () => {
    const lists = [(await call('GET', 'departments/all/')).body, (await call('GET', 'regions/all/')).body].flat();
    return words.map((word) => lists.some(({ name }: { name: string }) => name === word.name));
  };

  it('come with the rows and go with them, unless somebody else is there by then', async () => {
    const { body: first } = await beginWith(rows);
    expect(await has()).toEqual([false, false]);
    await commit(first.id);
    expect(await has()).toEqual([true, true]);
    expect((await undo(first.id)).status).toBe(202);
    expect([await has(), (await read(first.id)).words]).toEqual([
      [false, false],
      words.map((word) => ({ ...word, outcome: 'removed' })),
    ]);
    const { body: second } = await beginWith(rows);
    await commit(second.id);
    const { department: there } = await record('Folake');
    await add({ first_name: 'Xola', last_name: 'Other', department: there.id });
    await undo(second.id);
    expect((await read(second.id)).words).toMatchObject([{ outcome: 'kept' }, { outcome: 'removed' }]);
    expect(await has()).toEqual([true, false]);
  });

  it('are for those who may add them in the settings', async () => {
    expect((await beginWith(rows, editor.token)).status).toBe(403);
    const { body } = await beginWith(rows);
    expect((await call('POST', `employee_imports/${body.id}/commit/`, undefined, editor.token)).status).toBe(403);
    const manager = await newMember(server, owner, newEmail(), ['access_hr', 'edit_people', 'manage_hr']);
    expect((await beginWith(rows, manager.token)).status).toBe(201);
  });
});
