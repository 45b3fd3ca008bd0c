import type { components } from '../../../openapi/generated/contract.ts';

export type Price = components['schemas']['Price'];

/**
 * A share of an amount, rounded half up to whole kobo: as the server does it (server/billing/rules.ts).
 * @param percent with at most two decimals
 */
function shareOf(kobo: number, percent: number): number {
  const hundredths = BigInt(Math.round(percent * 100));
  return Number((BigInt(kobo) * hundredths + 5000n) / 10_000n);
}

/**
 * What so many employees would cost, in whole kobo, for as long as the server has not said it. What is paid is always the
 * server's own quote.
 * @param forOne the server's price for one employee, which has the months, the tax and a year's discount
 * @param couponPercent what a coupon takes off; heeded for a quarter only
 */
export function priceFor(forOne: Price, numEmployees: number, couponPercent: number): Price {
  const actual = forOne.unit_kobo * forOne.months * numEmployees;
  const discount = forOne.frequency === 'quarterly' ? couponPercent : forOne.discount_percent;
  const saving = shareOf(actual, discount);
  const cost = actual - saving;
  const tax = shareOf(cost, forOne.tax_percent);
  return {
    ...forOne,
    num_employees: numEmployees,
    discount_percent: discount,
    actual_cost_kobo: actual,
    saving_kobo: saving,
    total_cost_kobo: cost,
    tax_amount_kobo: tax,
    total_kobo: cost + tax,
  };
}
