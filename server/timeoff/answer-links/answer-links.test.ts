import { beforeAll, describe, expect, it } from 'vitest';
import { plainTerms } from '../../../rules/timeoff/policy.ts';
import { soon } from '../../../tests/soon.ts';
import { mailsTo, newEmail, type SignedIn } from '../../accounts/accounts.testing.ts';
import { employeeIdOf } from '../../hr/hr.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { auditOf, newMember } from '../../people/people.testing.ts';
import { byHand } from '../../platform/background-jobs/background-jobs.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { dayPlus } from '../../platform/time/dates.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';
import { endedLinksJob } from './background-jobs.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
const call = (method: string, rest: string, json?: unknown, token = owner.token) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });
const began = inLagos(inLagos(-60).endsWith('02-29') ? -61 : -60);

type Person = SignedIn & { id: string; email: string };
const newPersonOf = async (permissions: Parameters<typeof newMember>[3] = []): Promise<Person> => {
  const email = newEmail();
  const member = await newMember(server, owner, email, permissions);
  return { ...member, email, id: await employeeIdOf(server, owner, member.user.id) };
};
let manager: Person;
let worker: Person;
let hr: Person;

let weeks = 1;
let made = 0;
/** A request of the worker for a week that no other test asks for, by a policy of its own. */
async function asked(route: object[] = [{ by: 'manager', employee: null }], who = worker) {
  weeks += 1;
  made += 1;
  const terms = { ...plainTerms, year: 'fixed', year_start: began.slice(5), count_holidays: true };
  const body = { name: `Policy ${made}`, kind: 'other', holds_from: began, terms, route };
  const { id: policy } = (await call('POST', 'timeoff_policy/', body)).body;
  const assigned = { employees: [who.id], start_date: began };
  expect((await call('POST', `timeoff_policy/${policy}/assign/`, assigned)).status).toBe(200);
  const monday = dayPlus(inLagos(), { days: weeks * 7 - ((new Date(inLagos()).getUTCDay() + 6) % 7) });
  const order = { policy, first_day: monday, last_day: dayPlus(monday, { days: 1 }) };
  const { status, body: request } = await call('POST', 'my_timeoff_requests/', order, who.token);
  expect(status).toBe(201);
  return { id: request.id as string, order };
}
/** How many mails each person has got so far. */
const got = new Map<string, number>();
async function nextLink({ email }: Person): Promise<string> {
  const count = (got.get(email) ?? 0) + 1;
  got.set(email, count);
  const texts = (await mailsTo(server, email, count)).flatMap(
    ({ text }) => /\/answer-time-off\/([\w-]{43})/.exec(text)?.[1] ?? [],
  );
  return texts.at(-1) ?? '';
}
const open = (token: string) => server.call('GET', `/timeoff_answers/${token}/`);
const press = (token: string, json: object) => server.call('POST', `/timeoff_answers/${token}/`, { json });
const statusOf = async (id: string) =>
  (await call('GET', 'my_timeoff_requests/', undefined, worker.token)).body.results.find(
    (one: { id: string }) => one.id === id,
  );

beforeAll(async () => {
  owner = await newOwner(server);
  manager = await newPersonOf();
  worker = await newPersonOf();
  hr = await newPersonOf(['access_hr', 'manage_time_off']);
  const set = await call('PUT', `employees/${worker.id}/update_job_details/`, { manager: manager.id });
  expect(set.status).toBe(200);
  for (const one of [manager, hr]) got.set(one.email, (await mailsTo(server, one.email, 0)).length);
});

