import { beforeAll, describe, expect, it } from 'vitest';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { auditOf, newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
let departments: { id: string; name: string }[];
let regions: { id: string; name: string }[];

const call = (method: string, rest: string, json?: unknown, token = owner.token) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });
const add = (form: object) => call('POST', 'employees/post_employee_form_once/', form);
const change = (id: string, form: object) => call('PUT', `employees/${id}/update_employee_form_once/`, form);
const namesOf = async (query: string) =>
  (await call('GET', `employees?${query}`)).body.results.map(
    ({ first_name, last_name }: Record<string, string>) => `${first_name} ${last_name}`,
  );

beforeAll(async () => {
  owner = await newOwner(server);
  departments = (await call('GET', 'departments/all/')).body;
  regions = (await call('GET', 'regions/all/')).body;
});

describe('an employee', () => {
  it('is added with a code that follows the highest one, and read again', async () => {
    const next = (await call('GET', 'employees/next_id/')).body.employee_id;
    expect(next).toBe('EMP-0002');
    const [department] = departments;
    const [region] = regions;
    const { status, body } = await add({
      first_name: ' Halima ',
      last_name: 'Danjuma',
      email: 'halima@example.test',
      phone_number: '0803 123 4567',
      job_title: 'Driver',
      department: department?.id,
      region: region?.id,
      hire_date: '2024-02-29',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: body.id,
      employee_id: next,
      first_name: 'Halima',
      last_name: 'Danjuma',
      email: 'halima@example.test',
      phone_number: '+2348031234567',
      job_title: 'Driver',
      department,
      region,
      hire_date: '2024-02-29',
      status: 'active',
      is_member: false,
    });
    expect((await call('GET', `employees/${body.id}`)).body).toEqual(body);
    expect((await auditOf(server, owner))[0]).toMatchObject({ action: 'employee.added', text: 'Added the employee' });
  });

  it('keeps what a change leaves out, and loses what it empties', async () => {
    const form = {
      first_name: 'Tunde',
      last_name: 'Bello',
      employee_id: 'OPS-7',
      job_title: 'Clerk',
      status: 'inactive',
    };
    const { body } = await add(form);
    const renamed = { first_name: 'Tunde', last_name: 'Bello-Ade' };
    expect((await change(body.id, { ...renamed, job_title: null })).body).toEqual({
      ...body,
      last_name: 'Bello-Ade',
      job_title: null,
    });
    const [{ action, text } = { action: '', text: '' }] = await auditOf(server, owner);
    expect([action, text]).toEqual(['employee.changed', 'Changed the last name and the job title']);
    const entries = (await auditOf(server, owner)).length;
    await change(body.id, renamed);
    expect(await auditOf(server, owner)).toHaveLength(entries);
  });

  it.each([
    ['employee_id', { employee_id: 'emp-0002' }, 'Another employee has this ID.'],
    ['email', { email: 'HALIMA@example.test' }, 'Another employee has this email address.'],
    ['phone_number', { phone_number: '12' }, 'The phone number entered is not valid.'],
    ['department', { department: '01a00000-0000-7000-8000-000000000000' }, 'There is no such department.'],
    ['region', { region: '01a00000-0000-7000-8000-000000000000' }, 'There is no such region.'],
    ['hire_date', { hire_date: '2023-02-29' }, 'This value is not valid.'],
    ['hire_date', { hire_date: '0000-01-01' }, 'This value is not valid.'],
    ['last_name', { last_name: ' ' }, 'This value is not valid.'],
    ['birth_date', { birth_date: '2190-01-01' }, 'A birth date is before today.'],
    ['job', { job: '01a00000-0000-7000-8000-000000000000' }, 'There is no such job.'],
    ['manager', { manager: '01a00000-0000-7000-8000-000000000000' }, 'There is no such employee.'],
    ['status', { status: 'terminated' }, 'An employment is ended and restored by an act of its own.'],
    ['photo', { photo: 'data:image/png;base64,bm90IGEgcGljdHVyZQ==' }, 'Upload a valid image: PNG, JPEG or WebP.'],
    ['bank', { bank: '999' }, 'There is no such bank.'],
    [
      'account_number',
      { bank: '011', account_number: '0000014578' },
      'First Bank of Nigeria has no account with this number. Check the digits.',
    ],
    ['pension_provider', { pension_provider: 'nobody' }, 'There is no such pension provider.'],
    ['pay_period', { pay: 250_000 }, 'Choose for how long the pay is.'],
    [
      'probation_end_date',
      { hire_date: '2026-03-02', probation_end_date: '2026-03-01' },
      'The probation cannot end before the hire date.',
    ],
  ])('is refused at %s with %j', async (field, wrong, message) => {
    const { status, body } = await add({ first_name: 'A', last_name: 'B', ...wrong });
    expect([status, body]).toEqual([400, { [field]: [message] }]);
  });

  it('of a region or department of another business is refused', async () => {
    const other = await newOwner(server);
    const theirs = await server.call('GET', `/c/${other.businessId}/regions/all/`, { token: other.token });
    const { status, body } = await add({ first_name: 'A', last_name: 'B', region: theirs.body[0].id });
    expect([status, body]).toEqual([400, { region: ['There is no such region.'] }]);
  });

  it('gets a code of their own when ten are added at once', async () => {
    const added = await Promise.all(
      Array.from({ length: 10 }, (_, at) => add({ first_name: 'Twin', last_name: `No ${at}` })),
    );
    expect(new Set(added.map(({ body }) => body.employee_id)).size).toBe(10);
  });

  it('is added once for one Idempotency-Key', async () => {
    const path = `/c/${owner.businessId}/employees/post_employee_form_once/`;
    const sent = {
      token: owner.token,
      json: { first_name: 'Once', last_name: 'Only' },
      headers: { 'idempotency-key': 'one-employee' },
    };
    const [first, second] = [await server.call('POST', path, sent), await server.call('POST', path, sent)];
    expect(second.body).toEqual(first.body);
    expect(await namesOf('search=once')).toEqual(['Once Only']);
  });
});

