import type { components } from '../../../openapi/generated/contract.ts';
import { frequencies } from '../../../openapi/generated/lists/billing.ts';

type Schemas = components['schemas'];
export type Frequency = Schemas['Frequency'];

/** What somebody wants to buy. */
export type Order = { frequency: Frequency; numEmployees: number; recurring: boolean; couponCode: string | null };

/** The most people that a subscription can be for. */
export const mostEmployees = 100_000;

/** What is wrong with the number of employees, in the specification's words; null when nothing is. */
export function employeesProblem(numEmployees: number | null, fewest: number): string | null {
  if (numEmployees === null) return 'Number of employee cannot be empty';
  if (numEmployees < fewest)
    return `You have ${fewest} ${fewest === 1 ? 'employee' : 'employees'}, you cannot pay for less`;
  return numEmployees > mostEmployees ? `Must be ${mostEmployees.toLocaleString('en-NG')} or less.` : null;
}

const couponLength = 12;

/** What is wrong with a typed coupon code; null when it is worth asking the server. */
export function couponProblem(typed: string): string | null {
  const { length } = typed.trim();
  if (length === 0) return 'Coupon code is required';
  if (length < couponLength) return 'Minimum of 12 characters';
  return length > couponLength ? 'Invalid coupon code entered' : null;
}

/** The order that a payment was opened for. */
export const orderOf = (payment: Schemas['Payment']): Order => ({
  frequency: payment.frequency,
  numEmployees: payment.num_employees,
  recurring: payment.recurring,
  couponCode: payment.coupon_code,
});

type CurrentBilling = Schemas['CurrentBilling'];
/** What an address asks of an order, and whether it is for a business that pays nothing yet. */
export type OrderWish = { frequency: Frequency | null; isFirst: boolean };

/** What a purchase starts from: what the business pays for now, as far as that is known. A first one renews by itself. */
export const firstOrder = (current: CurrentBilling | null, { frequency, isFirst }: OrderWish): Order => ({
  numEmployees: current?.num_employees ?? 1,
  frequency: frequency ?? current?.frequency ?? 'monthly',
  recurring: isFirst || (current?.recurring ?? true),
  couponCode: null,
});

/** How often it can be paid: what is offered, and what was ordered before, so that an order comes back as it was. */
export const offeredCycles = (offered: readonly Frequency[], order: Order | null): Frequency[] =>
  frequencies.filter((each) => offered.includes(each) || each === order?.frequency);

/** How often an address wants it to be paid; null when it says nothing that is on offer. */
export const frequencyOf = (cycle: string | null): Frequency | null =>
  frequencies.find((each) => each === cycle) ?? null;
