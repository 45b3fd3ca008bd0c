import { beforeAll, describe, expect, it } from 'vitest';
import { plainTerms } from '../../rules/timeoff/policy.ts';
import { newEmail, signIn } from '../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../onboarding/onboarding.testing.ts';
import { newMember } from '../people/people.testing.ts';
import { startTestServer } from '../platform/testing.ts';
import { inLagos } from '../platform/time/lagos.testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
const call = (method: string, rest: string, json?: unknown, token = owner.token, headers = {}) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, headers, ...(json === undefined ? {} : { json }) });
const today = () => inLagos();
const newYear = () => `${inLagos().slice(0, 4)}-01-01`;
/** Tokens do not last that long. */
const moveDays = async (days: number) => {
  server.clock.advance(days * 86_400_000);
  owner = { ...owner, ...(await signIn(server, owner.email)) };
};
let made = 0;
const addEmployee = async (form: object = {}): Promise<string> => {
  made += 1;
  const body = { first_name: `Person ${made}`, last_name: 'Obi', ...form };
  return (await call('POST', 'employees/post_employee_form_once/', body)).body.id;
};
const addPolicy = async (form: object = {}): Promise<string> => {
  made += 1;
  const body = { name: `Policy ${made}`, kind: 'other', terms: plainTerms, ...form };
  return (await call('POST', 'timeoff_policy/', body)).body.id;
};
const assign = (id: string, employees: string[], start_date?: string) =>
  call('POST', `timeoff_policy/${id}/assign/`, { employees, ...(start_date === undefined ? {} : { start_date }) });
const unassign = (id: string, employees: string[], end_date?: string) =>
  call('POST', `timeoff_policy/${id}/unassign/`, { employees, ...(end_date === undefined ? {} : { end_date }) });
const employeesOf = async (id: string, query = 'is_assigned=true') =>
  ((await call('GET', `timeoff_policy/${id}/employees/?${query}`)).body.results as { id: string }[]).map(
    (one) => one.id,
  );
const periodsOf = (id: string) =>
  server.sql<{ start: string; end: string | null }>(
    `select start_date::text as start, end_date::text as end from timeoff_assignments where policy_id = $1 order by 1`,
    [id],
  );

beforeAll(async () => {
  owner = await newOwner(server);
});

