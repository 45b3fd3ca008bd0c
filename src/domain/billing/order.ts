import type { components } from '../../../openapi/generated/contract.ts';
import { quoteSubscriptionLimits } from '../../../openapi/generated/limits/billing.ts';
import { frequencies } from '../../../openapi/generated/lists/billing.ts';

type Schemas = components['schemas'];
export type Frequency = Schemas['Frequency'];

/** The order of a purchase. */
export type Order = { frequency: Frequency; numEmployees: number; recurring: boolean; couponCode: string | null };

/** The most people that a subscription can be for. */
export const mostEmployees = quoteSubscriptionLimits.num_employees.max;

/** The error of the number of employees in the specification's words, or null. */
export function employeesProblem(numEmployees: number | null, fewest: number): string | null {
  if (numEmployees === null) return 'Number of employee cannot be empty';
  if (numEmployees < fewest)
    return `You have ${fewest} ${fewest === 1 ? 'employee' : 'employees'}, you cannot pay for less`;
  return numEmployees > mostEmployees ? `Must be ${mostEmployees.toLocaleString('en-NG')} or less.` : null;
}

const couponLength = 12;

/** The error of a typed coupon code, or null when the server can check it. */
export function couponProblem(typed: string): string | null {
  const { length } = typed.trim();
  if (length === 0) return 'Coupon code is required';
  if (length < couponLength) return 'Minimum of 12 characters';
  return length > couponLength ? 'Invalid coupon code entered' : null;
}

/** The order of a payment. */
export const orderOf = (payment: Schemas['Payment']): Order => ({
  frequency: payment.frequency,
  numEmployees: payment.num_employees,
  recurring: payment.recurring,
  couponCode: payment.coupon_code,
});

type CurrentBilling = Schemas['CurrentBilling'];
/** The order parameters of an address, and whether the business has no subscription yet. */
export type OrderWish = { frequency: Frequency | null; numEmployees: number | null; isFirst: boolean };

/** The initial order: the business's current subscription, as far as it is known. A first subscription renews automatically. */
export const firstOrder = (current: CurrentBilling | null, { frequency, numEmployees, isFirst }: OrderWish): Order => ({
  numEmployees: numEmployees ?? current?.num_employees ?? 1,
  frequency: frequency ?? current?.frequency ?? 'monthly',
  recurring: isFirst || (current?.recurring ?? true),
  couponCode: null,
});

/** The cycles on offer, and the cycle of an existing order, so that the order can be shown again unchanged. */
export const offeredCycles = (offered: readonly Frequency[], order: Order | null): Frequency[] =>
  frequencies.filter((each) => offered.includes(each) || each === order?.frequency);

/** The cycle in an address; null when it is missing or unknown. */
export const frequencyOf = (cycle: string | null): Frequency | null =>
  frequencies.find((each) => each === cycle) ?? null;

/** The number of employees in an address; null when it is missing or cannot be paid for. */
export function employeesOf(text: string | null): number | null {
  const count = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0;
  return count >= 1 && count <= mostEmployees ? count : null;
}
