/**
 * Waiting until it is known what became of a payment.
 * 1. The server is asked at once how the payment stands, by its reference.
 * 2. While it is under way, it is asked again every five seconds.
 * 3. A check that fails or gets no answer counts as 'not known yet': a weak line ends nothing.
 * 4. It ends when the payment has a status, when the server does not know it, or after ten minutes.
 * Started by the purchase; ends with how the payment stands, as far as it is known.
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
  description: 'Asks the server every five seconds what became of a payment.',
  context: ({ input }) => ({ ...input, outcome: 'timedOut', payment: null }),
  initial: 'asking',
  after: { paymentPollDeadline: '.timedOut' },
  states: {
    asking: {
      description: 'The server is being asked how the payment stands.',
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
      description: 'It is not known yet; the next check comes in five seconds.',
      tags: 'busy',
      after: { paymentPollInterval: 'asking' },
    },
    settled: { description: 'It is known what became of the payment.', type: 'final' },
    unknown: { description: 'The server knows no such payment of this business.', type: 'final' },
    timedOut: { description: 'Ten minutes passed; the payment may still become known.', type: 'final' },
  },
  output: ({ context: { outcome, payment } }) => ({ outcome, payment }),
});

export type PaymentPollingRef = ActorRefFrom<typeof paymentPollingMachine>;
