import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { ticketEnded } from '../../../domain/accounts/second-step.ts';
import { noAnswer, problem } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { firstTokens, noConnection, owner, refusal } from '../../shared/samples.ts';
import { inviteActivationMachine } from './machine.ts';
import type { InvitedProof, InvitedSignIn } from './setup.ts';

type Schemas = components['schemas'];
type Credentials = { email: string; password: string; token: string };
const email = 'ada@palmoil.example';
const password = 'red-earth-and-rain';
const names = { first_name: 'Ada', last_name: 'Obi' };
const invitation = { invited_by: 'Tunde Bello', business: 'Palm Oil', logo: null, modules: ['People', 'Fleet'] };
const session = { ...firstTokens, user: owner };

const open = (input: { token: string | null; signedInAs: string | null }) => {
  const clock = new SimulatedClock();
  const calls = {
    check: controlled<Schemas['Activation'], { token: string }>(),
    leave: controlled<void, unknown>(),
    create: controlled<typeof session, Schemas['NewInvitedAccount']>(),
    signIn: controlled<InvitedSignIn, Credentials>(),
    complete: controlled<{ user: typeof session }, InvitedProof>(),
    fresh: controlled<{ detail: string }, { token: string }>(),
  };
  const machine = inviteActivationMachine.provide({
    actors: {
      validateActivationToken: calls.check.logic,
      leaveAccount: calls.leave.logic,
      createInvitedAccount: calls.create.logic,
      signInFromInvitation: calls.signIn.logic,
      completeInvitedSignIn: calls.complete.logic,
      requestFreshInvitation: calls.fresh.logic,
    },
  });
  const invite = createActor(machine, { clock, input }).start();
  invite.send({ type: 'invite.begin' });
  return { clock, calls, invite, value: () => invite.getSnapshot().value };
};

test('a new person sees who invites them, gives their name and a password, and is signed in', async () => {
  const { calls, invite } = open({ token: 'secret', signedInAs: null });
  expect(calls.check.latest().input).toEqual({ token: 'secret' });
  await calls.check.latest().answer({ email, is_new_user: true, ...invitation });
  expect(invite.getSnapshot().context.invitation).toEqual(invitation);
  invite.send({ type: 'invite.create', ...names, last_name: ' ', password, confirmation: password });
  expect(calls.create.calls).toHaveLength(0);
  invite.send({ type: 'invite.create', first_name: ' Ada', last_name: 'Obi ', password, confirmation: password });
  invite.send({ type: 'invite.create', ...names, password, confirmation: password });
  expect(calls.create.calls).toHaveLength(1);
  expect(calls.create.latest().input).toEqual({ email, password, token: 'secret', ...names });
  await calls.create.latest().answer(session);
  expect(invite.getSnapshot()).toMatchObject({ status: 'done', value: 'admitted', output: session });
  expect(invite.getSnapshot().context.password).toBe('');
});

test('a person with an account signs in, with the address as they type it', async () => {
  const { calls, invite } = open({ token: 'secret', signedInAs: null });
  await calls.check.latest().answer({ email, is_new_user: false, ...invitation });
  invite.send({ type: 'invite.signIn', email: ' ADA@palmoil.example ', password });
  expect(calls.signIn.latest().input).toEqual({ email: 'ADA@palmoil.example', password, token: 'secret' });
  await calls.signIn.latest().answer({ user: session });
  expect(invite.getSnapshot().output).toEqual(session);
});

test.each([true, false])('another signed-in person can sign out and continue; new: %s', async (is_new_user) => {
  const { calls, invite, value } = open({ token: 'secret', signedInAs: 'bola@palmoil.example' });
  await calls.check.latest().answer({ email, is_new_user, ...invitation });
  expect(value()).toBe('otherAccount');
  invite.send({ type: 'account.leave' });
  await calls.leave.latest().answer();
  expect(value()).toBe(is_new_user ? 'choosingPassword' : 'enteringPassword');
});

test('the same account in another spelling is no other account', async () => {
  const { calls, value } = open({ token: 'secret', signedInAs: 'Ada@PalmOil.example' });
  await calls.check.latest().answer({ email, is_new_user: false, ...invitation });
  expect(value()).toBe('enteringPassword');
});

test('the server is not asked about a link without a token', () => {
  const { calls, invite } = open({ token: null, signedInAs: null });
  expect(invite.getSnapshot()).toMatchObject({ status: 'done', value: 'missingToken', output: null });
  expect(calls.check.calls).toHaveLength(0);
});

test.each([
  ['expired', true],
  ['replaced', true],
  ['withdrawn', true],
  ['used', false],
  ['unknown', false],
])('with a link that is %s the person can ask for a fresh invitation: %s', async (code, can) => {
  const { calls, invite, value } = open({ token: 'secret', signedInAs: null });
  await calls.check.latest().fail(problem('invalid', { code }));
  expect(invite.getSnapshot()).toMatchObject({
    status: can ? 'active' : 'done',
    value: can ? 'linkEnded' : 'linkInvalid',
    context: { fault: code },
  });
  invite.send({ type: 'fresh.ask' });
  expect(value()).toBe(can ? 'askingFresh' : 'linkInvalid');
});

test('a refusal that names no reason counts as unknown', async () => {
  const { calls, invite } = open({ token: 'secret', signedInAs: null });
  await calls.check.latest().fail(refusal({ token: ['Ensure this field has no more than 200 characters.'] }));
  expect(invite.getSnapshot()).toMatchObject({ value: 'linkInvalid', context: { fault: 'unknown' } });
});

