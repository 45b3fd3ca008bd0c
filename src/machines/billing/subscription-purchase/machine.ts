/**
 * Buy a subscription.
 * 1. The app loads the plans and any open payment, and continues with an open payment, whichever device opened it.
 * 2. The owner chooses the number of employees, the cycle, and whether it renews; the server quotes the price.
 * 3. An owner who chose all that before they had an account gets the quote at once. They review the order, go back, or
 *    buy. When the price has changed meanwhile, the app shows the new one and asks again.
 * 4. They pay at the payment provider and come back; the app asks for the status of the payment until it is final.
 * 5. A failed payment says why, and the owner can try again. They can leave or cancel one that takes longer.
 * 6. The app shows what is paid, and the owner continues.
 * 7. An owner who came only for an open payment leaves at once when none is open.
 * Started by the billing screens and on return from a checkout; ends when it is paid or left, or with nothing to pay.
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
  description: 'An owner buys a subscription and pays at the payment provider.',
  context: ({ input: { isDecided = false, isForOpenPayment = false, ...input } }) => ({
    ...input,
    isDecided,
    isForOpenPayment,
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
      description: 'The app loads the plans and any open payment.',
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
          { guard: 'isForOpenPayment', target: 'nothingOpen' },
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
      description: 'The owner chooses the number of employees, the cycle, and whether it renews.',
      tags: 'editable',
      on: {
        'order.edit': { actions: 'clearProblem' },
        'purchase.proceed': {
          guard: { type: 'isComplete', params: ({ event }) => event },
          target: 'quoting',
          actions: [{ type: 'storeOrder', params: ({ event }) => event }, 'clearProblem'],
        },
        'purchase.review': {
          guard: { type: 'isComplete', params: ({ context }) => context },
          target: 'quoting',
          actions: 'clearProblem',
        },
        'purchase.leave': 'left',
      },
    },
    quoting: {
      description: 'The server quotes the price.',
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
      description: 'The owner reviews the order at the quoted price.',
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
      description: 'The owner pays at the payment provider.',
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
      description: 'The payment is open; the app asks for its status until it is final.',
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
      description: 'The server cancels the payment, unless it has succeeded meanwhile.',
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
      description: 'The payment was declined, cancelled or not valid; the owner can try again.',
      tags: 'failed',
      on: {
        'purchase.retry': { target: 'loading', actions: ['takeUpOrder', 'clearPayment', 'clearProblem'] },
        'purchase.leave': 'left',
      },
    },
    timedOut: {
      description: 'The payment is still open after ten minutes; it may still succeed.',
      tags: 'failed',
      on: {
        'payment.check': 'awaitingPayment',
        'payment.giveUp': 'givingUp',
        'purchase.leave': 'left',
      },
    },
    unreadable: {
      description: 'The plans could not be loaded; the owner can try again.',
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
    finished: { description: 'The subscription is paid and the owner continues.', type: 'final', output: 'finished' },
    left: {
      description: 'The owner left; an open payment stays open.',
      type: 'final',
      output: 'left',
    },
    nothingOpen: { description: 'No payment is open.', type: 'final', output: 'nothingOpen' },
  },
  output: ({ context: { payment }, event }) => ({
    end: endOf(['left', 'finished', 'nothingOpen'], event.output),
    isPaid: payment?.status === 'success',
  }),
});

export type SubscriptionPurchaseRef = ActorRefFrom<typeof subscriptionPurchaseMachine>;
export type PurchaseSnapshot = SnapshotFrom<typeof subscriptionPurchaseMachine>;
