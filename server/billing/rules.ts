/** What plans and subscriptions cost: whole kobo, one rounding. Pure. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { components } from '../../openapi/generated/contract.ts';

type Schemas = components['schemas'];
export type Frequency = Schemas['CurrentBilling']['frequency'];
export type Price = Schemas['Price'];

export type PlanRow = {
  id: number;
  plan_code: string;
  name: string;
  public_name: string;
  /** Per employee per month, without VAT. bigint columns arrive as text. */
  amount_kobo: string;
  currency: string;
  /** Percent. */
  yearly_discount: string;
  /** Percent. */
  vat_percent: string;
};

const naira = (kobo: number) => kobo / 100;
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

/** Prices in naira; the specification gives 500 naira per employee and month. */
export function presentPlan(row: PlanRow): Schemas['Plan'] {
  const monthly = Number(row.amount_kobo);
  const discount = Number(row.yearly_discount);
  const { id, plan_code, name, public_name } = row;
  return {
    id,
    plan_code,
    name,
    public_name,
    amount: naira(monthly),
    pricing: {
      amount: naira(monthly),
      yearly_amount: naira(monthly * 12 - shareOf(monthly * 12, discount)),
      currency: row.currency.toLowerCase(),
      discount,
      vat_percent: Number(row.vat_percent),
    },
  };
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
  /** Percent that a coupon takes off; heeded for a quarter only. */
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

export type CouponRow = {
  code: string;
  percent: string;
  validFrom: Date;
  validUntil: Date;
  maxUses: number;
  used: number;
};

/** Capital and small letters are the same. */
export const couponCode = (typed: string): string => typed.trim().toUpperCase();

/** What a coupon takes off, in percent; null when it cannot be used. @param isSpent whether this business has used it */
export function couponPercent(coupon: CouponRow | undefined, isSpent: boolean, now: Date): number | null {
  if (coupon === undefined || isSpent || coupon.used >= coupon.maxUses) return null;
  return coupon.validFrom <= now && now < coupon.validUntil ? Number(coupon.percent) : null;
}

/** The same for the same order of the same business. */
export const orderFingerprint = (businessId: string, order: object): string =>
  createHash('sha256')
    .update(JSON.stringify([businessId, Object.entries(order).sort(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('hex');

/**
 * A reference that only this server makes, and that is good for one holder: `stw-<id>-<mark>`.
 * @param id an uuid
 * @param digest of a text, with the server's secret
 */
export function makeReference(id: string, holder: string, digest: (text: string) => Buffer): string {
  const plain = id.replaceAll('-', '');
  return `stw-${plain}-${markOf(plain, holder, digest).toString('hex')}`;
}

export function isReferenceOf(reference: string, holder: string, digest: (text: string) => Buffer): boolean {
  const [, plain = '', mark = ''] = /^stw-([0-9a-f]{32})-([0-9a-f]{16})$/.exec(reference) ?? [];
  return mark !== '' && timingSafeEqual(Buffer.from(mark, 'hex'), markOf(plain, holder, digest));
}

const markOf = (plain: string, holder: string, digest: (text: string) => Buffer) =>
  createHmac('sha256', digest('payment reference')).update(`${plain}:${holder}`).digest().subarray(0, 8);

export const fewerThanPeople = (people: number): string =>
  `You have ${people} ${people === 1 ? 'employee' : 'employees'}, you cannot pay for less`;
