import { beforeAll, describe, expect, it } from 'vitest';
import { plainTerms } from '../../../rules/timeoff/policy.ts';
import { mailsTo, newEmail, type SignedIn } from '../../accounts/accounts.testing.ts';
import { employeeIdOf } from '../../hr/hr.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { auditOf, newMember } from '../../people/people.testing.ts';
import { byHand } from '../../platform/background-jobs/background-jobs.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { dayPlus } from '../../platform/time/dates.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';
import { unansweredJob } from '../requests/background-jobs.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
const call = (method: string, rest: string, json?: unknown, token = owner.token) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });

type Person = SignedIn & { id: string; email: string };
const newPerson = async (permissions: Parameters<typeof newMember>[3] = []): Promise<Person> => {
  const email = newEmail();
  const member = await newMember(server, owner, email, permissions);
  return { ...member, email, id: await employeeIdOf(server, owner, member.user.id) };
};
let manager: Person;
let worker: Person;
let hr: Person;
let stranger: Person;

const inDays = (days: number) => dayPlus(inLagos(), { days });
let made = 0;
/** Two days of a week that no other test asks for, of ten that the policy grants; every day counts. */
async function asked(more: object = {}, who: string = worker.id, token = worker.token) {
  made += 1;
  const terms = { ...plainTerms, count_holidays: true, count_rest_days: true, amount: 10, prorate_joining: false };
  const body = { kind: 'other', name: `Policy ${made}`, terms, route: [{ by: 'manager', employee: null }], ...more };
  const policy = (await call('POST', 'timeoff_policy/', body)).body.id;
  await call('POST', `timeoff_policy/${policy}/assign/`, { employees: [who], start_date: inLagos() });
  const days = { first_day: inDays(made * 7), last_day: inDays(made * 7 + 1) };
  const path = token === worker.token ? 'my_timeoff_requests/' : `employees/${who}/timeoff_requests/`;
  const { status, body: request } = await call('POST', path, { policy, ...days }, token);
  expect(status).toBe(201);
  return { id: request.id as string, days };
}
const act = (id: string, what: string, { token }: Pick<Person, 'token'>, json?: object) =>
  call('POST', `timeoff_requests/${id}/${what}/`, json, token);
const question = 'Could you take the week after?';
const askBack = (id: string, by: Person = manager) => act(id, 'ask_back', by, { question });
const told = async ({ token }: Pick<Person, 'token'>) =>
  (await call('GET', 'notifications/', undefined, token)).body.results.map(({ text }: { text: string }) => text);

beforeAll(async () => {
  owner = await newOwner(server);
  [manager, worker, stranger] = [await newPerson(), await newPerson(), await newPerson()];
  hr = await newPerson(['access_hr', 'manage_time_off']);
  expect((await call('PUT', `employees/${worker.id}/update_job_details/`, { manager: manager.id })).status).toBe(200);
});

