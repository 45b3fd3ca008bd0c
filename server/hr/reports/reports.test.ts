import { beforeAll, describe, expect, it } from 'vitest';
import { newEmail } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { auditOf, newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';

const server = await startTestServer({ jobs: true, now: new Date('2026-03-10T09:00:00Z') });
let owner: Owner;
let departments: { id: string; name: string }[];

const call = (method: string, rest: string, json?: unknown, token = owner.token) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });
const read = async (rest: string) => (await call('GET', rest)).body;
const dashboard = (what: string) => read(`employees/dashboard/${what}`);

const people = [
  ['Ada', { gender: 'female', birth_date: '1990-03-10', hire_date: '2020-03-10', state_of_origin: 'Anambra' }, 0],
  ['Bola', { gender: 'male', birth_date: '1984-02-29', hire_date: '2025-06-01', employment_type: 'contract' }, 0],
  ['Chidi', { gender: 'male', birth_date: '2004-12-24', hire_date: '2026-03-01' }, 1],
  ['Dayo', { gender: 'female', birth_date: '1960-01-01', hire_date: '2025-04-01', marital_status: 'married' }, 1],
  ['Efe', { gender: 'female', hire_date: '2024-01-01', nationality: 'NG' }, null],
  // Will join.
  ['Femi', { hire_date: '2026-04-01' }, 0],
] as const;
const ids: Record<string, string> = {};

beforeAll(async () => {
  owner = await newOwner(server);
  departments = await read('departments/all/');
  for (const [at, [first_name, facts, department]] of people.entries()) {
    const pay = first_name === 'Femi' ? {} : { pay: 100_000 * (at + 1), pay_period: 'monthly' };
    const form = {
      first_name,
      last_name: 'Test',
      ...facts,
      ...pay,
      department: departments[department ?? -1]?.id ?? null,
    };
    const { status, body } = await call('POST', 'employees/post_employee_form_once/', form);
    expect(status).toBe(201);
    ids[first_name] = body.id;
  }
  const end = (who: string, date: string, reason: string) =>
    call('POST', `employees/${ids[who]}/terminate/`, { date, reason });
  expect((await end('Dayo', '2025-12-31', 'retirement')).status).toBe(200);
  expect((await end('Efe', '2025-05-31', 'resignation')).status).toBe(200);
});

describe('somebody who joins on a day to come', () => {
  const namesIn = async (query: string) =>
    (await read(`employees?${query}`)).results.map((one: { first_name: string }) => one.first_name);

  it('is joining, and not active, through every door', async () => {
    expect(await namesIn('status=joining')).toEqual(['Femi']);
    expect(await namesIn('search=femi&status=active')).toEqual([]);
    expect(await namesIn('search=femi&active=true')).toEqual([]);
    expect((await read(`employees/${ids.Femi}`)).status).toBe('joining');
    const counts = await dashboard('count/');
    const { count } = await read('employees?active=true');
    expect(counts).toMatchObject({ active: count, joining: 1, on_notice: 0 });
    expect((await read('employees/filter?search=femi&status=active')).count).toBe(0);
    expect((await read('employees/all')).map((one: { id: string }) => one.id)).not.toContain(ids.Femi);
    const headers = { authorization: `Bearer ${owner.token}` };
    const exported = await fetch(`${server.url}/api/c/${owner.businessId}/employees/export/?search=femi`, { headers });
    expect(await exported.text()).toContain('"Joining"');
  });
});

