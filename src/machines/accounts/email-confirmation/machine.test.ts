import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer, problem } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { noConnection, serverBusy } from '../../shared/samples.ts';
import { emailConfirmationMachine } from './machine.ts';

const confirmed = { detail: 'Your email address has been verified', email: 'ada@path.test' };
const begin = (key: string | null) => {
  const clock = new SimulatedClock();
  const call = controlled<{ detail: string; email: string }, { key: string }>();
  const machine = emailConfirmationMachine.provide({ actors: { confirmEmail: call.logic } });
  const confirmation = createActor(machine, { clock, input: { key } }).start();
  return { clock, call, confirmation };
};

test('the app asks nothing before the page begins, and asks once however often it begins', () => {
  const { call, confirmation } = begin('key-1');
  expect(call.calls).toHaveLength(0);
  confirmation.send({ type: 'confirmation.begin' });
  confirmation.send({ type: 'confirmation.begin' });
  expect(call.calls).toHaveLength(1);
  expect(call.latest().input).toEqual({ key: 'key-1' });
});

test('the server confirms the address, and says with which one to sign in', async () => {
  const { call, confirmation } = begin('key-1');
  confirmation.send({ type: 'confirmation.begin' });
  await call.latest().answer(confirmed);
  expect(confirmation.getSnapshot()).toMatchObject({
    status: 'done',
    value: 'confirmed',
    output: { email: 'ada@path.test' },
  });
});

test.each([null, '', '  '])('without a key there is nothing to confirm: %j', (key) => {
  const { call, confirmation } = begin(key);
  confirmation.send({ type: 'confirmation.begin' });
  expect(confirmation.getSnapshot()).toMatchObject({ status: 'done', value: 'missingKey' });
  expect(call.calls).toHaveLength(0);
});

test('a wrong or expired key is refused for good, with the server’s message', async () => {
  const { call, confirmation } = begin('key-1');
  confirmation.send({ type: 'confirmation.begin' });
  const tooOld = problem('invalid', { detail: 'This link is no longer valid.' });
  await call.latest().fail(tooOld);
  expect(confirmation.getSnapshot()).toMatchObject({ status: 'done', value: 'refused', context: { problem: tooOld } });
});

test.each([noConnection, serverBusy, problem('limited')])('after $kind the person tries again', async (error) => {
  const { call, confirmation } = begin('key-1');
  confirmation.send({ type: 'confirmation.begin' });
  await call.latest().fail(error);
  expect(confirmation.getSnapshot()).toMatchObject({ value: 'unreachable', context: { problem: error } });
  confirmation.send({ type: 'confirmation.retry' });
  expect(confirmation.getSnapshot()).toMatchObject({ value: 'confirming', context: { problem: null } });
  await call.latest().answer(confirmed);
  expect(confirmation.getSnapshot().value).toBe('confirmed');
});

test('the app gives up an answer that does not come within half a minute', () => {
  const { clock, call, confirmation } = begin('key-1');
  confirmation.send({ type: 'confirmation.begin' });
  clock.increment(30_000);
  expect(confirmation.getSnapshot()).toMatchObject({ value: 'unreachable', context: { problem: noAnswer } });
  expect(call.latest().signal.aborted).toBe(true);
});
