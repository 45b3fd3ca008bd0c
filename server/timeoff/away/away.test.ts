import { beforeAll, describe, expect, it } from 'vitest';
import { plainTerms } from '../../../rules/timeoff/policy.ts';
import { newEmail, type SignedIn } from '../../accounts/accounts.testing.ts';
import { employeeIdOf } from '../../hr/hr.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { dayPlus } from '../../platform/time/dates.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';

const server = await startTestServer({ jobs: true });
type Person = SignedIn & { id: string };
let owner: Owner;
let manager: Person;
let worker: Person;
let colleague: Person;
let stranger: Person;
let hr: Person;
let policy: string;

const call = (method: string, rest: string, json?: unknown, token = owner.token) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });
const day = (days: number) => dayPlus(inLagos(), { days });
const newPerson = async (permissions: Parameters<typeof newMember>[3] = []): Promise<Person> => {
  const member = await newMember(server, owner, newEmail(), permissions);
  return { ...member, id: await employeeIdOf(server, owner, member.user.id) };
};
const seen = async ({ token }: Pick<Person, 'token'>, query: Record<string, string> = {}) =>
  call('GET', `timeoff_calendar/?${new URLSearchParams({ from: day(0), to: day(40), ...query })}`, undefined, token);
const stretchesOf = async (who: Pick<Person, 'token'>, of: Person, query: Record<string, string> = {}) =>
  (await seen(who, query)).body.people.find((one: { employee: { id: string } }) => one.employee.id === of.id)?.away ??
  [];
const asked = async (first: number, last: number) =>
  (await call('POST', 'my_timeoff_requests/', { policy, first_day: day(first), last_day: day(last) }, worker.token))
    .body.id;

beforeAll(async () => {
  owner = await newOwner(server);
  [manager, worker, colleague, stranger] = [await newPerson(), await newPerson(), await newPerson(), await newPerson()];
  hr = await newPerson(['access_hr']);
  const department = (await call('POST', 'departments/', { name: 'Workshop' })).body.id;
  const job = { manager: null, job: null, department: null, region: null };
  await call('PUT', `employees/${worker.id}/update_job_details/`, { ...job, manager: manager.id, department });
  await call('PUT', `employees/${colleague.id}/update_job_details/`, { ...job, department });
  const terms = { ...plainTerms, accrual: 'none', amount: 0, count_holidays: true, count_rest_days: true };
  policy = (await call('POST', 'timeoff_policy/', { kind: 'other', name: 'Surgery', terms })).body.id;
  await call('POST', `timeoff_policy/${policy}/assign/`, { employees: [worker.id], start_date: day(0) });
  const id = await asked(3, 4);
  expect((await call('POST', `timeoff_requests/${id}/approve/`, undefined, manager.token)).status).toBe(200);
  await asked(10, 10);
});

