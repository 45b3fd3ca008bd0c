import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { EmployeeLists } from '../../../rules/hr/import-row.ts';
import { employeeImportRulesOf } from '../../../rules/hr/import-rules.ts';
import type { Sheet } from '../../../src/domain/shared/import-sheet/sheet.ts';
import { toE164 } from '../../../src/domain/shared/phone.ts';
import { readTable } from '../../../src/services/shared/read-table.ts';
import { soon } from '../../../tests/soon.ts';
import { xlsxFile } from '../../platform/exports/xlsx.ts';
import { startTestServer } from '../../platform/testing.ts';
import { comparedSheet, type Row } from '../../shell/imports/imports.testing.ts';
import { allBanks, allProviders } from '../banks/catalogue.ts';
import { mappingOf, newStaff, person } from './imports.testing.ts';

const server = await startTestServer({ jobs: true });
const { add, call, found, imports, owner, record } = await newStaff(server);
const [{ name: department }] = (await call('GET', 'departments/all/')).body;

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
  const lists: EmployeeLists = {
    departments,
    regions: [],
    subsidiaries: [],
    jobs: [],
    ...catalogues,
    today: '2026-01-01',
    country: 'NG',
  };
  return comparedSheet({ rules: employeeImportRulesOf(toE164), lists, match: imports.match }, table);
}

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
  const { id, ...done } = await imports.stored(rows, mappingOf(rows));
  expect(done).toMatchObject({ state: 'finished', created: 3, refused: 0 });
  const bola = await record('S-2');
  expect(bola).toMatchObject({ phone_number: '+2348031234567', nationality: 'NG', status: 'active' });
  expect(await record('S-1')).toMatchObject({
    hire_date: '2024-02-03',
    department: { name: department },
    manager: { id: bola.id },
  });
  const chidi = await record('Chidi');
  expect(chidi).toMatchObject({ manager: { id: bola.id }, employee_id: 'EMP-0003', masked_pay: { nin: '•••8901' } });
  expect((await imports.undo(id)).status).toBe(202);
  expect(await imports.read(id)).toMatchObject({ state: 'undone', undone: 3, kept: 0 });
  expect(await found('Sheet')).toEqual([]);
});

it('gives those whom it adds the default benefits, from their hire date, and takes both back', async () => {
  const benefit = (await call('POST', 'benefits/', { name: 'HMO by default', kind: 'health' })).body.id;
  await call('PATCH', `benefits/${benefit}/toggle_default/`, { is_default: true });
  const done = await imports.stored([person('Defaulta', { hire_date: '2024-03-01' })]);
  const [added] = await found('Defaulta');
  const holders = async () => (await call('GET', `benefits/${benefit}/employees/`)).body.results;
  expect(await holders()).toMatchObject([{ id: added.id, start_date: '2024-03-01' }]);
  expect((await imports.undo(done.id)).status).toBe(202);
  expect(await imports.ended(done.id, 'undone')).toMatchObject({ undone: 1, kept: 0 });
  expect(await holders()).toEqual([]);
  await call('PATCH', `benefits/${benefit}/toggle_default/`, { is_default: false });
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
  const { id, ...done } = await imports.stored(rows, mappingOf(rows));
  expect(done).toMatchObject({ created: 1, refused: 6 });
  const file = await imports.refused(id);
  for (const reason of [
    'They would report to themselves, through others.',
    'Nobody in the business or in this file has this employee ID or work email.',
    'A birth date is before today.',
    "There is no department 'Moon base'.",
    'The phone number entered is not valid.',
    "Somebody else has 'EMP-0001' already.",
  ])
    expect(file).toContain(reason);
  const { body } = await call('GET', `imports/employees/${id}/refused_rows/?page=1&page_size=4`);
  expect(body).toMatchObject({ count: 6, next: expect.stringContaining('page=2') });
  expect(body.results.map(({ row }: { row: number }) => row)).toEqual([2, 3, 4, 5]);
  expect(body.results[3]).toEqual({
    row: 5,
    cells: [
      { label: 'First name', text: 'Gozie' },
      { label: 'Last name', text: 'Sheet' },
      { label: 'Date of birth', text: '2099-01-01' },
      { label: 'Department', text: 'Moon base' },
    ],
    problems: ["Department: There is no department 'Moon base'.", 'Date of birth: A birth date is before today.'],
  });
  const told = async () => (await call('GET', 'notifications/')).body.results[0]?.text;
  await soon(async () =>
    expect(await told()).toBe('6 of the 7 rows of employees.csv were refused: 1 added, 0 updated'),
  );
  await imports.undo(id);
});

it('compares birth and hire date, of which the file has only one, with what is known', async () => {
  const known = (await add({ first_name: 'Kelechi', last_name: 'Known', birth_date: '1999-01-01' })).body;
  const row = {
    act: 'update' as const,
    record: known.id,
    cells: { employee_id: known.employee_id, hire_date: '2012-05-01' },
  };
  const { id, ...done } = await imports.stored([row], mappingOf([row]));
  expect(done).toMatchObject({ updated: 0, refused: 1 });
  expect(await imports.refused(id)).toContain('They were younger than 15 on the hire date.');
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
  const { id, ...done } = await imports.stored(rows, mappingOf(rows));
  expect(done).toMatchObject({ state: 'finished', created: 2, refused: 2 });
  const file = await imports.refused(id);
  expect(file).toContain('The employee whom this row updates is not there.');
  expect(file).toContain('This row cannot be stored.');
  await imports.undo(id);
});

