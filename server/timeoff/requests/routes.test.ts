import { beforeAll, describe, expect, it } from 'vitest';
import { plainTerms } from '../../../rules/timeoff/policy.ts';
import { newEmail, type SignedIn } from '../../accounts/accounts.testing.ts';
import { employeeIdOf } from '../../hr/hr.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { byHand } from '../../platform/background-jobs/background-jobs.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { dayPlus } from '../../platform/time/dates.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';
import { unansweredJob } from './background-jobs.ts';

const server = await startTestServer({ jobs: true });
type Person = SignedIn & { id: string };
let owner: Owner;
let manager: Person;
let worker: Person;
let hr: Person;
let expert: Person;

const call = (method: string, rest: string, json?: unknown, token = owner.token) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });
const newPerson = async (permissions: Parameters<typeof newMember>[3] = []): Promise<Person> => {
  const member = await newMember(server, owner, newEmail(), permissions);
  return { ...member, id: await employeeIdOf(server, owner, member.user.id) };
};
const step = (by: string, employee: string | null = null) => ({ by, employee });
const inDays = (days: number) => dayPlus(inLagos(), { days });

let made = 0;
let weeks = 1;
/** A request of the worker by a policy of its own with this route, of a week that no other test asks for. */
async function asked(route: object[], more: object = {}) {
  made += 1;
  weeks += 1;
  const terms = { ...plainTerms, accrual: 'none', amount: 0, count_holidays: true, count_rest_days: true };
  const body = { kind: 'other', name: `Policy ${made}`, terms, route, ...more };
  const policy = (await call('POST', 'timeoff_policy/', body)).body.id;
  await call('POST', `timeoff_policy/${policy}/assign/`, { employees: [worker.id], start_date: inLagos() });
  const order = { policy, first_day: inDays(weeks * 7), last_day: inDays(weeks * 7 + 1) };
  const { status, body: request } = await call('POST', 'my_timeoff_requests/', order, worker.token);
  expect(status).toBe(201);
  return { policy, id: request.id as string, request };
}
const approve = (id: string, { token }: Pick<Person, 'token'>) =>
  call('POST', `timeoff_requests/${id}/approve/`, undefined, token);
const seenBy = async (id: string, { token }: Pick<Person, 'token'>) =>
  (await call('GET', 'timeoff_requests/?page_size=100', undefined, token)).body.results.find(
    (one: { id: string }) => one.id === id,
  );
const told = async ({ token }: Pick<Person, 'token'>): Promise<string[]> =>
  (await call('GET', 'notifications/?page_size=100', undefined, token)).body.results.map(
    ({ text }: { text: string }) => text,
  );

beforeAll(async () => {
  owner = await newOwner(server);
  [manager, worker, expert] = [await newPerson(), await newPerson(), await newPerson()];
  hr = await newPerson(['access_hr', 'manage_time_off']);
  const job = { manager: manager.id, job: null, department: null, region: null };
  expect((await call('PUT', `employees/${worker.id}/update_job_details/`, job)).status).toBe(200);
});