describe('asking back', () => {
  it('waits for the employee, who hears of it by mail, and goes back to the same step with their reply', async () => {
    const { id, days } = await asked();
    const { status, body } = await askBack(id);
    expect(status).toBe(200);
    const employee = `${body.employee.first_name} ${body.employee.last_name}`.trim();
    expect(body).toMatchObject({
      status: 'asked_back',
      waits_for: employee,
      questions: [{ question, asked_by: expect.any(String), reply: null, replied_at: null }],
      may_answer: true,
      may_ask_back: false,
    });
    expect((await told(worker))[0]).toMatch(/^You are asked something about your time off: /);
    const mail = (await mailsTo(server, worker.email, 1)).at(-1);
    expect([mail?.subject, mail?.text]).toEqual(['A question about your time off', expect.stringContaining(question)]);
    const mine = (await call('GET', 'my_timeoff_requests/?status=asked_back', undefined, worker.token)).body.results;
    expect(mine[0]).toMatchObject({ id, may_reply: true, may_answer: false });

    const replied = await act(id, 'reply', worker, { ...days, reply: 'No, the wedding is then.' });
    expect(replied).toMatchObject({
      status: 200,
      body: { status: 'pending', step: 1, questions: [{ reply: 'No, the wedding is then.' }], may_reply: false },
    });
    expect((await told(manager))[0]).toMatch(/ has replied about time off: /);
    expect((await mailsTo(server, manager.email, 2)).at(-1)?.subject).toBe(`${employee} has replied about time off`);
    expect(await act(id, 'reply', worker, { ...days, reply: 'Again' })).toMatchObject({ status: 409 });
    const log = (await auditOf(server, owner)).map(({ action }) => action);
    expect(log.slice(0, 2)).toEqual(['timeoffRequest.replied', 'timeoffRequest.askedBack']);
    expect((await act(id, 'approve', manager)).body.status).toBe('approved');
  });

  it('takes other days, weighed without those that it asked for', async () => {
    const { id, days } = await asked();
    await askBack(id);
    const nothing = await act(id, 'reply', worker, days);
    expect(nothing).toMatchObject({ status: 400, body: { reply: ['Reply, or choose other days.'] } });
    const moved = { first_day: days.last_day, last_day: dayPlus(days.last_day, { days: 2 }) };
    const tooMuch = await act(id, 'reply', worker, { ...days, last_day: dayPlus(days.first_day, { days: 11 }) });
    expect([tooMuch.status, Object.keys(tooMuch.body)]).toEqual([400, ['last_day']]);
    const changed = await act(id, 'reply', worker, moved);
    expect(changed).toMatchObject({ status: 200, body: { ...moved, amount: 3, status: 'pending' } });
    expect(changed.body.questions[0]).toMatchObject({ reply: '', replied_at: expect.any(String) });
    expect((await act(id, 'approve', manager)).body).toMatchObject({ amount: 3, status: 'approved' });
  });

  it('is for those who answer alone, once, and of what waits for an answer', async () => {
    const { id, days } = await asked();
    expect((await askBack(id, stranger)).status).toBe(404);
    expect((await askBack(id, worker)).status).toBe(403);
    expect((await act(id, 'ask_back', manager, { question: ' ' })).status).toBe(400);
    const both = await Promise.all([askBack(id), askBack(id, hr)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await act(id, 'reply', stranger, { ...days, reply: 'Yes' })).status).toBe(404);
    await act(id, 'approve', hr);
    expect((await askBack(id)).status).toBe(409);
    expect(await act(id, 'reply', worker, { ...days, reply: 'Yes' })).toMatchObject({
      status: 409,
      body: { detail: 'It is approved already.' },
    });
    const other = await newOwner(server);
    const path = `/c/${other.businessId}/timeoff_requests/${id}/ask_back/`;
    expect((await server.call('POST', path, { token: other.token, json: { question } })).status).toBe(404);
  });

  it('counts as taken, is shown in the calendar as what is asked for, and is declined or cancelled without a reply', async () => {
    const { id, days } = await asked();
    await askBack(id);
    const span = `from=${days.first_day}&to=${days.last_day}`;
    const { people } = (await call('GET', `timeoff_calendar/?${span}&of=near`, undefined, worker.token)).body;
    const shown = people.flatMap(({ away }: { away: { id: string; status: string }[] }) => away);
    expect(shown.find((one: { id: string }) => one.id === id)).toMatchObject({ status: 'pending' });
    expect((await act(id, 'decline', manager, { reason: 'No' })).body).toMatchObject({
      status: 'declined',
      waits_for: null,
    });
    const { id: second } = await asked();
    await askBack(second);
    expect((await act(second, 'cancel', worker)).body.status).toBe('cancelled');
  });

  it('is heard by whoever asked for somebody without an account, who replies for them', async () => {
    const json = { first_name: 'Sani', last_name: 'Bello' };
    const created = await call('POST', 'employees/post_employee_form_once/', json);
    expect(created.status).toBe(201);
    const { id: employee } = created.body;
    await call('PUT', `employees/${employee}/update_job_details/`, { manager: manager.id });
    const { id, days } = await asked({ route: [{ by: 'time_off', employee: null }] }, employee, manager.token);
    const before = (await mailsTo(server, manager.email, 0)).length;
    expect((await askBack(id, hr)).status).toBe(200);
    expect((await told(manager))[0]).toMatch(/^You are asked something about the time off of Sani Bello: /);
    const mail = (await mailsTo(server, manager.email, before + 1)).at(-1);
    expect(mail?.subject).toBe('A question about the time off of Sani Bello');
    expect((await act(id, 'reply', manager, { ...days, reply: 'He agrees.' })).body.status).toBe('pending');
  });

  it('stops the days of waiting, which count anew from the reply', async () => {
    const run = () => unansweredJob(server.platform).work({}, byHand);
    const about = async () => (await told(hr)).filter((text: string) => text.includes('has waited for')).length;
    const waitedSince = (id: string) =>
      server.sql("update timeoff_requests set step_since = now() - interval '9 days' where id = $1", [id]);
    await server.sql("update timeoff_requests set gone_on_at = now() where status = 'pending'");
    const { id, days } = await asked({ wait_days: 2 });
    await askBack(id);
    await waitedSince(id);
    const before = await about();
    await run();
    expect(await about()).toBe(before);
    await act(id, 'reply', worker, { ...days, reply: 'Yes' });
    await run();
    expect(await about()).toBe(before);
    await waitedSince(id);
    await run();
    expect(await about()).toBe(before + 1);
  });
});

describe('asking back by a link', () => {
  const linkOf = async (at: number) =>
    /\/answer-time-off\/([\w-]{43})/.exec((await mailsTo(server, manager.email, at)).at(-1)?.text ?? '')?.[1] ?? '';

  it('leaves the link open for the answer after the reply, and is asked once', async () => {
    const before = (await mailsTo(server, manager.email, 0)).length;
    const { id, days } = await asked();
    const path = `/timeoff_answers/${await linkOf(before + 1)}/`;
    const press = (json: object) => server.call('POST', path, { json });
    expect((await press({ answer: 'ask_back', question: ' ' })).body).toEqual({ question: ['Write a question.'] });
    expect((await press({ answer: 'ask_back', question })).body).toMatchObject({
      state: 'asked_back',
      questions: [{ question, reply: null }],
    });
    expect((await auditOf(server, owner))[0]?.text).toMatch(/^Asked back about time off, by the link in a mail: /);
    expect((await press({ answer: 'ask_back', question })).body.questions).toHaveLength(1);
    expect((await press({ answer: 'ask_back', question: 'And after that?' })).body.code).toBe('answered');
    expect((await server.call('GET', path)).body.state).toBe('asked_back');
    await act(id, 'reply', worker, { ...days, reply: 'Yes' });
    expect((await server.call('GET', path)).body).toMatchObject({ state: 'open', questions: [{ reply: 'Yes' }] });
    expect((await press({ answer: 'approve' })).body.state).toBe('approved');
  });

  it('is shown in the app as behind the link', async () => {
    const { id } = await asked();
    const look = async ({ token }: Person) => call('GET', `timeoff_requests/${id}/answer/`, undefined, token);
    expect((await look(manager)).body).toMatchObject({ state: 'open', left: 8, questions: [], away: [] });
    expect((await look(worker)).body.state).toBe('passed_on');
    expect((await look(stranger)).status).toBe(404);
    await act(id, 'approve', hr);
    expect((await look(manager)).body).toMatchObject({
      state: 'approved',
      left: null,
      answered_by: expect.any(String),
    });
  });
});
