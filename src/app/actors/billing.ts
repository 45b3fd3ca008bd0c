import { fromPromise } from 'xstate';
import { couponCheckMachine } from '../../machines/billing/coupon-check/machine.ts';
import { type OfPayment, type Payment, paymentPollingMachine } from '../../machines/billing/payment-polling/machine.ts';
import {
  type Buying,
  type Checkout,
  subscriptionPurchaseMachine,
} from '../../machines/billing/subscription-purchase/machine.ts';
import {
  buySubscription,
  cancelPayment,
  checkCoupon,
  checkPayment,
  getPaymentOptions,
  quoteSubscription,
} from '../../services/operations/billing.ts';
import { changed } from '../../services/shared/changes.ts';
import type { Options } from '../../services/shared/client.ts';
import { perCore } from '../core.ts';
import { promiseActor } from './promise-actor.ts';

export const liveCouponCheckMachine = couponCheckMachine.provide({
  actors: { checkCoupon: promiseActor(checkCoupon) },
});

/** Reloads the billing queries as soon as the payment has settled. */
const checkAndRefetch = async (input: OfPayment, options: Options): Promise<Payment> => {
  const payment = await checkPayment(input, options);
  if (payment.status !== 'pending') changed(checkPayment.changes ?? []);
  return payment;
};

/** Leaves the page. It resolves when the person returns with the browser's Back, because they have left the checkout then. */
const goTo = (url: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('pageshow', ({ persisted }) => (persisted ? resolve() : undefined), { signal });
    location.assign(url);
  });

/** Opens the checkout as a popup where the provider has one, otherwise on the provider's own page. */
const openCheckout = fromPromise<void, { checkout: Checkout | null }>(async ({ input: { checkout }, signal }) => {
  if (checkout === null) return;
  const { access_code: accessCode, url } = checkout;
  if (accessCode === null) return goTo(url, signal);
  const { payInPopup } = await import('./paystack-popup.ts');
  // A stopped flow must not leave the page.
  await payInPopup(accessCode).catch(() => (signal.aborted ? undefined : goTo(url, signal)));
});

export const subscriptionPurchaseMachineOf = perCore((_core) =>
  subscriptionPurchaseMachine.provide({
    actors: {
      getPaymentOptions: promiseActor(getPaymentOptions),
      quoteSubscription: promiseActor(quoteSubscription),
      buySubscription: promiseActor(({ order, ...buying }: Buying, options: Options) =>
        buySubscription({ ...buying, ...order }, options),
      ),
      openCheckout,
      paymentPolling: paymentPollingMachine.provide({ actors: { checkPayment: promiseActor(checkAndRefetch) } }),
      cancelPayment: promiseActor(cancelPayment),
    },
  }),
);