describe('time-off policies', () => {
  it('are added from the first of the year, found, narrowed by kind, and have one name each', async () => {
    const { status, body } = await call('POST', 'timeoff_policy/', {
      name: ' Annual leave ',
      kind: 'annual',
      terms: plainTerms,
    });
    expect(status).toBe(201);
    const annual = { name: 'Annual leave', kind: 'annual', gender: null, departments: [], is_archived: false };
    expect(body).toMatchObject({ ...annual, employee_count: 0, holds_from: newYear(), until_then: null });
    expect(body.terms).toEqual(plainTerms);
    expect(
      (await call('POST', 'timeoff_policy/', { name: 'annual LEAVE', kind: 'other', terms: plainTerms })).body,
    ).toEqual({ name: ['A time-off policy with this name exists already.'] });
    expect((await call('GET', 'timeoff_policy/?search=nual')).body.results).toEqual([body]);
    expect((await call('GET', 'timeoff_policy/?kind=sick')).body.count).toBe(0);
    expect((await call('GET', `timeoff_policy/${body.id}/`)).body).toEqual(body);
  });

  it('are refused at the fields that contradict each other', async () => {
    const refused = await call('POST', 'timeoff_policy/', {
      name: 'Odd',
      kind: 'annual',
      gender: 'female',
      departments: [crypto.randomUUID()],
      terms: { ...plainTerms, amount: 0, year: 'fixed', year_start: '02-29', carry_over: 'limited' },
    });
    expect([refused.status, Object.keys(refused.body).sort()]).toEqual([
      400,
      ['departments.0', 'gender', 'terms.amount', 'terms.carry_over_most', 'terms.year_start'],
    ]);
  });

  it('grant something else from a day on, and keep what held before', async () => {
    const id = await addPolicy({ name: 'Growing' });
    const more = { ...plainTerms, amount: 25 };
    const change = { name: 'Growing', terms: more, holds_from: inLagos(30) };
    const { body } = await call('PUT', `timeoff_policy/${id}/`, change);
    expect(body).toMatchObject({ holds_from: inLagos(30), terms: more, until_then: plainTerms });
    const versions = async () =>
      (await call('GET', `timeoff_policy/${id}/versions/`)).body.results.map(
        (one: { holds_from: string; holds_until: string | null; terms: { amount: number }; is_current: boolean }) => [
          one.holds_from,
          one.holds_until,
          one.terms.amount,
          one.is_current,
        ],
      );
    const begun = [newYear(), inLagos(29), 20, true];
    expect(await versions()).toEqual([[inLagos(30), null, 25, false], begun]);
    await call('PUT', `timeoff_policy/${id}/`, { ...change, terms: { ...more, amount: 26 } });
    expect(await versions()).toEqual([[inLagos(30), null, 26, false], begun]);
    const early = await call('PUT', `timeoff_policy/${id}/`, { ...change, holds_from: '2001-01-01' });
    expect(early.body).toEqual({ holds_from: [`The policy begins on ${newYear()}.`] });
    const renamed = await call('PUT', `timeoff_policy/${id}/`, { name: 'Grown', terms: plainTerms });
    expect(renamed.body.name).toBe('Grown');
    expect(await versions()).toHaveLength(2);
    await moveDays(31);
    expect((await call('GET', `timeoff_policy/${id}/`)).body).toMatchObject({
      terms: { amount: 26 },
      until_then: null,
    });
    await moveDays(-31);
  });

  it('are deleted when nobody ever had them, archived when somebody had, and neither while somebody has', async () => {
    const [kept, used, free] = [
      await addPolicy({ name: 'Kept' }),
      await addPolicy({ name: 'Used' }),
      await addPolicy(),
    ];
    const employee = await addEmployee();
    await assign(kept, [employee]);
    await assign(used, [employee], inLagos(-10));
    await unassign(used, [employee]);
    const refused = await call('PATCH', 'timeoff_policy/bulk_delete/', { ids: [free, kept, used] });
    expect([refused.status, refused.body.detail]).toEqual([409, 'Employees have Kept. Unassign them first.']);
    const gone = await call('PATCH', 'timeoff_policy/bulk_delete/', { ids: [free, used] });
    expect(gone.body).toEqual({ deleted: 1, archived: 1 });
    expect((await call('GET', `timeoff_policy/${free}/`)).status).toBe(404);
    expect((await call('GET', `timeoff_policy/${used}/`)).body.is_archived).toBe(true);
    expect(
      (await call('GET', 'timeoff_policy/?is_archived=true')).body.results.map(({ id }: { id: string }) => id),
    ).toEqual([used]);
    expect((await assign(used, [employee])).status).toBe(404);
    expect(await addPolicy({ name: 'Used' })).not.toBe(used);
    const missing = await call('PATCH', 'timeoff_policy/bulk_delete/', { ids: [kept, free] });
    expect(missing.body).toEqual({ 'ids.1': ['There is no such time-off policy.'] });
  });

  it('are used again after they were archived, unless another one has the name by now', async () => {
    const [id, employee] = [await addPolicy({ name: 'Casual' }), await addEmployee()];
    await assign(id, [employee], inLagos(-10));
    await unassign(id, [employee]);
    await call('PATCH', 'timeoff_policy/bulk_delete/', { ids: [id] });
    const restore = () => call('POST', `timeoff_policy/${id}/restore/`);
    const namesake = await addPolicy({ name: 'casual' });
    const refused = await restore();
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'Another policy is called Casual by now. Rename it first.',
    ]);
    await call('PATCH', 'timeoff_policy/bulk_delete/', { ids: [namesake] });
    const answers = [await restore(), await restore()];
    expect(answers.map(({ status, body }) => [status, body.is_archived])).toEqual([
      [200, false],
      [200, false],
    ]);
    expect((await assign(id, [employee])).status).toBe(200);
  });
});