describe('somebody who comes back', () => {
  it('begins another employment after the last day of the one before', async () => {
    const back = (date: string) => call('POST', `employees/${ids.Efe}/reinstate/`, { date });
    expect((await back('2025-05-31')).body).toEqual({
      date: ['The first day is after the last one of the employment before.'],
    });
    expect((await back('2026-03-11')).body).toEqual({ date: ['The first day is not after today.'] });
    expect((await back('2026-01-05')).body).toMatchObject({
      status: 'active',
      hire_date: '2026-01-05',
      terminated_on: null,
    });
  });

  it('is with the people on the days of both employments, and not in between', async () => {
    const on = async (day: string) =>
      (await read(`employees?employed_on=${day}`)).results.map(({ first_name }: { first_name: string }) => first_name);
    expect(await on('2025-05-30')).toContain('Efe');
    expect(await on('2025-05-31')).not.toContain('Efe');
    expect(await on('2026-01-05')).toContain('Efe');
  });
});

describe('the dashboard', () => {
  it('counts who works here today', async () => {
    // The owner has no hire date, and has always been there.
    expect(await dashboard('count/')).toEqual({
      total: 5,
      active: 5,
      inactive: 0,
      joining: 1,
      on_notice: 0,
      as_of: '2026-03-10',
    });
    expect(await dashboard('gender_distribution/')).toEqual([
      { gender: 'female', count: 2 },
      { gender: 'male', count: 2 },
      { gender: null, count: 1 },
    ]);
    expect(await dashboard('department_breakdown/')).toEqual([
      { department: departments[0], count: 2 },
      { department: null, count: 2 },
      { department: departments[1], count: 1 },
    ]);
  });

  it('shows the comings and goings of a year', async () => {
    const { year, months, without_hire_date } = await dashboard('employee_turn_over/');
    expect(year).toMatchObject({
      start_date: '2025-03-11',
      end_date: '2026-03-10',
      opening: 3,
      joined: 4,
      left: 2,
      closing: 5,
    });
    expect(months).toHaveLength(13);
    expect(without_hire_date).toBe(1);
  });

  it('answers anew as soon as somebody changes', async () => {
    const before = await dashboard('gender_distribution/');
    const details = { first_name: 'Chidi', last_name: 'Test', birth_date: '2004-12-24', hire_date: '2026-03-01' };
    const path = `employees/${ids.Chidi}/update_employee_form_once/`;
    const department = departments[1]?.id;
    expect((await call('PUT', path, { ...details, department, gender: null })).status).toBe(200);
    expect(await dashboard('gender_distribution/')).not.toEqual(before);
    await call('PUT', path, { ...details, department, gender: 'male' });
    expect(await dashboard('gender_distribution/')).toEqual(before);
  });

  it('knows whom to congratulate, today and soon', async () => {
    const namesOf = async (what: string) =>
      (await dashboard(what)).results.map(({ first_name, date, years }: Record<string, string>) => [
        first_name,
        date,
        years,
      ]);
    expect(await namesOf('birthdays?status=active')).toEqual([['Ada', '2026-03-10', null]]);
    expect(await namesOf('birthdays?status=upcoming')).toEqual([]);
    expect(await namesOf('job_anniversary?status=active')).toEqual([['Ada', '2026-03-10', 6]]);
    expect(await namesOf('job_anniversary?status=upcoming')).toEqual([]);
    expect(await namesOf('new_hire/')).toEqual([['Chidi', '2026-03-01', null]]);
  });
});

type Cell = { value: number | null; unit?: string; people: Record<string, string> | null };
const names = ['turnover', 'employee-count', 'head-count', 'diversity-demographic', 'age-profile', 'salaries'] as const;

