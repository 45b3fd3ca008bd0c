/**
 * Buying a subscription.
 * 1. It is asked what can be bought. A payment that is under way, opened here or on another device, is taken up.
 * 2. The owner says for how many people, how often it is paid, and whether it renews; the server quotes the price.
 * 3. Whoever has chosen that before they had an account is quoted it at once. They read what they are about to buy, go back, or buy it. A price that changed meanwhile is shown, and asked again.
 * 4. They pay at the provider's, and come back here; the payment is asked about until it has a status.
 * 5. What was not paid says why, and can be tried again. What takes longer can be left, or given up.
 * 6. What is paid is shown, and the owner goes on.
 * Started by the billing screens and by whoever comes back from a checkout; ends when it is paid or left.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { endOf } from '../../shared/ending.ts';
import { buyingOf, purchase, quotingOf } from './setup.ts';

export type {
  Buying,
  Channel,
  Checkout,
  PaymentOptions,
  PurchaseOutput,
  Quoting,
} from './setup.ts';

import { asking, failure, failureWhen } from '../../shared/ask.ts';

const ask = asking(purchase);

export const subscriptionPurchaseMachine = purchase.createMachine({
  id: 'subscriptionPurchase',
  description: 'An owner buys a subscription and pays for it at the provider’s.',
  context: ({ input: { isDecided = false, ...input } }) => ({
    ...input,
    isDecided,
    quotes: 0,
    channel: null,
    options: null,
    price: null,
    payment: null,
    problem: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'It is asked what can be bought, and whether a payment is under way.',
      tags: 'busy',
      ...ask({
        src: 'getPaymentOptions',
        input: ({ context: { businessId } }) => ({ businessId }),
        onDone: [
          {
            guard: 'hasReference',
            target: 'awaitingPayment',
            actions: { type: 'storeOptions', params: ({ event }) => ({ options: event.output }) },
          },
          {
            guard: { type: 'isPaymentOpen', params: ({ event }) => ({ options: event.output }) },
            target: 'awaitingPayment',
            actions: [
              { type: 'storeOptions', params: ({ event }) => ({ options: event.output }) },
              { type: 'storeOpenReference', params: ({ event }) => ({ options: event.output }) },
            ],
          },
          {
            guard: { type: 'isDecided', params: ({ event }) => ({ options: event.output }) },
            target: 'quoting',
            actions: { type: 'storeOptions', params: ({ event }) => ({ options: event.output }) },
          },
          {
            guard: { type: 'isPayable', params: ({ event }) => ({ options: event.output }) },
            target: 'choosing',
            actions: { type: 'storeOptions', params: ({ event }) => ({ options: event.output }) },
          },
          { target: 'unpayable' },
        ],
        failTo: 'unreadable',
      }),
    },
    choosing: {
      description: 'The owner says for how many people, how often it is paid, and whether it renews.',
      tags: 'editable',
      on: {
        'order.edit': { actions: 'clearProblem' },
        'purchase.proceed': {
          guard: { type: 'isComplete', params: ({ event }) => event },
          target: 'quoting',
          actions: [{ type: 'storeOrder', params: ({ event }) => event }, 'clearProblem'],
        },
        'purchase.leave': 'left',
      },
    },
    quoting: {
      description: 'The server says what it costs now.',
      tags: 'busy',
      ...ask({
        src: 'quoteSubscription',
        input: ({ context }) => quotingOf(context),
        onDone: {
          target: 'reviewing',
          actions: { type: 'storePrice', params: ({ event }) => ({ price: event.output }) },
        },
        failTo: 'choosing',
      }),
    },
    reviewing: {
      description: 'The owner reads what they are about to buy, at the server’s price.',
      on: {
        'purchase.back': { target: 'choosing', actions: 'clearProblem' },
        'purchase.buy': {
          target: 'opening',
          actions: [{ type: 'storeChannel', params: ({ event }) => event }, 'clearProblem'],
        },
      },
    },
    opening: {
      description: 'The server opens the payment.',
      tags: 'busy',
      ...ask({
        src: 'buySubscription',
        input: ({ context }) => buyingOf(context),
        onDone: [
          {
            guard: { type: 'hasPlaceToPay', params: ({ event }) => ({ payment: event.output }) },
            target: 'atCheckout',
            actions: { type: 'storePayment', params: ({ event }) => ({ payment: event.output }) },
          },
          {
            target: 'awaitingPayment',
            actions: { type: 'storePayment', params: ({ event }) => ({ payment: event.output }) },
          },
        ],
        failTo: 'reviewing',
        onError: [
          failureWhen('isPriceChanged', 'quoting'),
          failureWhen('isPaymentUnderWay', 'loading'),
          failureWhen('isRefused', 'choosing'),
        ],
      }),
    },
    atCheckout: {
      description: 'The owner pays at the provider’s.',
      tags: 'busy',
      invoke: {
        id: 'openCheckout',
        src: 'openCheckout',
        input: ({ context }) => ({ checkout: context.payment?.checkout ?? null }),
        onDone: 'awaitingPayment',
        onError: failure('awaitingPayment'),
      },
      after: { checkoutDeadline: 'awaitingPayment' },
    },
    awaitingPayment: {
      description: 'The payment is under way; it is asked about until it has a status.',
      tags: 'busy',
      invoke: {
        id: 'paymentPolling',
        src: 'paymentPolling',
        input: ({ context: { businessId, reference } }) => ({ businessId, reference: reference ?? '' }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => event.output },
            target: 'succeeded',
            actions: { type: 'storeOutcome', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'notPaid',
            actions: { type: 'storeOutcome', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.output },
            target: 'loading',
            actions: ['clearPayment', 'storeUnknown'],
          },
          { target: 'timedOut', actions: { type: 'storeOutcome', params: ({ event }) => event.output } },
        ],
        onError: 'timedOut',
      },
      on: {
        'checkout.open': { guard: 'hasCheckout', target: 'atCheckout', actions: 'clearProblem' },
        'payment.giveUp': { target: 'givingUp', actions: 'clearProblem' },
        'purchase.leave': 'left',
      },
    },
    givingUp: {
      description: 'The server gives the payment up, unless it went through meanwhile.',
      tags: 'busy',
      ...ask({
        src: 'cancelPayment',
        input: ({ context: { businessId, reference } }) => ({ businessId, reference: reference ?? '' }),
        onDone: {
          target: 'notPaid',
          actions: { type: 'storePayment', params: ({ event }) => ({ payment: event.output }) },
        },
        failTo: 'awaitingPayment',
      }),
    },
    succeeded: {
      description: 'The subscription is paid.',
      on: { 'purchase.continue': 'finished' },
    },
    notPaid: {
      description: 'The payment was declined, given up, or did not count.',
      tags: 'failed',
      on: {
        'purchase.retry': { target: 'loading', actions: ['takeUpOrder', 'clearPayment', 'clearProblem'] },
        'purchase.leave': 'left',
      },
    },
    timedOut: {
      description: 'Nothing was heard of the payment for ten minutes; it may still go through.',
      tags: 'failed',
      on: {
        'payment.check': 'awaitingPayment',
        'payment.giveUp': 'givingUp',
        'purchase.leave': 'left',
      },
    },
    unreadable: {
      description: 'It could not be learned what can be bought.',
      tags: 'failed',
      on: {
        'purchase.load': { target: 'loading', actions: 'clearProblem' },
        'purchase.leave': 'left',
      },
    },
    unpayable: {
      description: 'This server takes no payments.',
      tags: 'failed',
      on: { 'purchase.load': 'loading', 'purchase.leave': 'left' },
    },
    finished: { description: 'It is paid, and the owner goes on.', type: 'final', output: 'finished' },
    left: {
      description: 'The owner left it; a payment that is under way goes on.',
      type: 'final',
      output: 'left',
    },
  },
  output: ({ context: { payment }, event }) => ({
    end: endOf(['left', 'finished'], event.output),
    isPaid: payment?.status === 'success',
  }),
});

export type SubscriptionPurchaseRef = ActorRefFrom<typeof subscriptionPurchaseMachine>;
export type PurchaseSnapshot = SnapshotFrom<typeof subscriptionPurchaseMachine>;