describe('answering by a link', () => {
  it('shows the request without changing it, approves it once, and says so afterwards', async () => {
    const { id, order } = await asked();
    const token = await nextLink(manager);
    const seen = await open(token);
    expect(seen.status).toBe(200);
    expect(seen.body).toMatchObject({ state: 'open', ...order, policy: { id: order.policy }, amount: 2, away: [] });
    await open(token);
    expect((await statusOf(id)).status).toBe('pending');

    const pressed = await press(token, { answer: 'approve' });
    expect([pressed.status, pressed.body.state]).toEqual([200, 'approved']);
    const after = await statusOf(id);
    expect([after.status, after.answered_by]).toEqual(['approved', pressed.body.answered_by]);
    expect((await auditOf(server, owner))[0]?.text).toMatch(/^Approved time off, by the link in a mail: /);
    expect((await press(token, { answer: 'decline', reason: 'No' })).status).toBe(409);
    expect((await open(token)).body).toMatchObject({ state: 'approved', left: null });
  });

  it('answers at the moment of the press, though another holds the request until the days have passed', async () => {
    const { id, order } = await asked();
    const token = await nextLink(manager);
    const lastEvening = new Date(`${order.last_day}T22:59:00Z`).getTime() - server.clock.now().getTime();
    server.clock.advance(lastEvening);
    await server.sql('begin');
    await server.sql('select from timeoff_requests where id = $1 for update', [id]);
    const pressed = press(token, { answer: 'approve' });
    await soon(async () => expect(await server.sql('select from pg_locks where not granted')).not.toHaveLength(0));
    server.clock.advance(3_600_000);
    await server.sql('commit');
    expect(await pressed).toMatchObject({ status: 200, body: { state: 'approved' } });
    expect((await open(token)).status).toBe(404);
    server.clock.advance(-lastEvening - 3_600_000);
    expect((await statusOf(id)).status).toBe('approved');
  });

  it('declines with a reason only', async () => {
    const { id } = await asked();
    const token = await nextLink(manager);
    expect((await press(token, { answer: 'decline', reason: ' ' })).status).toBe(400);
    expect((await press(token, { answer: 'decline', reason: 'Too many' })).body.state).toBe('declined');
    expect((await statusOf(id)).decline_reason).toBe('Too many');
  });

  it('is answered once by two presses at once, which both hear of it, and not by another answer', async () => {
    await asked();
    const token = await nextLink(manager);
    const both = await Promise.all([press(token, { answer: 'approve' }), press(token, { answer: 'approve' })]);
    expect(both.map(({ status, body }) => [status, body.state])).toEqual([
      [200, 'approved'],
      [200, 'approved'],
    ]);
    const log = (await auditOf(server, owner)).slice(0, 2).map(({ action }) => action);
    expect(log).toEqual(['timeoffRequest.approved', 'timeoffRequest.asked']);
    expect((await press(token, { answer: 'decline', reason: 'No' })).body.code).toBe('answered');
  });

  it('says who answered meanwhile, and that it was cancelled', async () => {
    const { id } = await asked();
    const token = await nextLink(manager);
    const answered = (await call('POST', `timeoff_requests/${id}/approve/`, undefined, hr.token)).body.answered_by;
    expect((await open(token)).body).toMatchObject({ state: 'approved', answered_by: answered });
    expect((await press(token, { answer: 'approve' })).body.code).toBe('answered');

    const other = await asked();
    const second = await nextLink(manager);
    await call('POST', `timeoff_requests/${other.id}/cancel/`, undefined, worker.token);
    expect((await open(second)).body.state).toBe('cancelled');
  });

  it('goes on to the second person, whose link answers the second step', async () => {
    const { id } = await asked([
      { by: 'manager', employee: null },
      { by: 'person', employee: hr.id },
    ]);
    const token = await nextLink(manager);
    expect((await press(token, { answer: 'approve' })).body.state).toBe('passed_on');
    expect((await press(token, { answer: 'approve' })).body.state).toBe('passed_on');
    expect((await press(token, { answer: 'decline', reason: 'No' })).status).toBe(409);
    expect((await statusOf(id)).status).toBe('pending');
    const second = await press(await nextLink(hr), { answer: 'approve' });
    expect(second.body.state).toBe('approved');
    expect((await statusOf(id)).status).toBe('approved');
  });

  it('refuses the request of its own person', async () => {
    await asked();
    const token = await nextLink(manager);
    expect((await open(token)).status).toBe(200);
    await server.sql(
      `update timeoff_answer_links l set user_id = $2
       from (select id from timeoff_answer_links where user_id = $1 order by created_at desc limit 1) last where l.id = last.id`,
      [manager.user.id, worker.user.id],
    );
    expect([(await open(token)).status, (await press(token, { answer: 'approve' })).status]).toEqual([404, 404]);
  });

  it('answers nothing of another business, and ends with the membership', async () => {
    const { id } = await asked();
    const token = await nextLink(manager);
    const other = await newOwner(server);
    await server.sql(
      `update timeoff_answer_links l set user_id = $2
       from (select id from timeoff_answer_links where user_id = $1 order by created_at desc limit 1) last where l.id = last.id`,
      [manager.user.id, other.user.id],
    );
    expect([(await open(token)).status, (await press(token, { answer: 'approve' })).status]).toEqual([404, 404]);
    expect((await statusOf(id)).status).toBe('pending');
  });

  it('ends when its person may not answer any more, after 30 days, and is unknown when made up', async () => {
    await asked();
    const token = await nextLink(manager);
    expect((await open('x'.repeat(43))).status).toBe(404);
    await call('PUT', `employees/${worker.id}/update_job_details/`, { manager: null });
    expect([(await open(token)).status, (await press(token, { answer: 'approve' })).status]).toEqual([404, 404]);
    await call('PUT', `employees/${worker.id}/update_job_details/`, { manager: manager.id });
    expect((await open(token)).status).toBe(200);
    const links = async () => (await server.sql('select from timeoff_answer_links')).length;
    const clean = () => endedLinksJob(server.platform).work({}, byHand);
    const before = await links();
    await clean();
    expect([before > 0, await links()]).toEqual([true, before]);
    server.clock.advance(31 * 86_400_000);
    expect((await open(token)).status).toBe(404);
    await clean();
    expect(await links()).toBe(0);
  });
});
