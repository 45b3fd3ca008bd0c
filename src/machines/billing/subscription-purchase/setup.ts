/** The setup of the purchase machine: its data, events, actors, guards and actions. */
import { assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { employeesProblem, type Order, orderOf } from '../../../domain/billing/order.ts';
import type { Price } from '../../../domain/billing/price.ts';
import { type Problem, problem, problemOf } from '../../../domain/shared/problem.ts';
import { askingParts } from '../../shared/ask.ts';
import { placeholder } from '../../shared/placeholder.ts';
import {
  type OfPayment,
  type Payment,
  type PaymentPollingOutput,
  paymentPollingMachine,
} from '../payment-polling/machine.ts';

type Schemas = components['schemas'];
export type PaymentOptions = Schemas['PaymentOptions'];
export type Channel = Schemas['Channel'];
export type Checkout = NonNullable<Payment['checkout']>;
export type Quoting = { businessId: string } & Pick<Schemas['Order'], 'frequency' | 'num_employees' | 'coupon_code'>;
export type Buying = { businessId: string; idempotencyKey: string; order: Schemas['Order'] };

export type Input = {
  businessId: string;
  /** The initial order, such as the current subscription. */
  order: Order;
  /** Whether the order is decided, so that the flow only quotes its price. */
  isDecided?: boolean;
  /** Whether the person came only for a payment that is open already. */
  isForOpenPayment?: boolean;
  /** Of the payment that the person comes back from. */
  reference: string | null;
  /** What the keys of this purchase begin with. */
  idempotencyKey: string;
};
export type Context = Omit<Input, 'isDecided' | 'isForOpenPayment'> & {
  isDecided: boolean;
  isForOpenPayment: boolean;
  /** How many prices were seen: each one is bought under a key of its own. */
  quotes: number;
  channel: Channel | null;
  options: PaymentOptions | null;
  price: Price | null;
  payment: Payment | null;
  problem: Problem | null;
};
/** Whether the owner went on after paying, left, or found nothing to pay; and whether it is paid, as far as it is known. */
export type PurchaseOutput = { end: 'finished' | 'left' | 'nothingOpen'; isPaid: boolean };
type Wanted = Omit<Order, 'numEmployees'> & { numEmployees: number | null };
export type Event =
  | { type: 'purchase.load' }
  | { type: 'order.edit' }
  | { type: 'purchase.proceed'; order: Wanted }
  /** To the order that was proceeded with before. */
  | { type: 'purchase.review' }
  | { type: 'purchase.back' }
  | { type: 'purchase.buy'; channel: Channel | null }
  | { type: 'checkout.open' }
  | { type: 'payment.check' }
  | { type: 'payment.giveUp' }
  | { type: 'purchase.retry' }
  | { type: 'purchase.continue' }
  /** For now, or for good; a payment that is under way goes on. */
  | { type: 'purchase.leave' };

type Failed = { error: unknown };
type Ordered = { order: Wanted };
type Answered = { payment: Payment };
type Known = { options: PaymentOptions };

const codeOf = ({ error }: Failed) => problemOf(error).code;

export const purchase = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: PurchaseOutput;
    tags: 'busy' | 'editable' | 'failed';
    children: {
      getPaymentOptions: 'getPaymentOptions';
      quoteSubscription: 'quoteSubscription';
      buySubscription: 'buySubscription';
      openCheckout: 'openCheckout';
      paymentPolling: 'paymentPolling';
      cancelPayment: 'cancelPayment';
    };
  },
  actors: {
    getPaymentOptions: placeholder<PaymentOptions, { businessId: string }>('getPaymentOptions'),
    quoteSubscription: placeholder<Price, Quoting>('quoteSubscription'),
    buySubscription: placeholder<Payment, Buying>('buySubscription'),
    /** Leads the person to where they pay, and ends when they are back here. */
    openCheckout: placeholder<void, { checkout: Checkout | null }>('openCheckout'),
    paymentPolling: paymentPollingMachine,
    cancelPayment: placeholder<Payment, OfPayment>('cancelPayment'),
  },
  delays: { checkoutDeadline: 30_000 },
  guards: {
    hasReference: ({ context }) => context.reference !== null,
    isPaymentOpen: (_, { options }: Known) => options.open_payment !== null,
    isForOpenPayment: ({ context }) => context.isForOpenPayment,
    isPayable: (_, { options }: Known) => options.provider !== null,
    isDecided: ({ context }, { options }: Known) => context.isDecided && options.provider !== null,
    isComplete: ({ context }, { order }: Ordered) =>
      employeesProblem(order.numEmployees, context.options?.fewest_employees ?? 1) === null,
    hasPlaceToPay: (_, { payment }: Answered) => payment.checkout !== null,
    hasCheckout: ({ context }) => context.payment !== null && context.payment.checkout !== null,
    isPriceChanged: (_, failed: Failed) => codeOf(failed) === 'price_changed',
    isPaymentUnderWay: (_, failed: Failed) => codeOf(failed) === 'payment_open',
    isRefused: (_, { error }: Failed) => problemOf(error).kind === 'invalid',
    isPaid: (_, { payment }: PaymentPollingOutput) => payment?.status === 'success',
    isOver: (_, { payment }: PaymentPollingOutput) => payment?.status === 'failed' || payment?.status === 'abandoned',
    isUnknown: (_, { outcome }: PaymentPollingOutput) => outcome === 'unknown',
  },
  actions: {
    storeUnknown: assign({ problem: problem('missing', { detail: 'This business has no such payment.' }) }),
    storeOptions: assign({
      options: (_, { options }: Known) => options,
      payment: ({ context }, { options }: Known) => {
        const open = options.open_payment;
        return open !== null && (context.reference ?? open.reference) === open.reference ? open : null;
      },
    }),
    /** Once it was found, its end is no reason to leave. */
    storeOpenReference: assign({
      reference: (_, { options }: Known) => options.open_payment?.reference ?? null,
      isForOpenPayment: false,
    }),
    storeOrder: assign({
      order: (_, { order }: Ordered) => ({ ...order, numEmployees: order.numEmployees ?? 1 }),
    }),
    storeChannel: assign({ channel: (_, { channel }: Pick<Context, 'channel'>) => channel }),
    storePrice: assign({
      price: (_, { price }: { price: Price }) => price,
      quotes: ({ context }) => context.quotes + 1,
    }),
    storePayment: assign({
      payment: (_, { payment }: Answered) => payment,
      reference: (_, { payment }: Answered) => payment.reference,
    }),
    storeOutcome: assign({
      payment: ({ context }, { payment }: PaymentPollingOutput) => payment ?? context.payment,
    }),
    /** What was to be bought is offered again. */
    takeUpOrder: assign({ order: ({ context }) => (context.payment ? orderOf(context.payment) : context.order) }),
    clearPayment: assign({ payment: null, reference: null }),
  },
}).extend(askingParts);

export const quotingOf = ({ businessId, order }: Context): Quoting => ({
  businessId,
  frequency: order.frequency,
  num_employees: order.numEmployees,
  coupon_code: order.couponCode,
});

/** The same price is bought once, however often it is sent; another price or another way to pay is another purchase. */
export const buyingOf = (context: Context): Buying => {
  const { businessId: _, ...asked } = quotingOf(context);
  const { channel, order, price, quotes } = context;
  return {
    businessId: context.businessId,
    idempotencyKey: `${context.idempotencyKey}-${quotes}-${channel ?? 'any'}`,
    order: { ...asked, recurring: order.recurring, total_kobo: price?.total_kobo ?? 0, channel },
  };
};
