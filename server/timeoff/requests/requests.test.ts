import { beforeAll, describe, expect, it } from 'vitest';
import { plainTerms } from '../../../rules/timeoff/policy.ts';
import { stretchText } from '../../../rules/timeoff/stretch.ts';
import { newEmail, type SignedIn } from '../../accounts/accounts.testing.ts';
import { employeeIdOf } from '../../hr/hr.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { auditOf, newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { dayPlus } from '../../platform/time/dates.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
const call = (method: string, rest: string, json?: unknown, token = owner.token) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });
const began = inLagos(inLagos(-60).endsWith('02-29') ? -61 : -60);

type Person = SignedIn & { id: string };
let manager: Person;
let worker: Person;
let hr: Person;
let other: Person;
let department: string;
const newPersonOf = async (permissions: Parameters<typeof newMember>[3] = []): Promise<Person> => {
  const member = await newMember(server, owner, newEmail(), permissions);
  return { ...member, id: await employeeIdOf(server, owner, member.user.id) };
};
const isSet = async (id: string, job: object) =>
  expect((await call('PUT', `employees/${id}/update_job_details/`, job)).status).toBe(200);

let made = 0;
/** Holidays count, so that no test depends on the day on which it runs. */
const withPolicy = async (terms: object = {}, employees = [worker.id]): Promise<string> => {
  made += 1;
  const year = { year: 'fixed', year_start: began.slice(5), count_holidays: true, prorate_joining: false };
  const body = {
    name: `Policy ${made}`,
    kind: 'other',
    holds_from: began,
    terms: { ...plainTerms, ...year, ...terms },
  };
  const policy = (await call('POST', 'timeoff_policy/', body)).body.id as string;
  expect((await call('POST', `timeoff_policy/${policy}/assign/`, { employees, start_date: began })).status).toBe(200);
  return policy;
};
let weeks = 1;
/** Of a week that no other test asks for: its Monday, and days after it. */
const nextWeek = () => {
  weeks += 1;
  const monday = dayPlus(inLagos(), { days: weeks * 7 - ((new Date(inLagos()).getUTCDay() + 6) % 7) });
  return (days: number) => dayPlus(monday, { days });
};
const ask = (order: object, token = worker.token) => call('POST', 'my_timeoff_requests/', order, token);
const preview = async (order: Record<string, string>) =>
  (await call('GET', `my_timeoff_requests/preview/?${new URLSearchParams(order)}`, undefined, worker.token)).body;
const answer = (id: string, what: string, token: string, json?: object) =>
  call('POST', `timeoff_requests/${id}/${what}/`, json, token);
const approve = (id: string, token = manager.token) => answer(id, 'approve', token);
const balanceOf = async (policy: string, day: string) =>
  (await call('GET', `my_timeoff/?day=${day}`, undefined, worker.token)).body.balances.find(
    (one: { policy: { id: string } }) => one.policy.id === policy,
  );
const toldTo = async ({ token }: Person) =>
  (await call('GET', 'notifications/', undefined, token)).body.results.map(({ text }: { text: string }) => text);
const leadsTo = async ({ token }: Person) =>
  (await call('GET', 'notifications/', undefined, token)).body.results[0].link;
const asked = async (terms: object = {}) => {
  const [policy, day] = [await withPolicy(terms), nextWeek()];
  const order = { policy, first_day: day(0), last_day: day(4) };
  const { status, body } = await ask(order);
  expect([status, body.amount]).toEqual([201, 5]);
  const days = stretchText({ ...order, from_noon: false, until_noon: false });
  return { policy, day, order, id: body.id as string, days };
};

beforeAll(async () => {
  owner = await newOwner(server);
  department = (await call('POST', 'departments/', { name: 'Dispatch' })).body.id;
  manager = await newPersonOf();
  worker = await newPersonOf();
  hr = await newPersonOf(['access_hr', 'manage_time_off']);
  other = await newPersonOf();
  await isSet(worker.id, { manager: manager.id, department });
  await isSet(other.id, { department });
});

