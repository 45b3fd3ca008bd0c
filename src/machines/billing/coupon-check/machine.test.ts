import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer, problem } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { noConnection } from '../../shared/samples.ts';
import { type CouponAnswer, type CouponAsked, couponCheckMachine } from './machine.ts';

const open = () => {
  const clock = new SimulatedClock();
  const check = controlled<CouponAnswer, CouponAsked>();
  const machine = couponCheckMachine.provide({ actors: { checkCoupon: check.logic } });
  const actor = createActor(machine, { clock, input: { businessId: 'palm-oil' } }).start();
  const messages = () => actor.getSnapshot().context.problem?.fields.coupon_code;
  return { clock, check, actor, messages, snapshot: () => actor.getSnapshot() };
};

test('a valid coupon is kept with its discount until the owner removes it', async () => {
  const { actor, check, snapshot } = open();
  actor.send({ type: 'coupon.check', code: ' HARMATTAN-26 ' });
  actor.send({ type: 'coupon.check', code: 'HARMATTAN-27' });
  expect(check.calls.map(({ input }) => input)).toEqual([{ businessId: 'palm-oil', coupon_code: 'HARMATTAN-26' }]);
  await check.latest().answer({ can_use: true, coupon_value: 25 });
  expect(snapshot()).toMatchObject({ value: 'validated', context: { code: 'HARMATTAN-26', percent: 25 } });
  actor.send({ type: 'coupon.remove' });
  expect(snapshot()).toMatchObject({ value: 'entering', context: { code: '', percent: 0 } });
});

test.each([
  ['', 'Coupon code is required'],
  ['HARMATTAN', 'Minimum of 12 characters'],
  ['HARMATTAN-2026', 'Invalid coupon code entered'],
])('the server is not asked about %j', (code, message) => {
  const { actor, check, messages } = open();
  actor.send({ type: 'coupon.check', code });
  expect(messages()).toEqual([message]);
  expect(check.calls).toHaveLength(0);
  actor.send({ type: 'coupon.type' });
  expect(messages()).toBeUndefined();
});

test('a coupon that cannot be used shows why, and can be corrected', async () => {
  const { actor, check, messages, snapshot } = open();
  actor.send({ type: 'coupon.check', code: 'NOSUCHCOUPON' });
  await check.latest().answer({ can_use: false, coupon_value: 0 });
  expect(messages()).toEqual(['Enter a valid coupon code']);
  actor.send({ type: 'coupon.check', code: 'HARMATTAN-26' });
  expect(snapshot()).toMatchObject({ value: 'checking', context: { problem: null } });
});

test('a failure is shown, and the same code can be tried again', async () => {
  const { actor, check, clock, snapshot } = open();
  const tooOften = problem('limited', { retryAfter: 60 });
  for (const failure of [noConnection, tooOften]) {
    actor.send({ type: 'coupon.check', code: 'HARMATTAN-26' });
    await check.latest().fail(failure);
    expect(snapshot()).toMatchObject({ value: 'entering', context: { problem: failure } });
  }
  actor.send({ type: 'coupon.check', code: 'HARMATTAN-26' });
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'entering', context: { problem: noAnswer, code: 'HARMATTAN-26' } });
});
