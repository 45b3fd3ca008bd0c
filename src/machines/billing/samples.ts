/** What cases and stories of paying are made of. */
import type { Price } from '../../domain/billing/price.ts';
import type { Plan, Selection } from '../../domain/billing/selection.ts';
import type { Payment } from './payment-polling/machine.ts';
import type { PaymentOptions } from './subscription-purchase/machine.ts';

const reference = 'stw-0198c7a000007000800000000000000d-00000000000000d1';

const forOne = (frequency: Price['frequency'], months: number): Price => ({
  frequency,
  num_employees: 1,
  unit_kobo: 50_000,
  months,
  discount_percent: 0,
  actual_cost_kobo: 50_000 * months,
  saving_kobo: 0,
  total_cost_kobo: 50_000 * months,
  tax_percent: 7.5,
  tax_amount_kobo: 3_750 * months,
  total_kobo: 53_750 * months,
  currency: 'NGN',
});

/** A month for one employee. */
export const oneMonth = forOne('monthly', 1);

export const pendingPayment: Payment = {
  reference,
  kind: 'purchase',
  status: 'pending',
  reason: null,
  detail: 'Waiting for your bank to confirm the payment. You can leave this page: nothing is lost.',
  frequency: 'monthly',
  num_employees: 1,
  recurring: true,
  coupon_code: null,
  price: oneMonth,
  opened_at: '2026-11-20T09:00:00.000Z',
  checkout: { provider: 'sandbox', url: `/sandbox/checkout/${reference}`, access_code: null },
  paid_through: null,
  invoice_id: null,
};
export const paidPayment: Payment = {
  ...pendingPayment,
  status: 'success',
  detail: 'Your Payment was successful',
  checkout: null,
  paid_through: '2026-12-20T09:00:00.000Z',
  invoice_id: '0198c7a0-0000-7000-8000-0000000000e1',
};
export const declinedPayment: Payment = {
  ...pendingPayment,
  status: 'failed',
  reason: 'declined',
  detail: 'Your bank declined this payment, and nothing was charged. Try another card, or ask your bank.',
  checkout: null,
};
export const abandonedPayment: Payment = {
  ...pendingPayment,
  status: 'abandoned',
  reason: 'closed',
  detail: 'The payment window was closed before the payment was made. Nothing was charged.',
  checkout: null,
};

export const paymentOptions: PaymentOptions = {
  prices: [oneMonth, forOne('quarterly', 3), forOne('yearly', 12)],
  fewest_employees: 1,
  provider: 'sandbox',
  public_key: null,
  channels: ['card', 'bank_transfer', 'ussd'],
  open_payment: null,
};

/** The plans on offer at sign-up. */
export const premiumPlan: Plan = {
  id: 2,
  plan_code: 'premium',
  name: 'premium',
  public_name: 'premium',
  amount: 500,
  pricing: { amount: 500, yearly_amount: 5_400, currency: 'ngn', discount: 10, vat_percent: 7.5 },
};
export const freePlan: Plan = {
  id: 1,
  plan_code: 'free',
  name: 'free',
  public_name: 'free_forever',
  amount: 0,
  pricing: { amount: 0, yearly_amount: 0, currency: 'ngn', discount: 0, vat_percent: 7.5 },
};

/** The suite, monthly, for seven. */
export const selection: Selection = {
  product: 'suite',
  planCode: 'premium',
  cycle: 'monthly',
  numEmployees: 7,
  recurring: true,
};