describe('asking for time off', () => {
  it('is pending, heard by the manager alone, and shown to those concerned', async () => {
    const { policy, order, id, days } = await asked();
    const mine = (await call('GET', 'my_timeoff_requests/?status=pending', undefined, worker.token)).body.results[0];
    expect(mine).toMatchObject({
      ...order,
      id,
      policy: { id: policy, unit: 'days' },
      status: 'pending',
      amount: 5,
      may_answer: false,
      may_cancel: true,
    });
    const told = await toldTo(manager);
    expect(told[0]).toMatch(new RegExp(`asks for time off: ${days}$`));
    expect(await leadsTo(manager)).toBe(`/hr/time-off?modal=answer&of=${id}`);
    expect(await toldTo(hr)).not.toContain(told[0]);
    const list = async ({ token }: Person, query = '') =>
      (await call('GET', `timeoff_requests/?status=pending${query}`, undefined, token)).body.results.map(
        (one: { id: string; may_answer: boolean }) => [one.id, one.may_answer],
      );
    expect(await list(manager)).toContainEqual([id, true]);
    expect(await list(hr)).toContainEqual([id, true]);
    expect(await list(hr, `&employee=${worker.id}&department=${department}`)).toContainEqual([id, true]);
    expect([await list(hr, '&of=team'), await list(other), await list(worker)]).toEqual([[], [], []]);
    const ofWorker = (token: string) => call('GET', `employees/${worker.id}/timeoff_requests/`, undefined, token);
    expect((await ofWorker(manager.token)).body.results[0].id).toBe(id);
    expect((await ofWorker(other.token)).status).toBe(404);
  });

  it('is refused without a working day, and where days are asked for already; two halves of a day are fine', async () => {
    const [policy, day] = [await withPolicy(), nextWeek()];
    const rest = await ask({ policy, first_day: day(5), last_day: day(6) });
    expect([rest.status, rest.body]).toEqual([400, { first_day: ['None of these days is a working day.'] }]);
    const morning = { policy, first_day: day(0), last_day: day(0), until_noon: true };
    expect((await ask(morning)).body.amount).toBe(0.5);
    const afternoon = { policy, first_day: day(0), last_day: day(1), from_noon: true };
    expect((await ask(afternoon)).body.amount).toBe(1.5);
    const meeting = await ask({ policy: await withPolicy(), first_day: day(1), last_day: day(2) });
    expect(meeting.body).toEqual({ first_day: ['Some of these days are asked for already.'] });
    const backwards = await ask({ policy, first_day: day(3), last_day: day(2) });
    expect(backwards.body).toEqual({ last_day: ['The last day is before the first.'] });
    expect((await ask({ policy: crypto.randomUUID(), first_day: day(3), last_day: day(3) })).body).toEqual({
      policy: ['This policy does not hold on all of these days.'],
    });
  });

  it('is refused below the limit of the policy; what is pending counts, and what is only counted has no limit', async () => {
    const policy = await withPolicy({ amount: 6, negative_limit: 1 });
    const [first, second, third] = [nextWeek(), nextWeek(), nextWeek()];
    expect((await ask({ policy, first_day: second(0), last_day: second(3) })).status).toBe(201);
    const refused = await ask({ policy, first_day: first(0), last_day: first(4) });
    expect(refused.status).toBe(400);
    expect(refused.body.last_day[0]).toMatch(/the balance is 2 days too low\.$/);
    expect((await ask({ policy, first_day: first(0), last_day: first(2) })).status).toBe(201);
    const counted = await withPolicy({ accrual: 'none', amount: 0 });
    expect((await ask({ policy: counted, first_day: third(0), last_day: third(4) })).status).toBe(201);
  });

  it('is refused when it is longer than the policy lets', async () => {
    const [policy, day] = [await withPolicy({ longest_stretch: 2 }), nextWeek()];
    const refused = await ask({ policy, first_day: day(0), last_day: day(2) });
    expect(refused.body).toEqual({ last_day: ['At most 2 days can be taken at once.'] });
  });

  it('takes two at once for the same days once', async () => {
    const [policy, day] = [await withPolicy(), nextWeek()];
    const order = { policy, first_day: day(0), last_day: day(0) };
    const statuses = (await Promise.all([ask(order), ask(order)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 400]);
  });

  it('is done by a manager or HR for somebody, and by nobody else', async () => {
    const [policy, day] = [await withPolicy(), nextWeek()];
    const order = { policy, first_day: day(0), last_day: day(0) };
    const path = `employees/${worker.id}/timeoff_requests/`;
    expect((await call('POST', path, order, other.token)).status).toBe(404);
    expect((await call('POST', path, order, worker.token)).status).toBe(404);
    const { status, body } = await call('POST', path, { ...order, note: ' By phone ' }, manager.token);
    expect([status, body.status, body.note, body.may_answer]).toEqual([201, 'pending', 'By phone', true]);
    expect((await toldTo(worker))[0]).toMatch(/^Time off was asked for in your name: /);
    const shown = await call('GET', `${path}preview/?${new URLSearchParams(order)}`, undefined, hr.token);
    expect(shown.body.overlapping.map(({ id }: { id: string }) => id)).toEqual([body.id]);
  });

  it('can be tried first', async () => {
    const policy = await withPolicy({ notice_days: 300, document_after_days: 2, longest_stretch: 4 }, [
      worker.id,
      other.id,
    ]);
    const day = nextWeek();
    const away = { policy, first_day: day(2), last_day: day(2) };
    const { id } = (await ask(away, other.token)).body;
    expect((await approve(id, hr.token)).status).toBe(200);
    const shown = await preview({ policy, first_day: day(0), last_day: day(4), until_noon: 'true' });
    expect(shown).toEqual({
      policy: { id: policy, name: expect.any(String), kind: 'other', unit: 'days' },
      amount: 4.5,
      balance_before: 20,
      balance_after: 15.5,
      document_due: day(0),
      problems: ['At most 4 days can be taken at once.'],
      warnings: ['This is asked for 300 days ahead.', 'A document is needed.'],
      overlapping: [],
      away: [{ name: expect.any(String), first_day: day(2), last_day: day(2) }],
    });
    expect((await call('GET', 'my_timeoff_requests/', undefined, worker.token)).body.results[0].first_day).not.toBe(
      day(0),
    );
  });
});

describe('a request for time off', () => {
  it('is approved by the manager, and taken from the balance', async () => {
    const { policy, day, id, days } = await asked();
    const { status, body } = await approve(id);
    expect([status, body.status, body.amount, body.may_answer]).toEqual([200, 'approved', 5, false]);
    expect((await toldTo(worker))[0]).toBe(`Your time off is approved: ${days}`);
    expect(await leadsTo(worker)).toBe('/my-time-off');
    expect(await balanceOf(policy, inLagos())).toMatchObject({ balance: 20, planned: 5 });
    expect(await balanceOf(policy, day(4))).toMatchObject({ balance: 15, planned: 0 });
    const taken = await call('GET', `employees/${worker.id}/timeoff_taken/`, undefined, worker.token);
    expect(taken.body.results).toContainEqual({
      request: id,
      policy: { id: policy, name: expect.any(String), kind: 'other', unit: 'days' },
      first_day: day(0),
      last_day: day(4),
      amount: 5,
    });
    expect((await call('GET', `employees/${worker.id}/timeoff_taken/`, undefined, other.token)).status).toBe(404);
  });

  it('has one answer, also when two answer at once', async () => {
    const { id } = await asked();
    const answers = await Promise.all([approve(id), answer(id, 'decline', hr.token, { reason: 'Too many' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await approve(id, hr.token)).status).toBe(409);
  });

  it('is declined with a reason, which the records do not have', async () => {
    const { policy, id, days } = await asked();
    expect((await answer(id, 'decline', manager.token, { reason: ' ' })).status).toBe(400);
    const { body } = await answer(id, 'decline', manager.token, { reason: 'Stocktaking' });
    expect(body).toMatchObject({ status: 'declined', decline_reason: 'Stocktaking', may_cancel: false });
    expect((await toldTo(worker))[0]).toBe(`Your time off is declined: ${days}`);
    const records = (await auditOf(server, owner)).filter(({ action }) => action.startsWith('timeoffRequest.'));
    expect(records[0]?.text).toBe(`Declined time off: ${days}`);
    expect(JSON.stringify(records)).not.toMatch(/Stocktaking|Policy/);
    expect(await balanceOf(policy, inLagos())).toMatchObject({ planned: 0 });
  });

  it('stands behind those that wait', async () => {
    const [waiting, declined] = [await asked(), await asked()];
    await answer(declined.id, 'decline', manager.token, { reason: 'Stocktaking' });
    const { results } = (await call('GET', `timeoff_requests/?employee=${worker.id}`, undefined, manager.token)).body;
    const ids = results.map(({ id }: { id: string }) => id);
    expect(ids.indexOf(waiting.id)).toBeLessThan(ids.indexOf(declined.id));
  });

  it('is not answered by who asked, nor by a colleague', async () => {
    const { id } = await asked();
    expect((await approve(id, worker.token)).status).toBe(403);
    expect((await approve(id, other.token)).status).toBe(404);
    const [policy, day] = [await withPolicy({}, [hr.id]), nextWeek()];
    const own = (await ask({ policy, first_day: day(0), last_day: day(0) }, hr.token)).body;
    expect(own.may_answer).toBe(false);
    expect((await approve(own.id, hr.token)).status).toBe(403);
    expect((await approve(own.id, owner.token)).status).toBe(200);
  });

  it('of an owner who reports to nobody is answered by themselves', async () => {
    const id = await employeeIdOf(server, owner, owner.user.id);
    const [policy, day] = [await withPolicy({}, [id]), nextWeek()];
    const own = (await ask({ policy, first_day: day(0), last_day: day(0) }, owner.token)).body;
    expect((await approve(own.id, owner.token)).status).toBe(200);
  });

  it('without a manager is heard by those who manage time off', async () => {
    const [policy, day] = [await withPolicy({}, [other.id]), nextWeek()];
    expect((await ask({ policy, first_day: day(0), last_day: day(0) }, other.token)).status).toBe(201);
    expect((await toldTo(hr))[0]).toMatch(/ asks for time off: /);
  });

  it('is cancelled while pending, or before it begins, and given back', async () => {
    const pending = await asked();
    expect((await answer(pending.id, 'cancel', worker.token)).body.status).toBe('cancelled');
    expect((await approve(pending.id)).status).toBe(409);
    const { policy, day, id, days } = await asked();
    await approve(id);
    expect((await answer(id, 'cancel', manager.token)).status).toBe(409);
    expect((await answer(id, 'cancel', worker.token)).status).toBe(200);
    expect((await toldTo(manager))[0]).toMatch(new RegExp(`is cancelled: ${days}$`));
    expect(await balanceOf(policy, day(4))).toMatchObject({ balance: 20, planned: 0 });
    expect((await answer(id, 'cancel', hr.token)).status).toBe(409);
    expect((await ask({ policy, first_day: day(0), last_day: day(4) })).status).toBe(201);
  });

  it('that has begun is cancelled by who manages time off alone', async () => {
    const policy = await withPolicy({ count_rest_days: true });
    const order = { policy, first_day: inLagos(-3), last_day: inLagos() };
    const { id } = (await ask(order)).body;
    await approve(id);
    expect((await answer(id, 'cancel', worker.token)).body.detail).toBe('It has begun. Ask who manages time off.');
    expect((await answer(id, 'cancel', hr.token)).status).toBe(200);
    expect((await toldTo(worker))[0]).toMatch(/^Your time off is cancelled: /);
    expect(await balanceOf(policy, inLagos())).toMatchObject({ balance: 20 });
  });

  it('is counted anew when it is approved, and refused when the balance does not suffice any more', async () => {
    const [policy, day] = [await withPolicy({ count_holidays: false }), nextWeek()];
    const { id, amount } = (await ask({ policy, first_day: day(0), last_day: day(4) })).body;
    const costs = await Promise.all(
      [0, 1, 2, 3, 4].map((at) => preview({ policy, first_day: day(at), last_day: day(at) })),
    );
    const free = day(costs.findIndex((cost) => cost.amount === 1));
    const off = { name: 'Founders', scope: 'business', days: [{ day: free, is_half: false }] };
    expect((await call('POST', 'holidays/', off)).status).toBe(201);
    expect((await approve(id)).body.amount).toBe(amount - 1);
    const { policy: other, id: late } = await asked();
    const less = { policy: other, amount: -16, reason: 'A mistake' };
    expect((await call('POST', `timeoff_adjustments/?timeoff=${worker.id}`, less)).status).toBe(201);
    expect((await approve(late)).body).toEqual({ detail: 'The balance does not suffice any more.', code: 'balance' });
  });
});