describe('a route of two steps', () => {
  it('is the manager’s first, and approved when the second one approves', async () => {
    const { id, request } = await asked([step('manager'), step('person', expert.id)]);
    expect(request).toMatchObject({ status: 'pending', step: 1, steps: 2, waits_for: expect.any(String) });
    expect(await approve(id, expert)).toMatchObject({ status: 403 });
    const before = (await told(expert)).length;

    expect(await approve(id, manager)).toMatchObject({ status: 200, body: { status: 'pending', step: 2 } });
    expect(await told(expert)).toHaveLength(before + 1);
    expect(await approve(id, manager)).toMatchObject({ status: 403 });
    expect(await seenBy(id, manager)).toMatchObject({ may_answer: false });
    expect(await seenBy(id, expert)).toMatchObject({ may_answer: true, step: 2 });
    expect(await approve(id, expert)).toMatchObject({ status: 200, body: { status: 'approved', waits_for: null } });
  });

  it('is answered at once by who manages time off, and declined at any step', async () => {
    const route = [step('manager'), step('time_off')];
    const { id } = await asked(route);
    expect(await approve(id, hr)).toMatchObject({ status: 200, body: { status: 'approved' } });
    const { id: other } = await asked(route);
    await approve(other, manager);
    const declined = await call('POST', `timeoff_requests/${other}/decline/`, { reason: 'Not then' }, hr.token);
    expect(declined).toMatchObject({ status: 200, body: { status: 'declined' } });
  });

  it('waits for who manages time off where the person who is named asks, or is gone', async () => {
    const { id, request } = await asked([step('person', worker.id)]);
    expect(request.waits_for).toBe('who manages time off');
    expect(await approve(id, worker)).toMatchObject({ status: 403 });
    expect(await approve(id, manager)).toMatchObject({ status: 403 });
    expect(await approve(id, hr)).toMatchObject({ status: 200 });
  });

  it('names somebody who is employed here', async () => {
    const body = (route: object[]) => ({ kind: 'other', name: 'Route', terms: plainTerms, route });
    const refused = await call('POST', 'timeoff_policy/', body([step('manager'), step('person')]));
    expect(refused).toMatchObject({ status: 400, body: { 'route.1.employee': ['Choose who answers.'] } });
    const other = await newOwner(server);
    const stranger = await employeeIdOf(server, other, other.user.id);
    expect(await call('POST', 'timeoff_policy/', body([step('person', stranger)]))).toMatchObject({
      status: 400,
      body: { 'route.0.employee': ['Only somebody who is employed here can answer.'] },
    });
  });

  it('is hidden from who has no part in it', async () => {
    const { id } = await asked([step('manager')]);
    expect(await seenBy(id, expert)).toBeUndefined();
    expect(await approve(id, expert)).toMatchObject({ status: 404 });
  });
});

describe('who is away', () => {
  const delegation = (json: object, { token }: Person = manager) => call('POST', 'my_timeoff_delegation/', json, token);
  const read = async () => (await call('GET', 'my_timeoff_delegation/', undefined, manager.token)).body.delegation;

  it('lets somebody answer for them on some days, who hears of it, and nobody answers their own', async () => {
    const days = { first_day: inLagos(), last_day: inDays(5) };
    expect(await delegation({ delegate: expert.id, ...days })).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject({ delegate: { id: expert.id }, ...days });
    expect((await told(expert))[0]).toMatch(/^You answer requests for time off for /);
    const before = (await told(expert)).length;
    const { id } = await asked([step('manager')]);
    expect(await told(expert)).toHaveLength(before + 1);
    expect(await approve(id, expert)).toMatchObject({ status: 200 });

    expect(await delegation({ delegate: worker.id, ...days })).toMatchObject({ status: 200 });
    const { id: own } = await asked([step('manager')]);
    expect(await approve(own, worker)).toMatchObject({ status: 403 });
    expect(await call('DELETE', 'my_timeoff_delegation/', undefined, manager.token)).toMatchObject({ status: 204 });
    expect(await read()).toBeNull();
    expect(await approve(own, expert)).toMatchObject({ status: 404 });
  });

  it('gives nothing before the first day', async () => {
    await delegation({ delegate: expert.id, first_day: inDays(1), last_day: inDays(5) });
    const { id } = await asked([step('manager')]);
    expect(await approve(id, expert)).toMatchObject({ status: 404 });
    await call('DELETE', 'my_timeoff_delegation/', undefined, manager.token);
  });

  it.each([
    ['oneself', () => ({ delegate: manager.id }), 'delegate'],
    ['days that have passed', () => ({ first_day: inDays(-9), last_day: inDays(-1) }), 'last_day'],
    ['days the wrong way round', () => ({ first_day: inDays(9), last_day: inDays(8) }), 'last_day'],
    ['more than a year', () => ({ last_day: inDays(400) }), 'last_day'],
  ])('cannot choose %s', async (_, wrong, field) => {
    const right = { delegate: expert.id, first_day: inLagos(), last_day: inDays(5) };
    const { status, body } = await delegation({ ...right, ...wrong() });
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
  });
});

