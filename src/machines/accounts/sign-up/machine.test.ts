import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { noConnection, refusal } from '../../shared/samples.ts';
import { type SignUp, signUpMachine } from './machine.ts';

const submit = { type: 'signUp.submit', email: ' ada@palmoil.example', password: 'red-earth-2026' } as const;

const begin = (plan: 'buy_now' | 'free_trial' | null = null, source = '') => {
  const clock = new SimulatedClock();
  const call = controlled<{ detail: string }, SignUp>();
  const machine = signUpMachine.provide({ actors: { signUp: call.logic } });
  return { clock, call, signUp: createActor(machine, { clock, input: { plan, source } }).start() };
};

const monthlyForOne = { billing_frequency: 'monthly', billing_num_employees: 1 };

test.each([
  ['buy_now', 'premium', { billing_buy_now: true, ...monthlyForOne }],
  ['free_trial', 'premium', { billing_buy_now: false, ...monthlyForOne }],
  [null, 'free', null],
] as const)('a visitor who comes for %s gets the plan %s', (plan, business_plan, subscription_info) => {
  const { signUp, call } = begin(plan);
  signUp.send(submit);
  expect(call.latest().input).toEqual({
    business_plan,
    subscription_info,
    email: 'ada@palmoil.example',
    password: 'red-earth-2026',
  });
});

test('the sign-up names the campaign', () => {
  const { signUp, call } = begin(null, 'utm_source=radio&utm_medium=spot');
  signUp.send(submit);
  expect(call.latest().input).toMatchObject({ source: 'utm_source=radio&utm_medium=spot' });
});

test('it ends with the address to which the confirmation went, and without the password', async () => {
  const { signUp, call } = begin();
  signUp.send(submit);
  await call.latest().answer({ detail: 'We have sent you an email.' });
  expect(signUp.getSnapshot()).toMatchObject({ status: 'done', output: { email: 'ada@palmoil.example' } });
  expect(JSON.stringify(signUp.getSnapshot())).not.toContain('red-earth');
});

test.each(['1234567890', 'short-1', 'palmoil.example', 'ADA@PALMOIL'])(
  'a password that breaks the rules is not sent: %s',
  (password) => {
    const { signUp, call } = begin();
    signUp.send({ type: 'signUp.submit', email: 'ada@palmoil.example', password });
    expect(signUp.getSnapshot().value).toBe('editing');
    expect(call.calls).toHaveLength(0);
  },
);

test('a refusal stays above the form until the visitor types', async () => {
  const { signUp, call } = begin();
  signUp.send(submit);
  const common = refusal({ password: ['This password is too common.'] });
  await call.latest().fail(common);
  expect(signUp.getSnapshot()).toMatchObject({ value: 'editing', context: { problem: common } });
  signUp.send({ type: 'signUp.type' });
  expect(signUp.getSnapshot().context.problem).toBeNull();
});

test('after a network failure the visitor sends it again', async () => {
  const { signUp, call } = begin();
  signUp.send(submit);
  await call.latest().fail(noConnection);
  expect(signUp.getSnapshot().context.problem).toBe(noConnection);
  signUp.send(submit);
  expect(signUp.getSnapshot()).toMatchObject({ value: 'submitting', context: { problem: null } });
  expect(call.calls).toHaveLength(2);
});

test('a second press while the first is on its way sends nothing', () => {
  const { signUp, call } = begin();
  signUp.send(submit);
  signUp.send(submit);
  signUp.send({ type: 'signUp.type' });
  expect(call.calls).toHaveLength(1);
});

test('the app gives up an answer that does not come within half a minute', () => {
  const { clock, signUp, call } = begin();
  signUp.send(submit);
  clock.increment(30_000);
  expect(signUp.getSnapshot()).toMatchObject({ value: 'editing', context: { problem: noAnswer } });
  expect(call.latest().signal.aborted).toBe(true);
});
