/**
 * Wait for a payment.
 * 1. The app asks the server at once for the status of the payment, by its reference.
 * 2. While the payment is pending, the app asks again every five seconds.
 * 3. A check that fails or gets no answer counts as pending: a weak connection ends nothing.
 * 4. The flow ends when the payment has a final status, when the server does not know it, or after ten minutes.
 * Started by the purchase; ends with the last known status.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { answerDeadline } from '../../../domain/shared/deadlines.ts';
import { problemOf } from '../../../domain/shared/problem.ts';
import { placeholder } from '../../shared/placeholder.ts';

export type Payment = components['schemas']['Payment'];
export type OfPayment = { businessId: string; reference: string };
export type PaymentPollingOutput = {
  outcome: 'settled' | 'unknown' | 'timedOut';
  /** As it was answered last. */
  payment: Payment | null;
};

type Context = OfPayment & { outcome: PaymentPollingOutput['outcome']; payment: Payment | null };

export const paymentPollingMachine = setup({
  types: {} as { input: OfPayment; context: Context; output: PaymentPollingOutput; tags: 'busy' },
  actors: { checkPayment: placeholder<Payment, OfPayment>('checkPayment') },
  delays: { answerDeadline, paymentPollInterval: 5_000, paymentPollDeadline: 600_000 },
  guards: {
    isSettled: (_, { payment }: { payment: Payment }) => payment.status !== 'pending',
    isNoSuchPayment: (_, { error }: { error: unknown }) =>
      ['missing', 'forbidden', 'invalid'].includes(problemOf(error).kind),
  },
  actions: {
    storePayment: assign({ payment: (_, { payment }: { payment: Payment }) => payment }),
    storeOutcome: assign({ outcome: (_, { outcome }: Pick<Context, 'outcome'>) => outcome }),
  },
}).createMachine({
  id: 'paymentPolling',
  description: 'The app asks the server every five seconds for the status of a payment.',
  context: ({ input }) => ({ ...input, outcome: 'timedOut', payment: null }),
  initial: 'asking',
  after: { paymentPollDeadline: '.timedOut' },
  states: {
    asking: {
      description: 'The app asks the server for the status of the payment.',
      tags: 'busy',
      invoke: {
        id: 'checkPayment',
        src: 'checkPayment',
        input: ({ context: { businessId, reference } }) => ({ businessId, reference }),
        onDone: [
          {
            guard: { type: 'isSettled', params: ({ event }) => ({ payment: event.output }) },
            target: 'settled',
            actions: [
              { type: 'storePayment', params: ({ event }) => ({ payment: event.output }) },
              { type: 'storeOutcome', params: { outcome: 'settled' } },
            ],
          },
          {
            target: 'waiting',
            actions: { type: 'storePayment', params: ({ event }) => ({ payment: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isNoSuchPayment', params: ({ event }) => ({ error: event.error }) },
            target: 'unknown',
            actions: { type: 'storeOutcome', params: { outcome: 'unknown' } },
          },
          { target: 'waiting' },
        ],
      },
      after: { answerDeadline: 'waiting' },
    },
    waiting: {
      description: 'The payment is still pending; the app asks again in five seconds.',
      tags: 'busy',
      after: { paymentPollInterval: 'asking' },
    },
    settled: { description: 'The payment has a final status.', type: 'final' },
    unknown: { description: 'This business has no such payment.', type: 'final' },
    timedOut: { description: 'The payment is still pending after ten minutes; it may still succeed.', type: 'final' },
  },
  output: ({ context: { outcome, payment } }) => ({ outcome, payment }),
});

export type PaymentPollingRef = ActorRefFrom<typeof paymentPollingMachine>;
