// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { couponCheckMachine } from '../../machines/billing/coupon-check/machine.ts';
import { type OfPayment, type Payment, paymentPollingMachine } from '../../machines/billing/payment-polling/machine.ts';
import { declinedPayment, paymentOptions } from '../../machines/billing/samples.ts';
import {
  type PaymentOptions,
  subscriptionPurchaseMachine,
} from '../../machines/billing/subscription-purchase/machine.ts';
import { controlled } from '../../machines/shared/controlled.ts';
import { PurchasePage, type Purpose } from './purchase.page.tsx';

afterEach(cleanup);

async function declined(purpose: Purpose, payment: Payment, options: PaymentOptions = paymentOptions) {
  const look = controlled<PaymentOptions, { businessId: string }>();
  const check = controlled<Payment, OfPayment>();
  const machine = subscriptionPurchaseMachine.provide({
    actors: {
      getPaymentOptions: look.logic,
      paymentPolling: paymentPollingMachine.provide({ actors: { checkPayment: check.logic } }),
    },
  });
  const order = { frequency: 'monthly', numEmployees: 1, recurring: true, couponCode: null } as const;
  const input = { businessId: 'palm-oil', order, reference: payment.reference, idempotencyKey: 'key' };
  const purchase = createActor(machine, { input }).start();
  const coupon = createActor(couponCheckMachine, { input: { businessId: 'palm-oil' } }).start();
  await look.latest().answer(options);
  await check.latest().answer(payment);
  purchase.send({ type: 'purchase.retry' });
  await look.latest().answer(options);
  render(
    <PurchasePage {...{ purchase, coupon, purpose }} business="Palm Oil" isSetUp={true} timeZone="Africa/Lagos" />,
  );
}

it.each(['pay', 'buyNow', 'extend'] as const)('offers a declined yearly order again as it was: %s', async (purpose) => {
  await declined(purpose, { ...declinedPayment, frequency: 'yearly', num_employees: 7, recurring: false });
  expect(screen.getByRole('tab', { name: 'Yearly' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('textbox', { name: 'Number of employees' })).toHaveProperty('value', '7');
  expect(screen.getByText('One-time payment')).toBeTruthy();
  expect(screen.getByText('Yearly, in NGN')).toBeTruthy();
});

it('shows prices in the currency of the plan', async () => {
  const prices = paymentOptions.prices.map((price) => ({ ...price, currency: 'KES' }));
  await declined('pay', declinedPayment, { ...paymentOptions, prices });
  expect(screen.getByText('Monthly, in KES')).toBeTruthy();
  expect(document.body.textContent).toContain('537.50');
  expect(document.body.textContent).not.toContain('₦');
});
