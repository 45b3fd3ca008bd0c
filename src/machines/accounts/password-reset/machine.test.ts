import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer, problem } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { refusal } from '../../shared/samples.ts';
import { passwordResetMachine, type ResetPassword } from './machine.ts';

const password = 'red-earth-and-rain';
const submit = { type: 'reset.submit', password, confirmation: password } as const;

const begin = (input: { uid: string | null; token: string | null } = { uid: '0199', token: 'secret' }) => {
  const clock = new SimulatedClock();
  const call = controlled<{ detail: string }, ResetPassword>();
  const check = controlled<{ detail: string }, { uid: string; token: string }>();
  const machine = passwordResetMachine.provide({
    actors: { checkPasswordReset: check.logic, resetPassword: call.logic },
  });
  const reset = createActor(machine, { clock, input }).start();
  reset.send({ type: 'reset.begin' });
  return { clock, call, check, reset };
};

/** With a link that can be used. */
const edit = async () => {
  const begun = begin();
  await begun.check.latest().answer({ detail: 'The link can be used.' });
  return begun;
};
const invalidLink = problem('invalid', { detail: 'Invalid reset link', code: 'reset_link_invalid' });

test('a used or expired link says so before anything is typed', async () => {
  const { check, reset } = begin();
  expect(check.latest().input).toEqual({ uid: '0199', token: 'secret' });
  expect(reset.getSnapshot().value).toBe('checking');
  await check.latest().fail(invalidLink);
  expect(reset.getSnapshot()).toMatchObject({ status: 'done', value: 'linkInvalid', output: { end: 'linkInvalid' } });
});

test('the form comes all the same when the link could not be looked at', () => {
  const { clock, reset } = begin();
  clock.increment(30_000);
  expect(reset.getSnapshot()).toMatchObject({ value: 'editing', context: { problem: noAnswer } });
});

test.each([
  { uid: null, token: 'secret' },
  { uid: '0199', token: null },
  { uid: '', token: '' },
])('an incomplete link is not valid: %j', (input) => {
  const { reset } = begin(input);
  expect(reset.getSnapshot()).toMatchObject({ status: 'done', value: 'linkInvalid', output: { end: 'linkInvalid' } });
});

test('the password is sent once with what the link carries, and is not kept', async () => {
  const { call, reset } = await edit();
  reset.send(submit);
  reset.send(submit);
  expect(call.calls).toHaveLength(1);
  expect(call.latest().input).toEqual({ uid: '0199', token: 'secret', new_password: password });
  await call.latest().answer({ detail: 'Password has been reset with the new password.' });
  expect(reset.getSnapshot()).toMatchObject({
    status: 'done',
    value: 'reset',
    output: { end: 'reset' },
    context: { password: '' },
  });
});

test.each([
  ['', ''],
  ['1234567', '1234567'],
  [password, ''],
  [password, `${password}!`],
])('%j and %j are not sent', async (first, second) => {
  const { call, reset } = await edit();
  reset.send({ type: 'reset.submit', password: first, confirmation: second });
  expect(reset.getSnapshot().value).toBe('editing');
  expect(call.calls).toHaveLength(0);
});

test('a link that is no longer valid ends the form', async () => {
  const { call, reset } = await edit();
  reset.send(submit);
  await call.latest().fail(invalidLink);
  expect(reset.getSnapshot()).toMatchObject({ status: 'done', value: 'linkInvalid', output: { end: 'linkInvalid' } });
});

test('a refused password can be corrected, and the first key clears the problem', async () => {
  const { call, reset } = await edit();
  reset.send(submit);
  const refused = refusal({ new_password: ['This password is too common.'] });
  await call.latest().fail(refused);
  expect(reset.getSnapshot()).toMatchObject({ value: 'editing', context: { problem: refused } });
  reset.send({ type: 'reset.type' });
  expect(reset.getSnapshot().context.problem).toBeNull();
});

test('the app gives up an answer that does not come within half a minute', async () => {
  const { clock, reset } = await edit();
  reset.send(submit);
  clock.increment(30_000);
  expect(reset.getSnapshot()).toMatchObject({ value: 'editing', context: { problem: noAnswer } });
});
