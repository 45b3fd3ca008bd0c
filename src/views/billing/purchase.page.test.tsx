// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Price } from '../../domain/billing/price.ts';
import {
  type CouponAnswer,
  type CouponAsked,
  couponCheckMachine,
} from '../../machines/billing/coupon-check/machine.ts';
import { type OfPayment, type Payment, paymentPollingMachine } from '../../machines/billing/payment-polling/machine.ts';
import { declinedPayment, oneMonth, paidPayment, paymentOptions } from '../../machines/billing/samples.ts';
import {
  type PaymentOptions,
  type Quoting,
  subscriptionPurchaseMachine,
} from '../../machines/billing/subscription-purchase/machine.ts';
import { controlled } from '../../machines/shared/controlled.ts';
import { PurchasePage, type Purpose } from './purchase.page.tsx';
import { useOrderDraft } from './use-order-draft.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

async function declined(purpose: Purpose, payment: Payment, options: PaymentOptions = paymentOptions) {
  const { purchase, coupon, look, check, checkCoupon } = begin(payment);
  await look.latest().answer(options);
  await check.latest().answer(payment);
  purchase.send({ type: 'purchase.retry' });
  await look.latest().answer(options);
  show({ purchase, coupon, purpose });
  return { checkCoupon };
}

/** Comes back from a checkout. */
function begin(payment: Payment) {
  const look = controlled<PaymentOptions, { businessId: string }>();
  const check = controlled<Payment, OfPayment>();
  const quote = controlled<Price, Quoting>();
  const machine = subscriptionPurchaseMachine.provide({
    actors: {
      getPaymentOptions: look.logic,
      quoteSubscription: quote.logic,
      paymentPolling: paymentPollingMachine.provide({ actors: { checkPayment: check.logic } }),
    },
  });
  const order = { frequency: 'monthly', numEmployees: 1, recurring: true, couponCode: null } as const;
  const input = { businessId: 'palm-oil', order, reference: payment.reference, idempotencyKey: 'key' };
  const purchase = createActor(machine, { input }).start();
  const checkCoupon = controlled<CouponAnswer, CouponAsked>();
  const coupons = couponCheckMachine.provide({ actors: { checkCoupon: checkCoupon.logic } });
  const coupon = createActor(coupons, { input: { businessId: 'palm-oil' } }).start();
  return { purchase, coupon, look, check, quote, checkCoupon };
}

type Shown = Pick<ComponentProps<typeof PurchasePage>, 'purchase' | 'coupon' | 'purpose'>;

/** Without a business around it, as while signing up. */
const show = (shown: Shown) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WithDraft {...shown} />
    </QueryClientProvider>,
  );

function WithDraft(shown: Shown) {
  const draft = useOrderDraft('palm-oil', shown.purchase.getSnapshot().context.order);
  return <PurchasePage {...shown} draft={draft} business="Palm Oil" isSetUp={true} timeZone="Africa/Lagos" />;
}

it.each(['pay', 'buyNow', 'extend'] as const)('offers a declined yearly order again as it was: %s', async (purpose) => {
  await declined(purpose, { ...declinedPayment, frequency: 'yearly', num_employees: 7, recurring: false });
  expect(screen.getByRole('tab', { name: 'Yearly' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('textbox', { name: 'Number of employees' })).toHaveProperty('value', '7');
  expect(screen.getByText('One-time payment')).toBeTruthy();
  expect(screen.getByText('Yearly, in NGN')).toBeTruthy();
});

it('offers the coupon of a declined payment again, if it can still be used', async () => {
  const code = 'HARMATTAN-26';
  const { checkCoupon } = await declined('pay', { ...declinedPayment, frequency: 'quarterly', coupon_code: code });
  expect(checkCoupon.latest().input).toEqual({ businessId: 'palm-oil', coupon_code: code });
  await checkCoupon.latest().answer({ can_use: true, coupon_value: 20 });
  expect(screen.getByText(/Coupon code validated: 20% off with HARMATTAN-26/)).toBeTruthy();
  const kept = () => JSON.stringify({ ...sessionStorage });
  await waitFor(() => expect(kept()).toContain(code));
  fireEvent.click(screen.getByRole('button', { name: 'Remove the coupon' }));
  expect(kept()).not.toContain(code);
});

it('shows prices in the currency of the plan', async () => {
  const prices = paymentOptions.prices.map((price) => ({ ...price, currency: 'KES' }));
  await declined('pay', declinedPayment, { ...paymentOptions, prices });
  expect(screen.getByText('Monthly, in KES')).toBeTruthy();
  expect(document.body.textContent).toContain('537.50');
  expect(document.body.textContent).not.toContain('₦');
});

it('says that it renews only for a card, which alone can be charged again', async () => {
  const { purchase, coupon, look, check, quote } = begin(declinedPayment);
  await look.latest().answer(paymentOptions);
  await check.latest().answer(declinedPayment);
  purchase.send({ type: 'purchase.retry' });
  await look.latest().answer(paymentOptions);
  const order = { frequency: 'monthly', numEmployees: 1, recurring: true, couponCode: null } as const;
  purchase.send({ type: 'purchase.proceed', order });
  await quote.latest().answer(oneMonth);
  show({ purchase, coupon, purpose: 'upgrade' });
  expect(screen.getByText('Billed monthly, renews automatically')).toBeTruthy();
  for (const way of ['Bank transfer', 'USSD']) {
    fireEvent.click(screen.getByRole('radio', { name: way }));
    expect(screen.getByText('One-time payment')).toBeTruthy();
  }
});

it('shows what was paid, with its papers', async () => {
  const { purchase, coupon, look, check } = begin(paidPayment);
  await look.latest().answer(paymentOptions);
  await check.latest().answer(paidPayment);
  show({ purchase, coupon, purpose: 'pay' });
  expect(screen.getByText('Your Payment was successful')).toBeTruthy();
  expect(screen.getByText('₦537.50')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download invoice' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download receipt' })).toBeTruthy();
});
