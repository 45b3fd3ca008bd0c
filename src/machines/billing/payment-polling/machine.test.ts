import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { problem } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { noConnection, serverBusy } from '../../shared/samples.ts';
import { abandonedPayment, declinedPayment, paidPayment, pendingPayment } from '../samples.ts';
import { type OfPayment, type Payment, paymentPollingMachine } from './machine.ts';

const begin = () => {
  const clock = new SimulatedClock();
  const check = controlled<Payment, OfPayment>();
  const machine = paymentPollingMachine.provide({ actors: { checkPayment: check.logic } });
  const wait = createActor(machine, { clock, input: { businessId: 'palm-oil', reference: 'stw-1' } }).start();
  return { clock, check, wait };
};

test('the server is asked at once, and every five seconds until there is a status', async () => {
  const { clock, check, wait } = begin();
  expect(check.latest().input).toMatchObject({ businessId: 'palm-oil', reference: 'stw-1' });
  await check.latest().answer(pendingPayment);
  expect(wait.getSnapshot()).toMatchObject({ value: 'waiting', context: { payment: pendingPayment } });
  clock.increment(4_999);
  expect(check.calls).toHaveLength(1);
  clock.increment(1);
  expect(check.calls).toHaveLength(2);
  await check.latest().answer(paidPayment);
  expect(wait.getSnapshot().output).toEqual({ outcome: 'settled', payment: paidPayment });
});

test.each([declinedPayment, abandonedPayment])('it ends with the final status: $status', async (payment) => {
  const { check, wait } = begin();
  await check.latest().answer(payment);
  expect(wait.getSnapshot().output).toEqual({ outcome: 'settled', payment });
});

test.each([
  noConnection,
  serverBusy,
  problem('limited', { retryAfter: 1 }),
  problem('unauthorised'),
  new Error('defect'),
])('a check that fails counts as not known yet: $kind', async (error) => {
  const { clock, check, wait } = begin();
  await check.latest().fail(error);
  expect(wait.getSnapshot().value).toBe('waiting');
  clock.increment(5_000);
  await check.latest().answer(paidPayment);
  expect(wait.getSnapshot().output?.payment?.status).toBe('success');
});

test('a check without an answer ends after half a minute, and the app asks again', () => {
  const { clock, check, wait } = begin();
  clock.increment(30_000);
  expect(check.latest().signal.aborted).toBe(true);
  expect(wait.getSnapshot().value).toBe('waiting');
  clock.increment(5_000);
  expect(check.calls).toHaveLength(2);
});

test.each(['missing', 'forbidden', 'invalid'] as const)(
  'the flow does not wait for an unknown payment: %s',
  async (kind) => {
    const { check, wait } = begin();
    await check.latest().fail(problem(kind));
    expect(wait.getSnapshot().output).toEqual({ outcome: 'unknown', payment: null });
  },
);

test('after ten minutes it ends with what was answered last', async () => {
  const { clock, check, wait } = begin();
  for (let elapsed = 0; elapsed < 595_000; elapsed += 5_000) {
    await check.latest().answer(pendingPayment);
    clock.increment(5_000);
  }
  expect(wait.getSnapshot().status).toBe('active');
  clock.increment(5_000);
  expect(wait.getSnapshot().output).toEqual({ outcome: 'timedOut', payment: pendingPayment });
});
