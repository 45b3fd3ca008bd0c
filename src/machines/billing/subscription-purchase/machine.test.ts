import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Price } from '../../../domain/billing/price.ts';
import { noAnswer, type Problem, problem } from '../../../domain/shared/problem.ts';
import { controlled, passTime } from '../../shared/controlled.ts';
import { noConnection, refusal } from '../../shared/samples.ts';
import { type OfPayment, type Payment, paymentPollingMachine } from '../payment-polling/machine.ts';
import {
  abandonedPayment,
  declinedPayment,
  oneMonth,
  paidPayment,
  paymentOptions,
  pendingPayment,
} from '../samples.ts';
import {
  type Buying,
  type Checkout,
  type PaymentOptions,
  type Quoting,
  subscriptionPurchaseMachine,
} from './machine.ts';

const { reference } = pendingPayment;
const order = { frequency: 'monthly', numEmployees: 1, recurring: true, couponCode: null } as const;
const priceChanged = problem('conflict', { code: 'price_changed', fields: { total_kobo: ['64500'] } });
const paymentOpen = problem('conflict', { code: 'payment_open', fields: { reference: [reference] } });
const providerAway = problem('unavailable', { detail: 'The payment provider does not answer.' });

const begin = (comingFrom: string | null = null, isForOpenPayment = false) => {
  const clock = new SimulatedClock();
  const options = controlled<PaymentOptions, { businessId: string }>();
  const quote = controlled<Price, Quoting>();
  const buy = controlled<Payment, Buying>();
  const checkout = controlled<void, { checkout: Checkout | null }>();
  const check = controlled<Payment, OfPayment>();
  const cancel = controlled<Payment, OfPayment>();
  const machine = subscriptionPurchaseMachine.provide({
    actors: {
      getPaymentOptions: options.logic,
      quoteSubscription: quote.logic,
      buySubscription: buy.logic,
      openCheckout: checkout.logic,
      paymentPolling: paymentPollingMachine.provide({ actors: { checkPayment: check.logic } }),
      cancelPayment: cancel.logic,
    },
  });
  const input = { businessId: 'palm-oil', order, reference: comingFrom, idempotencyKey: 'key', isForOpenPayment };
  const actor = createActor(machine, { clock, input }).start();
  return { clock, options, quote, buy, checkout, check, cancel, actor, snapshot: () => actor.getSnapshot() };
};

const choosing = async () => {
  const flow = begin();
  await flow.options.latest().answer(paymentOptions);
  return flow;
};
const reviewing = async () => {
  const flow = await choosing();
  flow.actor.send({ type: 'purchase.proceed', order });
  await flow.quote.latest().answer(oneMonth);
  return flow;
};
const atCheckout = async () => {
  const flow = await reviewing();
  flow.actor.send({ type: 'purchase.buy', channel: 'card' });
  await flow.buy.latest().answer(pendingPayment);
  return flow;
};
const awaiting = async () => {
  const flow = await atCheckout();
  await flow.checkout.latest().answer(undefined);
  return flow;
};

test('an owner who came for an open payment leaves when none is open, and stays when one is', async () => {
  const none = begin(null, true);
  await none.options.latest().answer(paymentOptions);
  expect(none.snapshot()).toMatchObject({ status: 'done', output: { end: 'nothingOpen', isPaid: false } });
  const one = begin(null, true);
  await one.options.latest().answer({ ...paymentOptions, open_payment: pendingPayment });
  expect(one.snapshot()).toMatchObject({ value: 'awaitingPayment', context: { reference } });
  await one.check.latest().answer(declinedPayment);
  one.actor.send({ type: 'purchase.retry' });
  await one.options.latest().answer(paymentOptions);
  expect(one.snapshot().value).toBe('choosing');
});

test('an owner chooses, reads, buys once, pays, and goes on', async () => {
  const { actor, buy, check, checkout, snapshot } = await reviewing();
  expect(snapshot()).toMatchObject({ value: 'reviewing', context: { price: oneMonth } });
  actor.send({ type: 'purchase.buy', channel: 'card' });
  actor.send({ type: 'purchase.buy', channel: 'card' });
  expect(buy.calls.map(({ input }) => input)).toEqual([
    {
      businessId: 'palm-oil',
      idempotencyKey: 'key-1-card',
      order: {
        frequency: 'monthly',
        num_employees: 1,
        recurring: true,
        coupon_code: null,
        total_kobo: 53_750,
        channel: 'card',
      },
    },
  ]);
  await buy.latest().answer(pendingPayment);
  expect(snapshot().value).toBe('atCheckout');
  expect(checkout.latest().input).toEqual({ checkout: pendingPayment.checkout });
  await checkout.latest().answer(undefined);
  expect(check.latest().input).toMatchObject({ businessId: 'palm-oil', reference });
  await check.latest().answer(paidPayment);
  expect(snapshot()).toMatchObject({ value: 'succeeded', context: { payment: paidPayment } });
  actor.send({ type: 'purchase.continue' });
  expect(snapshot()).toMatchObject({ status: 'done', value: 'finished', output: { end: 'finished' } });
});

