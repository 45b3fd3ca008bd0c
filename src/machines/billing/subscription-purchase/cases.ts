import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import type { PaymentPollingOutput } from '../payment-polling/machine.ts';
import { declinedPayment, oneMonth, paidPayment, paymentOptions, pendingPayment } from '../samples.ts';
import { subscriptionPurchaseMachine } from './machine.ts';
import { selectMessage, selectPolling } from './selectors.ts';
import { subscriptionPurchaseSteps } from './steps.ts';

const order = { frequency: 'monthly', numEmployees: 1, recurring: true, couponCode: null } as const;
const input = { businessId, order, reference: null, idempotencyKey: 'first-key' };
const polled = (output: PaymentPollingOutput) => ({ output });
const priceChanged = problem('conflict', {
  detail: 'The price has changed in the meantime. Check the new one before you pay.',
  code: 'price_changed',
  fields: { total_kobo: ['64500'] },
});
const paymentOpen = problem('conflict', {
  detail: 'Another payment of this business is under way. Finish it, or cancel it.',
  code: 'payment_open',
  fields: { reference: [pendingPayment.reference] },
});
const providerAway = problem('unavailable', {
  detail: 'The payment provider does not answer. Nothing was charged. Try again in a moment.',
});

const yearForSeven = { ...order, frequency: 'yearly', numEmployees: 7, couponCode: 'HARMATTAN-26' } as const;
const anotherPayment = { ...pendingPayment, reference: pendingPayment.reference.replace('d1', 'd2') };

