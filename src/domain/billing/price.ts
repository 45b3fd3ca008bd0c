import type { components } from '../../../openapi/generated/contract.ts';

export type Price = components['schemas']['Price'];

/**
 * A share of an amount, rounded half up to whole kobo, like the server (server/billing/prices/rules.ts).
 * @param percent with at most two decimals
 */
function shareOf(kobo: number, percent: number): number {
  const hundredths = BigInt(Math.round(percent * 100));
  return Number((BigInt(kobo) * hundredths + 5000n) / 10_000n);
}

/**
 * An estimate of the cost in whole kobo, shown until the server's quote arrives. The payment always uses the quote.
 * @param forOne the server's price for one employee, including months, tax and a year's discount
 * @param couponPercent the discount of a coupon; applies only to a quarter
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