describe('a report', () => {
  const filters = () => ['', `department=${departments[0]?.id}`, 'start_date=2025-04-01&end_date=2025-12-31'];

  it.each(names)('%s: every number lists as many people as it says', async (name) => {
    for (const filter of filters()) {
      const { figures, tables } = await read(`hr_reports/${name}/?${filter}`);
      const cells: Cell[] = [
        ...figures,
        ...tables.flatMap(({ rows }: { rows: { cells: Cell[] }[] }) => rows.flatMap((row) => row.cells)),
      ];
      const linked = cells.filter(({ people: behind }) => behind !== null);
      expect(linked.length).toBeGreaterThan(0);
      for (const { value, unit, people: behind } of linked) {
        const { count } = await read(`employees?${new URLSearchParams(behind ?? {})}`);
        // A share says whom it is about, a number how many.
        if (unit !== 'percent') expect({ behind, count }).toEqual({ behind, count: value });
        else expect(count).toBeGreaterThan(0);
      }
    }
  });

  it('is about a period that ends today at the latest, and is no longer than ten years', async () => {
    const asked = async (query: string) => {
      const { status, body } = await call('GET', `hr_reports/turnover/?${query}`);
      return [status, Object.keys(body)];
    };
    expect(await asked('end_date=2026-03-11')).toEqual([400, ['end_date']]);
    expect(await asked('start_date=2026-02-01&end_date=2026-01-01')).toEqual([400, ['start_date']]);
    expect(await asked('start_date=2010-02-01')).toEqual([400, ['start_date']]);
    expect(await asked(`department=${owner.businessId}`)).toEqual([400, ['department']]);
  });

  it('says who joined, left and came back in the words of the named calls', async () => {
    const period = 'start_date=2025-04-01&end_date=2026-03-10';
    expect(await read(`hr_reports/gainers_stat?${period}`)).toEqual({ count: 4, returned: 1 });
    const { count, reasons } = await read(`hr_reports/leavers_stat?${period}`);
    expect(count).toBe(2);
    expect(reasons.filter((one: { count: number }) => one.count > 0)).toEqual([
      { reason: 'resignation', count: 1 },
      { reason: 'retirement', count: 1 },
    ]);
    expect(await read(`hr_reports/leavers_and_gainers_stat?${period}`)).toHaveLength(12);
  });

  it('is saved as CSV, each cell in quotes, and as PDF', async () => {
    const csv = await call('GET', 'hr_reports/head-count/export/?format=csv');
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="head-count-2026-03-10.csv"');
    expect(csv.body).toContain('"Table","Row","Column","Value","Unit"\r\n"Figures","People","","5","people"');
    const pdf = await call('GET', 'hr_reports/turnover/export/?format=pdf');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect((await auditOf(server, owner))[0]).toMatchObject({ text: 'Exported the report Turnover' });
  });
});

describe('the report on salaries', () => {
  it('is for those who may see pay, and who saw it is recorded', async () => {
    const clerk = await newMember(server, owner, newEmail(), ['access_hr', 'edit_people']);
    for (const path of ['hr_reports/salaries/', 'hr_reports/salaries/export/'])
      expect((await call('GET', path, undefined, clerk.token)).status).toBe(403);
    expect((await call('GET', 'hr_reports/turnover/', undefined, clerk.token)).status).toBe(200);
    await read('hr_reports/salaries/');
    expect((await auditOf(server, owner))[0]).toMatchObject({ action: 'report.payShown' });
  });

  it('is silent about groups that would tell what one person is paid', async () => {
    const moneyOf = ({ figures, tables }: { figures: Cell[]; tables: { rows: { cells: Cell[] }[] }[] }) => [
      ...figures.slice(1).map(({ value }) => value),
      ...tables.slice(1).flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.slice(1).map(({ value }) => value))),
    ];
    const few = await read(`hr_reports/salaries/?department=${departments[1]?.id}`);
    expect(moneyOf(few).every((value) => value === null)).toBe(true);
    for (const at of [1, 2]) {
      const form = {
        first_name: `More ${at}`,
        last_name: 'Test',
        hire_date: '2020-01-01',
        pay: 1_200_000,
        pay_period: 'yearly',
      };
      expect((await call('POST', 'employees/post_employee_form_once/', form)).status).toBe(201);
    }
    const all = await read('hr_reports/salaries/');
    expect(all.figures.map(({ value }: Cell) => value)).toEqual([6, 216_667, 150_000, 1_300_000]);
    expect(moneyOf(all).filter((value) => value !== null)).toHaveLength(3);
  });
});