export const subscriptionPurchaseFlow = flow({
  title: 'Buy a subscription',
  audience: 'owner',
  route: '/billing/buy-now',
  machine: subscriptionPurchaseMachine,
  steps: subscriptionPurchaseSteps,
  states: {
    quoting: 'Getting the price',
    unpayable: 'No payments here',
    nothingOpen: 'No payment is open',
  },
  labels: {
    'purchase.load': 'Retry',
    'order.edit': 'The order is changed',
    'purchase.proceed': 'Proceed',
    'purchase.review': 'Forward to the order that was chosen',
    'purchase.back': 'Back',
    'purchase.buy': 'Buy now',
    'purchase.retry': 'Try again',
    'purchase.continue': 'Continue',
    'purchase.leave': 'Leave it for now',
    'checkout.open': 'Go to the payment page',
    'payment.check': 'Look again',
    'payment.giveUp': 'Cancel this payment',
    isPaymentOpen: 'a payment is under way',
    isForOpenPayment: 'the person came only for an open payment',
    isPayable: 'payments are possible here',
    isDecided: 'the order was chosen before',
    isComplete: 'the number of employees is possible',
    hasPlaceToPay: 'it still has to be paid',
    hasCheckout: 'there is a payment page',
    isPriceChanged: 'the price has changed meanwhile',
    isPaymentUnderWay: 'another payment is under way',
    isPaid: 'it is paid',
    isOver: 'the payment was declined or given up',
    isUnknown: 'nobody knows this payment',
    getPaymentOptions: 'the server says what can be bought',
    quoteSubscription: 'the server computes the price',
    buySubscription: 'the server begins the payment',
    openCheckout: 'the person pays at the payment provider',
    paymentPolling: 'the app waits for the payment',
    cancelPayment: 'the server cancels the payment',
    checkoutDeadline: 'the payment page did not open',
  },
  cases: {
    inputs: [
      { label: 'an owner comes to buy', input },
      { label: 'an owner who has chosen before', input: { ...input, isDecided: true } },
      { label: 'an owner looks for an open payment', input: { ...input, isForOpenPayment: true } },
      { label: 'an owner comes back from paying', input: { ...input, reference: pendingPayment.reference } },
    ],
    events: {
      'purchase.load': [{ label: '', event: { type: 'purchase.load' } }],
      'order.edit': [{ label: '', event: { type: 'order.edit' } }],
      'purchase.proceed': [
        { label: 'a month for one', event: { type: 'purchase.proceed', order } },
        { label: 'a year for seven with a coupon', event: { type: 'purchase.proceed', order: yearForSeven } },
        { label: 'no number', event: { type: 'purchase.proceed', order: { ...order, numEmployees: null } } },
        { label: 'too few', event: { type: 'purchase.proceed', order: { ...order, numEmployees: 0 } } },
      ],
      'purchase.review': [{ label: '', event: { type: 'purchase.review' } }],
      'purchase.back': [{ label: '', event: { type: 'purchase.back' } }],
      'purchase.buy': [{ label: 'by card', event: { type: 'purchase.buy', channel: 'card' } }],
      'checkout.open': [{ label: '', event: { type: 'checkout.open' } }],
      'payment.check': [{ label: '', event: { type: 'payment.check' } }],
      'payment.giveUp': [{ label: '', event: { type: 'payment.giveUp' } }],
      'purchase.retry': [{ label: '', event: { type: 'purchase.retry' } }],
      'purchase.continue': [{ label: '', event: { type: 'purchase.continue' } }],
      'purchase.leave': [{ label: '', event: { type: 'purchase.leave' } }],
    },
    selectors: {
      selectPolling,
      'selectMessage(num_employees)': selectMessage('num_employees'),
      'selectMessage(coupon_code)': selectMessage('coupon_code'),
    },
    answers: {
      getPaymentOptions: {
        done: [
          { label: 'no open payment', output: paymentOptions },
          { label: 'an open payment', output: { ...paymentOptions, open_payment: pendingPayment } },
          { label: 'another open payment', output: { ...paymentOptions, open_payment: anotherPayment } },
          { label: 'for three at least', output: { ...paymentOptions, fewest_employees: 3 } },
          { label: 'no payments here', output: { ...paymentOptions, provider: null, channels: [] } },
        ],
        error: [{ label: 'no connection', error: noConnection }],
      },
      quoteSubscription: {
        done: [{ label: 'a price', output: oneMonth }],
        error: [
          { label: 'the coupon was used up', error: refusal({ coupon_code: ['Enter a valid coupon code'] }) },
          { label: 'no connection', error: noConnection },
        ],
      },
      buySubscription: {
        done: [
          { label: 'opened', output: pendingPayment },
          { label: 'paid already', output: paidPayment },
        ],
        error: [
          { label: 'the price has changed', error: priceChanged },
          { label: 'another payment is under way', error: paymentOpen },
          {
            label: 'a new member joined meanwhile',
            error: refusal({ num_employees: ['You have 2 employees, you cannot pay for less'] }),
          },
          { label: 'the provider is away', error: providerAway },
          { label: 'no connection', error: noConnection },
        ],
      },
      openCheckout: {
        done: [{ label: 'back from the provider', output: undefined }],
        error: [{ label: 'the window did not open', error: problem('unknown') }],
      },
      paymentPolling: {
        done: [
          { label: 'paid', ...polled({ outcome: 'settled', payment: paidPayment }) },
          { label: 'declined', ...polled({ outcome: 'settled', payment: declinedPayment }) },
          {
            label: 'abandoned',
            ...polled({ outcome: 'settled', payment: { ...declinedPayment, status: 'abandoned', reason: 'closed' } }),
          },
          { label: 'no such payment', ...polled({ outcome: 'unknown', payment: null }) },
          { label: 'still under way', ...polled({ outcome: 'timedOut', payment: pendingPayment }) },
          { label: 'no answer came', ...polled({ outcome: 'timedOut', payment: null }) },
        ],
        error: [{ label: 'failed unexpectedly', error: problem('unknown') }],
      },
      cancelPayment: {
        done: [{ label: 'given up', output: { ...declinedPayment, status: 'abandoned', reason: 'cancelled' } }],
        error: [
          { label: 'the payment succeeded first', error: problem('conflict', { code: 'paid' }) },
          { label: 'no connection', error: noConnection },
        ],
      },
    },
    journeys: {
      'reviewing again forgets that the price did not come': {
        steps: [
          'done(getPaymentOptions): no open payment',
          'purchase.proceed: a month for one',
          'error(quoteSubscription): no connection',
          'purchase.review',
        ],
      },
      'trying again forgets that giving up failed': {
        start: 'an owner comes back from paying',
        steps: [
          'done(getPaymentOptions): an open payment',
          'payment.giveUp',
          'error(cancelPayment): no connection',
          'done(paymentPolling): declined',
          'purchase.retry',
        ],
      },
      'who came for an open payment that is gone may buy': {
        start: 'an owner looks for an open payment',
        steps: [
          'done(getPaymentOptions): an open payment',
          'done(paymentPolling): no such payment',
          'done(getPaymentOptions): no open payment',
        ],
      },
      'the number of people is measured by what the server says': {
        steps: ['done(getPaymentOptions): for three at least', 'purchase.proceed: a month for one'],
      },
      'another payment than the one paid for is not awaited': {
        start: 'an owner comes back from paying',
        steps: ['done(getPaymentOptions): another open payment'],
      },
      'what a failed payment was for is offered again': {
        start: 'an owner comes back from paying',
        steps: ['done(getPaymentOptions): an open payment', 'done(paymentPolling): declined', 'purchase.retry'],
      },
      'giving up forgets that it failed before': {
        start: 'an owner comes back from paying',
        steps: [
          'done(getPaymentOptions): an open payment',
          'payment.giveUp',
          'error(cancelPayment): no connection',
          'payment.giveUp',
        ],
      },
    },
    equivalentMutants: {
      'setup.ts purchase.actions.takeUpOrder.order: always take the first of context.payment ? orderOf(context.payment) : context.order':
        'what was not paid has a payment',
      'setup.ts purchase.actions.storeOrder.order.numEmployees: drop numEmployees: order.numEmployees ?? 1':
        'it is for the type: isComplete has seen a number',
    },
    // No guard reads the problem; it is in the key so that paths try where an edit clears it.
    holds: {
      'a reviewed purchase has an order and a price': (snapshot) =>
        !snapshot.matches('reviewing') || (snapshot.context.order !== null && snapshot.context.price !== null),
      'an awaited payment has a reference': (snapshot) =>
        !(snapshot.matches('awaitingPayment') || snapshot.matches('givingUp')) || snapshot.context.reference !== null,
    },
    key: ({
      context: { order: chosen, options, reference, payment, problem: trouble, isDecided, isForOpenPayment },
    }) => ({
      fewest: options?.fewest_employees ?? null,
      isDecided,
      isForOpenPayment,
      numEmployees: chosen.numEmployees,
      hasReference: reference !== null,
      hasCheckout: (payment?.checkout ?? null) !== null,
      hasProblem: trouble !== null,
    }),
  },
});
