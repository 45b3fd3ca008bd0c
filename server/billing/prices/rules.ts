/** What a subscription costs: whole kobo, rounded once. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';

type Schemas = components['schemas'];
export type Frequency = Schemas['CurrentBilling']['frequency'];
export type Price = Schemas['Price'];

export const naira = (kobo: number) => kobo / 100;
const monthsOf: Record<Frequency, number> = { monthly: 1, quarterly: 3, yearly: 12 };
export const frequencies = Object.keys(monthsOf) as Frequency[];

/**
 * A share of an amount, rounded half up to whole kobo: the one rounding there is.
 * @param percent with at most two decimals
 */
export function shareOf(kobo: number, percent: number): number {
  const hundredths = BigInt(Math.round(percent * 100));
  return Number((BigInt(kobo) * hundredths + 5000n) / 10_000n);
}

export type Tariff = {
  /** Kobo per employee per month, without VAT. */
  unitKobo: number;
  currency: string;
  /** Percent off for paying a year at once. */
  yearlyDiscount: number;
  /** Percent. */
  vatPercent: number;
};
export type Wanted = {
  frequency: Frequency;
  numEmployees: number;
  /** Percent that a coupon takes off; applied to a quarter only. */
  couponPercent: number;
};

/**
 * What a subscription costs, by the specification (section 9): the months' price for everybody; for a quarter less the
 * coupon's percentage, for a year less the plan's. VAT is of what is left, and total = cost + tax; saving = actual − cost.
 */
export function priceOf(tariff: Tariff, { frequency, numEmployees, couponPercent }: Wanted): Price {
  const months = monthsOf[frequency];
  const actual = tariff.unitKobo * months * numEmployees;
  const discount = { monthly: 0, quarterly: couponPercent, yearly: tariff.yearlyDiscount }[frequency];
  const saving = shareOf(actual, discount);
  const cost = actual - saving;
  const tax = shareOf(cost, tariff.vatPercent);
  return {
    frequency,
    num_employees: numEmployees,
    unit_kobo: tariff.unitKobo,
    months,
    discount_percent: discount,
    actual_cost_kobo: actual,
    saving_kobo: saving,
    total_cost_kobo: cost,
    tax_percent: tariff.vatPercent,
    tax_amount_kobo: tax,
    total_kobo: cost + tax,
    currency: tariff.currency,
  };
}

/** Kobo as people read them: `₦16,125.00`. */
export const amountText = (kobo: number, currency: string): string =>
  new Intl.NumberFormat('en-NG', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(naira(kobo));

export const fewerThanPeople = (people: number): string =>
  `You have ${people} ${people === 1 ? 'employee' : 'employees'}, you cannot pay for less`;