describe('the Nigerian pack', () => {
  it('adds what is not there, once, and shows before what it will add', async () => {
    const other = await newOwner(server);
    const ask = (method: string, rest: string, json?: unknown) =>
      server.call(method, `/c/${other.businessId}/timeoff_policy/${rest}`, {
        token: other.token,
        ...(json === undefined ? {} : { json }),
      });
    await ask('POST', '', { name: 'Sick leave', kind: 'other', terms: plainTerms });
    await ask('POST', '', { name: 'Off', kind: 'annual', terms: plainTerms });
    const there = (await ask('GET', 'pack/')).body.policies.map((one: { kind: string; is_there: boolean }) => [
      one.kind,
      one.is_there,
    ]);
    expect(there).toEqual([
      ['annual', true],
      ['sick', false],
      ['maternity', false],
      ['paternity', false],
      ['casual', false],
      ['compassionate', false],
      ['examination', false],
    ]);
    const { status, body } = await ask('POST', 'pack/');
    expect(status).toBe(200);
    expect(body.policies.map(({ name }: { name: string }) => name)).toEqual([
      'Sick leave (Nigeria)',
      'Maternity leave',
      'Paternity leave',
      'Casual leave',
      'Compassionate leave',
      'Examination leave',
    ]);
    expect(body.policies[1]).toMatchObject({ gender: 'female', holds_from: newYear() });
    expect((await ask('POST', 'pack/')).body).toEqual({ policies: [] });
    expect((await ask('GET', '')).body.count).toBe(8);
  });
});

