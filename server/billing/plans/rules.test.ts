import { expect, it } from 'vitest';
import { presentPlan } from './rules.ts';

it('shows a plan in naira, with what a year costs after its discount', () => {
  const row = { id: 2, plan_code: 'premium', name: 'premium', public_name: 'premium' };
  expect(
    presentPlan({ ...row, amount_kobo: '50000', currency: 'NGN', yearly_discount: '10.00', vat_percent: '7.50' }),
  ).toEqual({
    ...row,
    amount: 500,
    pricing: { amount: 500, yearly_amount: 5400, currency: 'ngn', discount: 10, vat_percent: 7.5 },
  });
});
it('keeps kobo exact when the discount does not divide evenly', () => {
  const row = { id: 3, plan_code: 'x', name: 'x', public_name: 'x', currency: 'NGN', vat_percent: '7.50' };
  expect(presentPlan({ ...row, amount_kobo: '33333', yearly_discount: '7.50' }).pricing.yearly_amount).toBe(3699.96);
});