describe('who is away', () => {
  it('is told to colleagues without why, and without what waits for an answer', async () => {
    const stretches = await stretchesOf(colleague, worker);
    expect(stretches).toEqual([
      {
        id: expect.any(String),
        status: 'approved',
        first_day: day(3),
        last_day: day(4),
        from_noon: false,
        until_noon: false,
        policy: null,
      },
    ]);
    expect(JSON.stringify((await seen(colleague)).body)).not.toContain('Surgery');
  });

  it.each([
    ['themselves', () => worker],
    ['their manager', () => manager],
  ])('is told with why to %s', async (_, who) => {
    expect(await stretchesOf(who(), worker)).toMatchObject([
      { status: 'approved', policy: { name: 'Surgery' } },
      { status: 'pending', policy: { name: 'Surgery' } },
    ]);
  });

  it('of everybody is for who works in HR or manages time off, and of these the first are not told why', async () => {
    expect((await seen(stranger)).body).toMatchObject({ people: [], may_see_all: false });
    expect(await seen(stranger, { of: 'business' })).toMatchObject({ status: 403 });
    expect(await stretchesOf(hr, worker, { of: 'business' })).toMatchObject([{ status: 'approved', policy: null }]);
    expect(await stretchesOf(owner, worker, { of: 'business' })).toHaveLength(2);
  });

  it('is of the time that is asked for, and of a department', async () => {
    expect(await stretchesOf(worker, worker, { from: day(4), to: day(9) })).toHaveLength(1);
    expect(await stretchesOf(worker, worker, { from: day(5), to: day(9) })).toEqual([]);
    const other = (await call('POST', 'departments/', { name: 'Stores' })).body.id;
    expect(await stretchesOf(owner, worker, { of: 'business', department: other })).toEqual([]);
  });

  it('is asked for two months at most', async () => {
    expect(await seen(worker, { to: day(70) })).toMatchObject({ status: 400, body: { to: [expect.any(String)] } });
    expect(await seen(worker, { to: day(-1) })).toMatchObject({ status: 400 });
  });

  it('is nothing of another business', async () => {
    const other = await newOwner(server);
    const path = `/c/${other.businessId}/timeoff_calendar/?from=${day(0)}&to=${day(9)}`;
    expect(await server.call('GET', path, { token: worker.token })).toMatchObject({ status: 404 });
    expect((await server.call('GET', `${path}&of=business`, { token: other.token })).body.people).toEqual([]);
  });
});

it('has the birthdays of the time for who works in HR, and the holidays for everybody', async () => {
  const born = `1990${day(6).slice(4)}`;
  const added = await call('POST', 'employees/post_employee_form_once/', {
    first_name: 'Ada',
    last_name: 'Obi',
    birth_date: born,
  });
  expect(added.status).toBe(201);
  const of = async (who: Pick<Person, 'token'>) =>
    (await seen(who, { of: 'business' })).body.people.find(
      (one: { employee: { id: string } }) => one.employee.id === added.body.id,
    );
  expect(await of(hr)).toMatchObject({ birthday: day(6), away: [] });
  await call('POST', 'holidays/', { name: 'Founders Day', scope: 'business', days: [{ day: day(8), is_half: true }] });
  expect((await seen(worker)).body.holidays).toContainEqual({
    name: 'Founders Day',
    day: day(8),
    is_half: true,
    is_expected: false,
    state: null,
  });
  expect((await seen(worker)).body.people.every(({ birthday }: { birthday: unknown }) => birthday === null)).toBe(true);
});

it('is told to a manager of a report without an account, for whom they asked', async () => {
  const person = { first_name: 'Musa', last_name: 'Bello', manager: manager.id, hire_date: day(-400) };
  const report = (await call('POST', 'employees/post_employee_form_once/', person)).body.id;
  await call('POST', `timeoff_policy/${policy}/assign/`, { employees: [report], start_date: day(0) });
  const known = await call('GET', `employees/${report}/timeoff/`, undefined, manager.token);
  expect(known.body.results).toMatchObject([{ policy: { id: policy } }]);
  const path = `employees/${report}/timeoff_requests/`;
  const order = { policy, first_day: day(0), last_day: day(2) };
  expect((await call('POST', path, order, colleague.token)).status).toBe(404);
  const { status, body } = await call('POST', path, order, manager.token);
  expect([status, body.status, body.may_answer]).toEqual([201, 'pending', true]);
  const ofReport = async (who: Person) => stretchesOf(who, { id: report } as Person);
  expect(await ofReport(manager)).toMatchObject([{ status: 'pending', last_day: day(2) }]);
  await call('POST', `timeoff_requests/${body.id}/approve/`, undefined, manager.token);
  expect(await ofReport(manager)).toMatchObject([{ status: 'approved', first_day: day(0), last_day: day(2) }]);
  const team = (await call('GET', 'my_team/', undefined, manager.token)).body.results;
  expect(team.map(({ id }: { id: string }) => id)).toContain(report);
  expect(await ofReport(stranger)).toEqual([]);
});