describe('who has a policy', () => {
  it('is assigned from a day, once, and listed beside who is not', async () => {
    const id = await addPolicy();
    const [one, other] = [await addEmployee({ first_name: 'Zuleiha' }), await addEmployee({ first_name: 'Zubairu' })];
    expect((await assign(id, [one], '2026-01-01')).body).toEqual({ count: 1 });
    expect((await assign(id, [one, other])).body).toEqual({ count: 1 });
    expect(await employeesOf(id)).toEqual([other, one]);
    expect(await employeesOf(id, 'search=zu&page_size=1&page=2')).toEqual([one]);
    expect(await employeesOf(id, `search=zu&is_assigned=false`)).toEqual([]);
    expect((await call('GET', `timeoff_policy/${id}/`)).body.employee_count).toBe(2);
    const history = await call('GET', `employees/${one}/history/`);
    expect(history.body.results[0].text).toMatch(/^Assigned Policy \d+ from 2026-01-01$/);
  });

  it('is kept when it ends, and can begin again', async () => {
    const [id, employee] = [await addPolicy(), await addEmployee()];
    await assign(id, [employee], '2026-01-01');
    const early = await unassign(id, [employee], inLagos(-2));
    expect(early.body).toEqual({ end_date: ['The last day cannot be before yesterday.'] });
    expect((await unassign(id, [employee], inLagos(5))).body).toEqual({ count: 1 });
    expect(await employeesOf(id)).toEqual([employee]);
    expect((await assign(id, [employee])).body).toEqual({ count: 1 });
    expect(await periodsOf(id)).toEqual([{ start: '2026-01-01', end: null }]);
    await unassign(id, [employee]);
    expect(await employeesOf(id)).toEqual([]);
    await assign(id, [employee], inLagos(10));
    expect(await periodsOf(id)).toEqual([
      { start: '2026-01-01', end: inLagos(-1) },
      { start: inLagos(10), end: null },
    ]);
    expect((await unassign(id, [employee])).body).toEqual({ count: 1 });
    expect((await unassign(id, [employee])).body).toEqual({ count: 0 });
    expect(await periodsOf(id)).toEqual([{ start: '2026-01-01', end: inLagos(-1) }]);
  });

  it('is nobody who has left, is of another gender or department, or has one of the kind; then nobody is assigned', async () => {
    const department = (await call('POST', 'departments/', { name: 'Nurses' })).body.id;
    const [annual, second] = [
      await addPolicy({ kind: 'annual' }),
      await addPolicy({ kind: 'annual', name: 'Seniors' }),
    ];
    const [maternity, nurses] = [
      await addPolicy({ kind: 'maternity', name: 'Maternity', gender: 'female' }),
      await addPolicy({ name: 'Night rest', departments: [department] }),
    ];
    const [man, left, nurse] = [
      await addEmployee({ gender: 'male' }),
      await addEmployee(),
      await addEmployee({ department, gender: 'female' }),
    ];
    await call('POST', `employees/${left}/terminate/`, { date: today(), reason: 'other' });
    await assign(annual, [man]);
    const problems = async (policy: string) => {
      const { status, body } = await assign(policy, [nurse, man, left, crypto.randomUUID()]);
      return [status, body['employees.0'], body['employees.1'], body['employees.2'], body['employees.3']];
    };
    const notHere = ['Only somebody who is employed here can be assigned a policy.'];
    expect(await problems(second)).toEqual([
      400,
      undefined,
      [expect.stringMatching(/^Has Policy \d+ already\. Unassign it first\.$/)],
      notHere,
      notHere,
    ]);
    expect(await problems(maternity)).toEqual([400, undefined, ['Maternity is for women.'], notHere, notHere]);
    expect(await problems(nurses)).toEqual([
      400,
      undefined,
      ['Night rest is for other departments.'],
      notHere,
      notHere,
    ]);
    expect(await employeesOf(maternity)).toEqual([]);
    await unassign(annual, [man], today());
    expect((await assign(second, [man], inLagos(1))).body).toEqual({ count: 1 });
  });

  it('is several people with several policies at once, or nobody', async () => {
    const policies = [await addPolicy({ kind: 'casual' }), await addPolicy({ kind: 'sick' })];
    const employees = [await addEmployee(), await addEmployee()];
    const twice = [...policies, await addPolicy({ kind: 'casual' })];
    const refused = await call('POST', 'timeoff_policy/multi_assign/', { policies: twice, employees });
    expect(refused.body).toEqual({ 'policies.2': ['Another one of these is of this kind.'] });
    const done = await call('POST', 'timeoff_policy/multi_assign/', { policies, employees });
    expect(done.body).toEqual({ count: 4 });
    expect((await call('POST', 'timeoff_policy/multi_assign/', { policies, employees })).body).toEqual({ count: 0 });
  });

  it('leaves the count with the employment', async () => {
    const [id, employee] = [await addPolicy(), await addEmployee()];
    await assign(id, [employee], '2026-01-01');
    await call('POST', `employees/${employee}/terminate/`, { date: today(), reason: 'resignation' });
    await moveDays(1);
    expect((await call('GET', `timeoff_policy/${id}/`)).body.employee_count).toBe(0);
    expect(await employeesOf(id)).toEqual([]);
    await moveDays(-1);
  });

  it('is changed by whoever manages time off, seen by HR, and unknown to another business', async () => {
    const [id, employee] = [await addPolicy(), await addEmployee()];
    const manager = await newMember(server, owner, newEmail(), ['access_hr', 'manage_time_off']);
    const reader = await newMember(server, owner, newEmail(), ['access_hr', 'manage_hr', 'edit_people']);
    const path = `timeoff_policy/${id}/assign/`;
    expect((await call('POST', path, { employees: [employee] }, reader.token)).status).toBe(403);
    expect((await call('GET', 'timeoff_policy/', undefined, reader.token)).status).toBe(200);
    expect((await call('POST', path, { employees: [employee] }, manager.token)).body).toEqual({ count: 1 });
    const stranger = await newOwner(server);
    const theirs = (rest: string, json?: object) =>
      server.call(json === undefined ? 'GET' : 'POST', `/c/${stranger.businessId}/timeoff_policy/${rest}`, {
        token: stranger.token,
        ...(json === undefined ? {} : { json }),
      });
    expect((await theirs(`${id}/`)).status).toBe(404);
    expect((await theirs(`${id}/versions/`)).status).toBe(404);
    expect((await theirs(`${id}/employees/`)).status).toBe(404);
    expect((await theirs(`${id}/unassign/`, { employees: [employee] })).status).toBe(404);
    expect((await theirs('multi_assign/', { policies: [id], employees: [employee] })).body).toEqual({
      'policies.0': ['There is no such time-off policy.'],
    });
  });
});
