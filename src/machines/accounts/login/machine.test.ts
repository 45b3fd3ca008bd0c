import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { nowhereToGo } from '../../../domain/accounts/destination.ts';
import { ticketEnded } from '../../../domain/accounts/second-step.ts';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled, settled } from '../../shared/controlled.ts';
import {
  businessId,
  firstTokens,
  formerOwner,
  newcomer,
  noConnection,
  owner,
  refusal,
  refusalInGeneral,
} from '../../shared/samples.ts';
import { type Credentials, type LogInAnswer, loginMachine, type Proof, type SignedIn, type User } from './machine.ts';
import { selectAsksCode } from './selectors.ts';

const submit = { type: 'login.submit', email: ' ada@palmoil.example ', password: ' palm oil ' } as const;

const begin = (input: { payrollHomeBusinessId?: string; next?: string } = {}) => {
  const clock = new SimulatedClock();
  const logIn = controlled<LogInAnswer, Credentials>();
  const completeLogIn = controlled<SignedIn, Proof>();
  const getCurrentUser = controlled<User, { accessToken: string }>();
  const machine = loginMachine.provide({
    actors: { logIn: logIn.logic, completeLogIn: completeLogIn.logic, getCurrentUser: getCurrentUser.logic },
  });
  const login = createActor(machine, { clock, input: { payrollHomeBusinessId: null, next: null, ...input } }).start();
  return { clock, logIn, completeLogIn, getCurrentUser, login };
};

const admit = async (story: ReturnType<typeof begin>, user: User) => {
  story.login.send(submit);
  await story.logIn.latest().answer({ ...firstTokens, user: owner });
  await story.getCurrentUser.latest().answer(user);
  return story.login.getSnapshot();
};

test('the server is given the email without spaces around it, and the password to the letter', () => {
  const { login, logIn } = begin();
  login.send(submit);
  expect(logIn.latest().input).toEqual({ email: 'ada@palmoil.example', password: ' palm oil ' });
});

test('with the new tokens the app loads the person, and they go on', async () => {
  const story = begin();
  const end = await admit(story, { ...owner, first_name: 'Adaeze' });
  expect(story.getCurrentUser.latest().input).toEqual({ accessToken: firstTokens.access_token });
  expect(end.output).toEqual({
    destination: '/dashboard',
    history: 'replace',
    tokens: firstTokens,
    user: { ...owner, first_name: 'Adaeze' },
  });
});

test('nothing of the password is left behind', async () => {
  expect(JSON.stringify(await admit(begin(), owner))).not.toContain('palm oil');
});

test('a person without a business goes to the dashboard by a push, even when they wanted another page', async () => {
  const end = await admit(begin({ next: '/assets' }), newcomer);
  expect(end.output).toMatchObject({ destination: '/dashboard', history: 'push' });
});

test('a person who wanted another page goes there', async () => {
  const end = await admit(begin({ next: '/assets?page=2' }), owner);
  expect(end.output).toMatchObject({ destination: '/assets?page=2', history: 'replace' });
});

test('one business has its home at the payroll', async () => {
  const end = await admit(begin({ payrollHomeBusinessId: businessId }), owner);
  expect(end.output?.destination).toBe('/payroll?tab=home');
});

test('a person whose businesses are all closed stays at the form', async () => {
  const end = await admit(begin(), formerOwner);
  expect(end).toMatchObject({ value: 'editing', status: 'active', context: { problem: nowhereToGo } });
});

test('an owner whose only business is deleted signs in to restore it', async () => {
  const deleted = { business_id: businessId, business_name: 'Palm Oil', deletes_at: '2027-01-20T10:00:00.000Z' };
  const end = await admit(begin({ next: '/assets' }), { ...formerOwner, restorable_businesses: [deleted] });
  expect(end).toMatchObject({ status: 'done', output: { destination: '/restore-business', history: 'replace' } });
});

test('wrong credentials are said at the form until something is typed', async () => {
  const { login, logIn } = begin();
  login.send(submit);
  const wrong = refusalInGeneral('The email address or the password is wrong.');
  await logIn.latest().fail(wrong);
  expect(login.getSnapshot()).toMatchObject({ value: 'editing', context: { problem: wrong } });
  login.send({ type: 'login.type' });
  expect(login.getSnapshot().context.problem).toBeNull();
});

test('a person who cannot be loaded after correct credentials signs in again', async () => {
  const { login, logIn, getCurrentUser } = begin();
  login.send(submit);
  await logIn.latest().answer({ ...firstTokens, user: owner });
  await getCurrentUser.latest().fail(noConnection);
  expect(login.getSnapshot()).toMatchObject({ value: 'editing', context: { problem: noConnection } });
  login.send(submit);
  expect(login.getSnapshot().value).toBe('submitting');
});