describe('whose answer is waited for', () => {
  type Listed = { results: { id: string; may_answer: boolean }[]; count: number };
  const waiting = async ({ token }: Pick<Person, 'token'>, query = ''): Promise<Listed> =>
    (await call('GET', `timeoff_requests/?waits_for=me&page_size=100${query}`, undefined, token)).body;
  const idsOf = async (who: Pick<Person, 'token'>) => (await waiting(who)).results.map(({ id }) => id);

  it('is one person’s at a time, and whoever else might answer is not counted', async () => {
    const { id } = await asked([step('manager'), step('person', expert.id)]);
    expect(await idsOf(manager)).toContain(id);
    for (const who of [expert, hr, worker, owner]) expect(await idsOf(who)).not.toContain(id);
    await approve(id, manager);
    expect(await idsOf(expert)).toContain(id);
    expect(await idsOf(manager)).not.toContain(id);
    await call('POST', `timeoff_requests/${id}/ask_back/`, { question: 'Until when?' }, expert.token);
    expect(await idsOf(expert)).not.toContain(id);
  });

  it('is that of who manages time off, when it is theirs or nobody else can answer', async () => {
    const { id } = await asked([step('time_off')]);
    const { id: own } = await asked([step('person', worker.id)]);
    for (const who of [hr, owner]) expect(await idsOf(who)).toEqual(expect.arrayContaining([id, own]));
    expect(await idsOf(manager)).not.toContain(id);
    await approve(id, hr);
    expect(await idsOf(owner)).not.toContain(id);
  });

  it('is counted as it is listed, on a page of one too, and all of it may be answered', async () => {
    await asked([step('time_off')]);
    const { results, count } = await waiting(hr);
    expect(results).toHaveLength(count);
    expect(results.every(({ may_answer: may }) => may)).toBe(true);
    const paged = await call('GET', 'timeoff_requests/?waits_for=me&page_size=1', undefined, hr.token);
    expect(paged.body).toMatchObject({ count, results: [{ id: results[0]?.id }] });
    expect(await waiting(hr, '&status=approved')).toMatchObject({ count: 0 });
  });

  it('goes to a delegate with it', async () => {
    const { id } = await asked([step('manager')]);
    const delegated = { delegate: expert.id, first_day: inLagos(), last_day: inDays(5) };
    await call('POST', 'my_timeoff_delegation/', delegated, manager.token);
    expect(await idsOf(expert)).toContain(id);
    await call('DELETE', 'my_timeoff_delegation/', undefined, manager.token);
    expect(await idsOf(expert)).not.toContain(id);
  });
});

it('what nobody answers for as many working days as the policy says goes on to who manages time off, once', async () => {
  const run = () => unansweredJob(server.platform).work({}, byHand);
  const { id, request } = await asked([step('manager')], { wait_days: 2 });
  const { id: answered } = await asked([step('manager')], { wait_days: 2 });
  await approve(answered, manager);
  const about = async () => (await told(hr)).filter((text) => text.includes('has waited for'));
  const waitedSince = (days: number) =>
    server.sql('update timeoff_requests set step_since = now() - make_interval(days => $2) where id = $1', [id, days]);
  const before = (await about()).length;
  await run();
  expect(await about()).toHaveLength(before);
  // Of seven days, at least four are worked whatever holiday is among them.
  await waitedSince(7);
  await Promise.all([run(), run()]);
  await run();
  expect(await about()).toHaveLength(before + 1);
  expect((await about())[0]).toMatch(/has waited for \d working days for an answer about time off/);
  expect(request.status).toBe('pending');
  const theirs = async ({ token }: Person) =>
    (await call('GET', 'timeoff_requests/?waits_for=me&page_size=100', undefined, token)).body.results;
  for (const who of [hr, manager]) expect(await theirs(who)).toContainEqual(expect.objectContaining({ id }));
  expect(await approve(id, hr)).toMatchObject({ status: 200 });
});