test('asking for a fresh invitation ends the page, or shows why it failed', async () => {
  const { calls, invite } = open({ token: 'secret', signedInAs: null });
  await calls.check.latest().fail(problem('invalid', { code: 'expired' }));
  invite.send({ type: 'fresh.ask' });
  await calls.fresh.latest().fail(noConnection);
  expect(invite.getSnapshot()).toMatchObject({
    value: 'linkEnded',
    context: { fault: 'expired', problem: noConnection },
  });
  invite.send({ type: 'fresh.ask' });
  expect(calls.fresh.latest().input).toEqual({ token: 'secret' });
  await calls.fresh.latest().answer({ detail: 'On its way.' });
  expect(invite.getSnapshot()).toMatchObject({ status: 'done', value: 'freshAsked', output: null });
});

test('a refusal stays until the person types, and a used link ends the form', async () => {
  const { calls, invite, value } = open({ token: 'secret', signedInAs: null });
  await calls.check.latest().answer({ email, is_new_user: true, ...invitation });
  invite.send({ type: 'invite.create', ...names, password, confirmation: password });
  const refused = refusal({ password: ['This password is too common.'] });
  await calls.create.latest().fail(refused);
  expect(invite.getSnapshot()).toMatchObject({ value: 'choosingPassword', context: { problem: refused } });
  invite.send({ type: 'invite.type' });
  expect(invite.getSnapshot().context.problem).toBeNull();
  invite.send({ type: 'invite.create', ...names, password, confirmation: password });
  await calls.create.latest().fail(problem('invalid', { code: 'used' }));
  expect(value()).toBe('linkInvalid');
});

test('without an answer within half a minute it can be tried again', async () => {
  const { clock, calls, invite } = open({ token: 'secret', signedInAs: null });
  clock.increment(30_000);
  expect(invite.getSnapshot()).toMatchObject({ value: 'unreachable', context: { problem: noAnswer } });
  invite.send({ type: 'invite.retry' });
  await calls.check.latest().answer({ email, is_new_user: false, ...invitation });
  invite.send({ type: 'invite.signIn', email, password });
  clock.increment(30_000);
  expect(invite.getSnapshot()).toMatchObject({ value: 'enteringPassword', context: { problem: noAnswer } });
});

const askForCode = async () => {
  const story = open({ token: 'secret', signedInAs: null });
  await story.calls.check.latest().answer({ email, is_new_user: false, ...invitation });
  story.invite.send({ type: 'invite.signIn', email, password });
  await story.calls.signIn.latest().answer({ second_step: { ticket: 'ticket-1', expires_in: 300 } });
  return story;
};

test('a person with a second step is not a member before they have entered the code', async () => {
  const { calls, invite, value } = await askForCode();
  expect(value()).toBe('askingCode');
  expect(invite.getSnapshot()).toMatchObject({ status: 'active', context: { session: null, password: '' } });
  invite.send({ type: 'code.submit', code: ' 123 456 ' });
  expect(calls.complete.latest().input).toEqual({ token: 'secret', ticket: 'ticket-1', one_time_code: '123 456' });
  await calls.complete.latest().answer({ user: session });
  expect(invite.getSnapshot()).toMatchObject({ status: 'done', value: 'admitted', output: session });
  expect(JSON.stringify(invite.getSnapshot().context)).not.toContain('123 456');
});

test('a wrong code shows a problem, typing clears it, and the next try has the same ticket', async () => {
  const { calls, invite } = await askForCode();
  const wrong = refusal({ one_time_code: ['This code is not valid.'] });
  invite.send({ type: 'code.submit', code: '1' });
  await calls.complete.latest().fail(wrong);
  expect(invite.getSnapshot()).toMatchObject({ value: 'askingCode', context: { problem: wrong } });
  invite.send({ type: 'invite.type' });
  expect(invite.getSnapshot().context.problem).toBeNull();
  invite.send({ type: 'code.submit', code: '2' });
  expect(calls.complete.latest().input).toMatchObject({ ticket: 'ticket-1', one_time_code: '2' });
});

test('a ticket that has ended leads back to the password, whoever notices it', async () => {
  const noticed = await askForCode();
  noticed.invite.send({ type: 'code.submit', code: '1' });
  await noticed.calls.complete.latest().fail(ticketEnded);
  const waited = await askForCode();
  waited.clock.increment(300_000);
  for (const { invite } of [noticed, waited]) {
    expect(invite.getSnapshot()).toMatchObject({
      value: 'enteringPassword',
      context: { problem: ticketEnded, ticket: '' },
    });
  }
});

test('a person may go back to the password, and nothing is sent without a code', async () => {
  const { calls, invite } = await askForCode();
  invite.send({ type: 'code.submit', code: '  ' });
  expect(calls.complete.calls).toHaveLength(0);
  invite.send({ type: 'code.leave' });
  expect(invite.getSnapshot()).toMatchObject({ value: 'enteringPassword', context: { problem: null } });
});

test.each([
  ['withdrawn', 'linkEnded'],
  ['used', 'linkInvalid'],
])('a link that is %s by the time of the code ends the form', async (code, state) => {
  const { calls, invite, value } = await askForCode();
  invite.send({ type: 'code.submit', code: '1' });
  await calls.complete.latest().fail(problem('invalid', { code }));
  expect(value()).toBe(state);
});

test('a code that gets no answer can be entered again', async () => {
  const { calls, clock, invite } = await askForCode();
  invite.send({ type: 'code.submit', code: '1' });
  clock.increment(30_000);
  expect(calls.complete.latest().signal.aborted).toBe(true);
  expect(invite.getSnapshot()).toMatchObject({ value: 'askingCode', context: { problem: noAnswer } });
});