it('changes those whom the business has, and makes them what they were; who changed since stays', async () => {
  const [kept, back] = [
    (await add({ first_name: 'Kemi', last_name: 'Old', gender: 'female' })).body,
    (await add({ first_name: 'Lanre', last_name: 'Old', pay: 5, pay_period: 'daily' })).body,
  ];
  const rows = [
    { act: 'update', record: kept.id, cells: { employee_id: kept.employee_id, last_name: 'New' } },
    { act: 'update', record: back.id, cells: { employee_id: back.employee_id, last_name: 'New', pay: '7' } },
    { act: 'update', record: back.id, cells: { employee_id: back.employee_id, last_name: 'Twice' } },
  ];
  const { id, ...done } = await imports.stored(rows, mappingOf(rows));
  expect(done).toMatchObject({ updated: 2, refused: 1 });
  expect((await call('GET', `employees/${kept.id}`)).body).toMatchObject({ last_name: 'New', gender: 'female' });
  server.clock.advance(1000);
  await call('PUT', `employees/${kept.id}/confirmation_and_review_date/`, { review_date: '2030-01-01' });
  const refusal = await imports.undo(id);
  expect(refusal).toMatchObject({ status: 409, body: { code: 'changed_since', changed: [{ id: kept.id }] } });
  expect(refusal.body.detail).toBe('Something was recorded about Kemi New since.');
  await imports.undo(id, true);
  expect(await imports.read(id)).toMatchObject({ undone: 1, kept: 1 });
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
      first_name,
      last_name: 'Trip',
      phone_number: '0803 123 4567',
      hire_date: '2024-02-29',
      job_title: texts[texts.length - 1 - at],
    });
  const { body: paid } = await add({
    first_name: 'Sade',
    last_name: 'Trip',
    pay: 350_000,
    pay_period: 'monthly',
    bank: '011',
    account_number: '0000014579',
    account_name: "'=Sade Trip",
    nin: '12345678901',
  });
  const exported = await exportedTrips();
  const tables = { csv: exported, xlsx: await savedAsWorkbook(exported) };
  for (const [form, table] of Object.entries(tables)) {
    const list = await sheetOf(table.map((row) => row.slice(0, 11)));
    const all = { rows: texts.length + 1, known: texts.length + 1 };
    expect(list.summary(), form).toMatchObject({ ...all, wrong: 0, changed: 0, surplus: 0 });
    const { columns, titles } = list.summary();
    expect(titles.filter((_title, at) => columns[at] === null)).toEqual(['Status']);
    // Whether pay is another is known to the server alone.
    const same = await imports.stored((await sheetOf(table)).rowsToSend(0, all.rows));
    expect(same, form).toMatchObject({ updated: 0, skipped: all.rows, refused: 0 });
  }
  const changed = exported.map((row) => row.map((text) => (text === '350000' ? '400000' : text)));
  const edited = await imports.stored((await sheetOf(changed)).rowsToSend(0, changed.length - 1));
  expect(edited).toMatchObject({ updated: 1, skipped: texts.length, refused: 0 });
  expect((await call('GET', `employees/${paid.id}/pay_details/`)).body).toMatchObject({ pay: 400_000 });
});

it('refuses in the review, in storing and at the form the same phone numbers, in the same words', async () => {
  const phones = ['0803 123 4567', '+234 803-123-4567', '2348031234567', '+442079460958', '0801234567', '1234567', 'x'];
  const titles = ['Employee ID', 'First name', 'Last name', 'Phone number'];
  const sheet = await sheetOf([titles, ...phones.map((phone, at) => [`PH-${at}`, 'Ada', 'Review', phone])]);
  const reviewed = sheet.window('all', 0, phones.length).rows.map(({ problems }) => problems[0]?.detail ?? null);
  const atForm = [];
  for (const phone_number of phones) {
    const { body } = await call('POST', 'employees/post_employee_form_once/', {
      first_name: 'Ada',
      last_name: 'Form',
      phone_number,
    });
    atForm.push(body.phone_number?.[0] === '+' ? null : body.phone_number[0]);
  }
  expect(reviewed).toEqual(atForm);
  expect(new Set(reviewed)).toEqual(new Set([null, 'The phone number entered is not valid.']));
  const good = reviewed.filter((problem) => problem === null).length;
  const rows = sheet.rowsToSend(0, phones.length);
  const stored = await imports.stored(rows, mappingOf(rows));
  expect(stored).toMatchObject({ created: good, refused: phones.length - good });
});

it('compares a day of a row with those that the employee has, in the review and in storing', async () => {
  const days = { birth_date: '1990-05-01', hire_date: '2020-01-01', probation_end_date: '2020-06-30' };
  const { body: known } = await add({ first_name: 'Days', last_name: 'Known', ...days });
  const titles = ['Employee ID', 'Hire date'];
  const early = await sheetOf([titles, [known.employee_id, '2001-01-01']]);
  const late = await sheetOf([titles, [known.employee_id, '2021-01-01']]);
  const problemOf = (sheet: Sheet) => sheet.window('all', 0, 1).rows[0]?.problems[0];
  expect(problemOf(early)).toMatchObject({ column: 'hire_date', detail: expect.stringMatching(/younger than 15/) });
  expect(problemOf(late)).toMatchObject({ column: 'hire_date', detail: expect.stringMatching(/probation/) });
  for (const sheet of [early, late]) {
    const rows = sheet.rowsToSend(0, 1);
    expect(await imports.stored(rows, mappingOf(rows))).toMatchObject({ updated: 0, refused: 1 });
  }
});
