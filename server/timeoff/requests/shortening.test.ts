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
let owner: Owner;
let manager: SignedIn;
let worker: SignedIn;
let other: SignedIn;
let workerId: string;
let policy: string;
const call = (method: string, rest: string, json?: unknown, token = owner.token) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });

// Every day counts, and nothing is granted beside what is adjusted, so that no test depends on the day on which it runs.
const terms = { ...plainTerms, count_holidays: true, count_rest_days: true, amount: 300, prorate_joining: false };
let weeks = 0;
/** Approved for a week from a day on. */
const approved = async (first: number) => {
  const order = { policy, first_day: inLagos(first), last_day: inLagos(first + 4) };
  const { id } = (await call('POST', `employees/${workerId}/timeoff_requests/`, order)).body;
  expect((await call('POST', `timeoff_requests/${id}/approve/`)).status).toBe(200);
  return { id: id as string, day: (after: number) => dayPlus(order.first_day, { days: after }) };
};
const nextWeek = () => {
  weeks += 7;
  return approved(weeks);
};
const shorten = (id: string, json: object, token = worker.token) =>
  call('POST', `timeoff_requests/${id}/shorten/`, json, token);
const takenOf = async (id: string) =>
  (await call('GET', `employees/${workerId}/timeoff_taken/?page_size=100`)).body.results.find(
    ({ request }: { request: string }) => request === id,
  );
const toldTo = async ({ token }: SignedIn): Promise<string[]> =>
  (await call('GET', 'notifications/?page_size=50', undefined, token)).body.results.map(
    ({ text }: { text: string }) => text,
  );

beforeAll(async () => {
  owner = await newOwner(server);
  const newPerson = () => newMember(server, owner, newEmail(), []);
  [manager, worker, other] = [await newPerson(), await newPerson(), await newPerson()];
  workerId = await employeeIdOf(server, owner, worker.user.id);
  const managerId = await employeeIdOf(server, owner, manager.user.id);
  expect((await call('PUT', `employees/${workerId}/update_job_details/`, { manager: managerId })).status).toBe(200);
  const holds = inLagos(-60);
  policy = (await call('POST', 'timeoff_policy/', { name: 'Leave', kind: 'other', holds_from: holds, terms })).body.id;
  await call('POST', `timeoff_policy/${policy}/assign/`, { employees: [workerId], start_date: holds });
});

describe('shortening approved time off', () => {
  it('is done by the employee before it begins, gives back what is not taken, and is told once', async () => {
    const { id, day } = await nextWeek();
    const mine = (await call('GET', 'my_timeoff_requests/?status=approved', undefined, worker.token)).body.results;
    expect(mine.find((one: { id: string }) => one.id === id).may_shorten).toBe(true);
    const answer = await shorten(id, { first_day: day(1), last_day: day(3), until_noon: true });
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { status: 'approved', first_day: day(1), last_day: day(3), until_noon: true, amount: 2.5 },
    ]);
    expect(await takenOf(id)).toMatchObject({ first_day: day(1), last_day: day(3), amount: 2.5 });
    expect((await toldTo(manager)).filter((text) => / is shortened: /.test(text))).toHaveLength(1);
    expect((await toldTo(worker)).filter((text) => /is shortened/.test(text))).toHaveLength(0);
    // Again, as long as something is left.
    expect((await shorten(id, { first_day: day(2), last_day: day(2) })).body.amount).toBe(1);
    expect((await toldTo(manager)).filter((text) => / is shortened: /.test(text))).toHaveLength(2);
    const audit = (await call('GET', 'audit_log/?page_size=100')).body.results;
    const actions = audit.map(({ action }: { action: string }) => action);
    expect(actions.filter((action: string) => action === 'timeoffRequest.shortened')).toHaveLength(2);
  });

  it('stays inside what is approved, and is shorter', async () => {
    const { id, day } = await nextWeek();
    const refusals: [object, object][] = [
      [
        { first_day: day(-1), last_day: day(2) },
        { first_day: ['It does not begin before the days that are approved.'] },
      ],
      [{ first_day: day(0), last_day: day(5) }, { last_day: ['It does not end after the days that are approved.'] }],
      [{ first_day: day(0), last_day: day(4) }, { last_day: ['This is not shorter.'] }],
      [{ first_day: day(3), last_day: day(2) }, { last_day: ['The last day is before the first.'] }],
    ];
    for (const [order, body] of refusals) expect(await shorten(id, order)).toMatchObject({ status: 400, body });
    expect((await takenOf(id)).amount).toBe(5);
  });

  it('is for who manages once it has begun, who tells the employee', async () => {
    const { id, day } = await approved(-2);
    const early = { first_day: day(0), last_day: day(1) };
    expect((await shorten(id, early)).status).toBe(409);
    expect((await shorten(id, early, other.token)).status).toBe(404);
    expect((await shorten(id, early, manager.token)).body).toMatchObject({ amount: 2, last_day: day(1) });
    expect((await toldTo(worker)).filter((text) => /^Your time off is shortened: /.test(text))).toHaveLength(1);
  });

  it('is refused as long as it is not approved, and where no working day is left', async () => {
    weeks += 7;
    const order = { policy, first_day: inLagos(weeks), last_day: inLagos(weeks + 4) };
    const { id } = (await call('POST', `employees/${workerId}/timeoff_requests/`, order)).body;
    expect((await shorten(id, { ...order, last_day: order.first_day, policy: undefined })).status).toBe(409);
  });

  it('happens once when two do it at the same time', async () => {
    const { id, day } = await nextWeek();
    const same = { first_day: day(0), last_day: day(1) };
    const both = await Promise.all([shorten(id, same), shorten(id, same, manager.token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await takenOf(id)).amount).toBe(2);
  });
});

describe('a leave card', () => {
  it('says when they are back, to those who see the request, once it is approved', async () => {
    const { id, day } = await nextWeek();
    const card = (token: string) => call('GET', `timeoff_requests/${id}/leave_card/`, undefined, token);
    const { body } = await card(worker.token);
    expect(body.request).toMatchObject({ id, status: 'approved', last_day: day(4) });
    expect(body.back_on > day(4)).toBe(true);
    expect((await card(manager.token)).body).toEqual({ ...body, request: expect.objectContaining({ id }) });
    expect((await card(other.token)).status).toBe(404);
    await call('POST', `timeoff_requests/${id}/cancel/`);
    expect((await card(worker.token)).status).toBe(404);
  });
});

describe('bridges', () => {
  it('are found beside the holidays of the person, without days that are asked for', async () => {
    const bridges = async ({ token }: { token: string }) =>
      (await call('GET', 'my_timeoff_requests/bridges/', undefined, token)).body.bridges;
    const found = await bridges(worker);
    expect(found.length).toBeGreaterThan(0);
    const ratios = found.map((one: { days_away: number; days_taken: number }) => one.days_away / one.days_taken);
    expect(ratios).toEqual(ratios.toSorted((one: number, next: number) => next - one));
    const [{ first_day, last_day }] = found;
    const asked = await call('POST', 'my_timeoff_requests/', { policy, first_day, last_day }, worker.token);
    expect(asked.status).toBe(201);
    expect((await bridges(worker)).map((one: { first_day: string }) => one.first_day)).not.toContain(first_day);
    expect((await bridges(other)).map((one: { first_day: string }) => one.first_day)).toContain(first_day);
  });
});