test.each([null, 0])('nobody buys for %s people', async (numEmployees) => {
  const { actor, quote, snapshot } = await choosing();
  actor.send({ type: 'purchase.proceed', order: { ...order, numEmployees } });
  expect([snapshot().value, quote.calls.length]).toEqual(['choosing', 0]);
});

test('Back keeps the order, and a coupon goes with it', async () => {
  const { actor, quote, snapshot } = await choosing();
  const withCoupon = { ...order, frequency: 'quarterly', numEmployees: 7, couponCode: 'HARMATTAN-26' } as const;
  actor.send({ type: 'purchase.proceed', order: withCoupon });
  expect(quote.latest().input).toEqual({
    businessId: 'palm-oil',
    frequency: 'quarterly',
    num_employees: 7,
    coupon_code: 'HARMATTAN-26',
  });
  await quote.latest().answer(oneMonth);
  actor.send({ type: 'purchase.back' });
  expect(snapshot()).toMatchObject({ value: 'choosing', context: { order: withCoupon } });
});

test('a failed quote can be tried again; a refusal is shown until the order changes', async () => {
  const { actor, clock, quote, snapshot } = await choosing();
  const usedUp = refusal({ coupon_code: ['Enter a valid coupon code'] });
  for (const failure of [noConnection, usedUp]) {
    actor.send({ type: 'purchase.proceed', order });
    await quote.latest().fail(failure);
    expect(snapshot()).toMatchObject({ value: 'choosing', context: { problem: failure, order } });
  }
  actor.send({ type: 'order.edit' });
  expect(snapshot().context.problem).toBeNull();
  actor.send({ type: 'purchase.proceed', order });
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'choosing', context: { problem: noAnswer } });
});

test('a changed price is shown, and the owner buys only at a price they have seen', async () => {
  const { actor, buy, quote, snapshot } = await reviewing();
  actor.send({ type: 'purchase.buy', channel: 'card' });
  await buy.latest().fail(priceChanged);
  expect(snapshot().value).toBe('quoting');
  await quote.latest().answer({ ...oneMonth, total_kobo: 64_500 });
  expect(snapshot()).toMatchObject({ value: 'reviewing', context: { problem: priceChanged } });
  actor.send({ type: 'purchase.buy', channel: 'card' });
  expect(snapshot().context.problem).toBeNull();
  expect(buy.latest().input).toMatchObject({ idempotencyKey: 'key-2-card', order: { total_kobo: 64_500 } });
});

test('another open payment is continued instead', async () => {
  const { actor, buy, check, options, snapshot } = await reviewing();
  actor.send({ type: 'purchase.buy', channel: 'card' });
  await buy.latest().fail(paymentOpen);
  expect(snapshot().value).toBe('loading');
  await options.latest().answer({ ...paymentOptions, open_payment: pendingPayment });
  expect(snapshot()).toMatchObject({ value: 'awaitingPayment', context: { problem: paymentOpen, reference } });
  expect(check.latest().input.reference).toBe(reference);
});

test('a new member leads back to the number of employees; an unavailable provider to another try', async () => {
  const { actor, buy, clock, quote, snapshot } = await reviewing();
  actor.send({ type: 'purchase.buy', channel: 'card' });
  await buy.latest().fail(providerAway);
  expect(snapshot()).toMatchObject({ value: 'reviewing', context: { problem: providerAway } });
  actor.send({ type: 'purchase.buy', channel: 'card' });
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'reviewing', context: { problem: noAnswer } });
  actor.send({ type: 'purchase.buy', channel: 'card' });
  expect(buy.calls.map(({ input }) => input.idempotencyKey)).toEqual(Array(3).fill('key-1-card'));
  const joined = refusal({ num_employees: ['You have 2 employees, you cannot pay for less'] });
  await buy.latest().fail(joined);
  expect(snapshot()).toMatchObject({ value: 'choosing', context: { problem: joined } });
  actor.send({ type: 'purchase.proceed', order });
  await quote.latest().answer(oneMonth);
  actor.send({ type: 'purchase.buy', channel: null });
  expect(buy.latest().input.idempotencyKey).toBe('key-2-any');
});