describe('the list', () => {
  it('has fifty on a page, and names its next one', async () => {
    await server.sql(
      `insert into employees (business_id, id, employee_id, first_name, last_name, status, created_at)
       select $1, gen_random_uuid(), 'ZZ-' || n, 'Zed', to_char(n, 'FM000'), case when n <= 3 then 'terminated' else 'active' end, now()
       from generate_series(1, 60) n`,
      [owner.businessId],
    );
    const { body } = await call('GET', 'employees?search=zed');
    expect([body.count, body.results.length]).toEqual([60, 50]);
    expect(new URL(body.next, 'http://steward').searchParams.get('page_size')).toBe('50');
  });

  it('is found by name, code, job and address, and narrowed by department, status and activity', async () => {
    expect(await namesOf('search=DRIVER')).toEqual(['Halima Danjuma']);
    expect(await namesOf('search=halima@')).toEqual(['Halima Danjuma']);
    expect(await namesOf('search=halima@example.test')).toEqual(['Halima Danjuma']);
    expect(await namesOf('search=ops-7')).toEqual(['Tunde Bello-Ade']);
    expect(await namesOf('search=ade%20tun')).toEqual(['Tunde Bello-Ade']);
    expect(await namesOf('search=2&ordering=employee_id')).toContain('Halima Danjuma');
    expect(await namesOf(`department=${departments[0]?.id}`)).toEqual(['Halima Danjuma']);
    expect(await namesOf('status=inactive')).toEqual(['Tunde Bello-Ade']);
    expect(await namesOf('search=zed&active=false')).toEqual(['Zed 001', 'Zed 002', 'Zed 003']);
    expect((await call('GET', 'employees?search=zed&active=true')).body.count).toBe(57);
  });

  it('finds people by what they are called now, on every page', async () => {
    const at = async (page: number) => await namesOf(`search=zed&page_size=20&page=${page}`);
    expect((await at(3)).slice(-2)).toEqual(['Zed 059', 'Zed 060']);
    const last = (await call('GET', 'employees?search=060')).body.results[0];
    await call('PUT', `employees/${last.id}/update_employee_form_once/`, { first_name: 'Zed', last_name: 'Anew' });
    expect(await namesOf('search=060')).toEqual([]);
    expect(await namesOf('search=anew')).toEqual(['Zed Anew']);
    expect((await at(3)).slice(-2)).toEqual(['Zed 059', 'Zed Anew']);
  });

  it('is sorted in both directions', async () => {
    const up = await namesOf('search=zed&ordering=name&page_size=100');
    expect(await namesOf('search=zed&ordering=-name&page_size=100')).toEqual(up.toReversed());
    expect((await namesOf('ordering=-hire_date'))[0]).toBe('Halima Danjuma');
  });
});

describe('those who give assets to people', () => {
  it('learn names and jobs, and can neither read nor find addresses', async () => {
    const { token } = await newMember(server, owner, 'fleet@example.test', ['access_vehicles']);
    const find = async (search: string) =>
      (await call('GET', `employees/filter?search=${search}`, undefined, token)).body;
    const halima = await find('halima');
    expect(halima.results).toEqual([
      {
        id: halima.results[0].id,
        employee_id: 'EMP-0002',
        first_name: 'Halima',
        last_name: 'Danjuma',
        photo: null,
        job_title: 'Driver',
        department_name: departments[0]?.name,
      },
    ]);
    expect((await find('halima@example.test')).count).toBe(0);
    const zed = await find('zed');
    expect([zed.results.length, zed.next]).toEqual([20, expect.stringContaining('page=2')]);
    const all = (await call('GET', 'employees/all', undefined, token)).body as { first_name: string }[];
    expect(all.filter(({ first_name }) => first_name === 'Zed')).toHaveLength(57);
    for (const path of ['employees', `employees/${halima.results[0].id}`, 'employees/next_id/'])
      expect((await call('GET', path, undefined, token)).status).toBe(403);
  });
});