test.each([
  ['email', '', 'secret'],
  ['email of spaces', '  ', 'secret'],
  ['password', 'ada@palmoil.example', ''],
])('nothing is sent without %s', (_, email, password) => {
  const { login, logIn } = begin();
  login.send({ type: 'login.submit', email, password });
  expect(login.getSnapshot().value).toBe('editing');
  expect(logIn.calls).toHaveLength(0);
});

test('a second press while the first is on its way sends nothing', async () => {
  const { login, logIn, getCurrentUser } = begin();
  login.send(submit);
  login.send(submit);
  await logIn.latest().answer({ ...firstTokens, user: owner });
  login.send(submit);
  expect(logIn.calls).toHaveLength(1);
  expect(getCurrentUser.calls).toHaveLength(1);
});

test('the app gives up an answer that does not come within half a minute, and ignores it later', async () => {
  const { clock, login, logIn } = begin();
  login.send(submit);
  clock.increment(30_000);
  expect(logIn.latest().signal.aborted).toBe(true);
  await logIn.latest().answer({ ...firstTokens, user: owner });
  expect(login.getSnapshot()).toMatchObject({ value: 'editing', context: { problem: noAnswer } });
});

test('a sign-in without a server shows a problem instead of breaking', async () => {
  const login = createActor(loginMachine, { input: { payrollHomeBusinessId: null, next: null } }).start();
  login.send(submit);
  await settled();
  expect(login.getSnapshot()).toMatchObject({ value: 'editing', context: { problem: { kind: 'unknown' } } });
});

const asked: LogInAnswer = { second_step: { ticket: 'ticket-1', expires_in: 300 } };

const askForCode = async () => {
  const story = begin();
  story.login.send(submit);
  await story.logIn.latest().answer(asked);
  return story;
};

test('a person with a second step enters a code and is signed in', async () => {
  const { login, completeLogIn, getCurrentUser } = await askForCode();
  expect(login.getSnapshot().value).toBe('askingCode');
  login.send({ type: 'code.submit', code: ' 123 456 ' });
  expect(completeLogIn.latest().input).toEqual({ ticket: 'ticket-1', one_time_code: '123 456' });
  await completeLogIn.latest().answer({ ...firstTokens, user: owner });
  await getCurrentUser.latest().answer(owner);
  const { output, context } = login.getSnapshot();
  expect(selectAsksCode(login.getSnapshot())).toBe(true);
  expect(output).toMatchObject({ tokens: firstTokens, user: owner });
  expect(JSON.stringify(context)).not.toContain('123 456');
});

test('a wrong code shows a problem, typing clears it, and the next try has the same ticket', async () => {
  const { login, completeLogIn } = await askForCode();
  const wrong = refusal({ one_time_code: ['This code is not valid.'] });
  login.send({ type: 'code.submit', code: '1' });
  await completeLogIn.latest().fail(wrong);
  expect(login.getSnapshot()).toMatchObject({ value: 'askingCode', context: { problem: wrong } });
  login.send({ type: 'login.type' });
  expect(login.getSnapshot().context.problem).toBeNull();
  login.send({ type: 'code.submit', code: '2' });
  expect(completeLogIn.latest().input).toEqual({ ticket: 'ticket-1', one_time_code: '2' });
});

test('a ticket that has ended leads back to the password, whoever notices it', async () => {
  const noticed = await askForCode();
  noticed.login.send({ type: 'code.submit', code: '1' });
  await noticed.completeLogIn.latest().fail(ticketEnded);
  const waited = await askForCode();
  waited.clock.increment(300_000);
  for (const { login } of [noticed, waited]) {
    expect(login.getSnapshot()).toMatchObject({ value: 'editing', context: { problem: ticketEnded } });
    expect(selectAsksCode(login.getSnapshot())).toBe(false);
  }
});

test('a person may go back to the password, and nothing is sent without a code', async () => {
  const { login, completeLogIn } = await askForCode();
  login.send({ type: 'code.submit', code: '  ' });
  expect(completeLogIn.calls).toHaveLength(0);
  login.send({ type: 'code.leave' });
  expect(login.getSnapshot()).toMatchObject({ value: 'editing', context: { problem: null } });
  expect(selectAsksCode(login.getSnapshot())).toBe(false);
});

test('a code that gets no answer can be entered again', async () => {
  const { login, completeLogIn, clock } = await askForCode();
  login.send({ type: 'code.submit', code: '1' });
  clock.increment(30_000);
  expect(completeLogIn.latest().signal.aborted).toBe(true);
  expect(login.getSnapshot()).toMatchObject({ value: 'askingCode', context: { problem: noAnswer } });
});