test('a payment that has succeeded already is only checked', async () => {
  const { actor, buy, checkout, snapshot } = await reviewing();
  actor.send({ type: 'purchase.buy', channel: 'card' });
  await buy.latest().answer(paidPayment);
  expect([snapshot().value, checkout.calls.length]).toEqual(['awaitingPayment', 0]);
});

test('the payment stays open when the checkout does not open or the owner does not return', async () => {
  const { actor, checkout, clock, snapshot } = await atCheckout();
  await checkout.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'awaitingPayment', context: { problem: noConnection } });
  actor.send({ type: 'checkout.open' });
  expect(snapshot()).toMatchObject({ value: 'atCheckout', context: { problem: null } });
  clock.increment(30_000);
  expect(snapshot().value).toBe('awaitingPayment');
});

test.each([declinedPayment, abandonedPayment])(
  'a failed payment ($reason) shows why, and is offered again',
  async (end) => {
    const { actor, check, options, snapshot } = await awaiting();
    await check.latest().answer(end);
    expect(snapshot()).toMatchObject({ value: 'notPaid', context: { payment: end } });
    actor.send({ type: 'purchase.retry' });
    await options.latest().answer(paymentOptions);
    expect(snapshot()).toMatchObject({ value: 'choosing', context: { order, payment: null, reference: null } });
  },
);

test('another device continues the open payment, and can pay or cancel it', async () => {
  const { actor, cancel, options, snapshot } = begin();
  await options.latest().answer({ ...paymentOptions, open_payment: pendingPayment });
  expect(snapshot().can({ type: 'checkout.open' })).toBe(true);
  actor.send({ type: 'payment.giveUp' });
  expect(cancel.latest().input).toEqual({ businessId: 'palm-oil', reference });
  await cancel.latest().answer({ ...abandonedPayment, reason: 'cancelled' });
  expect(snapshot()).toMatchObject({ value: 'notPaid', context: { payment: { reason: 'cancelled' } } });
});

test('a payment that succeeds while it is cancelled counts', async () => {
  const { actor, cancel, check, clock, snapshot } = await awaiting();
  const paid = problem('conflict', { code: 'paid' });
  actor.send({ type: 'payment.giveUp' });
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'awaitingPayment', context: { problem: noAnswer } });
  actor.send({ type: 'payment.giveUp' });
  await cancel.latest().fail(paid);
  expect(snapshot()).toMatchObject({ value: 'awaitingPayment', context: { problem: paid } });
  await check.latest().answer(paidPayment);
  expect(snapshot().value).toBe('succeeded');
});

test('a person who returns from paying sees that payment, even when another one is open', async () => {
  const { check, options, snapshot } = begin('stw-mine');
  await options.latest().answer({ ...paymentOptions, open_payment: pendingPayment });
  expect(snapshot()).toMatchObject({ value: 'awaitingPayment', context: { payment: null } });
  expect(check.latest().input.reference).toBe('stw-mine');
  expect(snapshot().can({ type: 'checkout.open' })).toBe(false);
});

test('a reference that this business does not have leads to the plans', async () => {
  const { check, options, snapshot } = begin('stw-unknown');
  await options.latest().answer(paymentOptions);
  await check.latest().fail(problem('missing'));
  await options.latest().answer(paymentOptions);
  expect(snapshot()).toMatchObject({ value: 'choosing', context: { reference: null, problem: { kind: 'missing' } } });
});

test('debited but not confirmed: after ten minutes the owner can leave, or check again', async () => {
  const { actor, check, clock, snapshot } = await awaiting();
  passTime(clock, 600_000);
  expect(snapshot()).toMatchObject({ value: 'timedOut', context: { payment: pendingPayment } });
  actor.send({ type: 'payment.check' });
  await check.latest().answer(paidPayment);
  expect(snapshot().value).toBe('succeeded');
});

test('the owner can leave while the payment is open', async () => {
  const { actor, snapshot } = await awaiting();
  actor.send({ type: 'purchase.leave' });
  expect(snapshot()).toMatchObject({ status: 'done', value: 'left', output: { end: 'left' } });
});

test.each<[string, Problem | null]>([
  ['cannot be loaded', noConnection],
  ['gets no answer', null],
])('when the list of plans %s, the owner loads it again', async (_, failure) => {
  const { actor, clock, options, snapshot } = begin();
  if (failure) await options.latest().fail(failure);
  else clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'unreadable', context: { problem: failure ?? noAnswer } });
  actor.send({ type: 'purchase.load' });
  expect(snapshot()).toMatchObject({ value: 'loading', context: { problem: null } });
  await options.latest().answer({ ...paymentOptions, provider: null });
  expect(snapshot().value).toBe('unpayable');
});
