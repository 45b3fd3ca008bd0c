import type { components } from '../../../openapi/generated/contract.ts';
import { type Frequency, mostEmployees, type Order } from './order.ts';
import { offeredPlans, planName } from './plans.ts';
import { type Price, priceFor } from './price.ts';

export type Plan = components['schemas']['Plan'];

/** What can be bought, as people name it. */
export const products = ['suite', 'payroll'] as const;
export type Product = (typeof products)[number];

/** How often it can be paid by whoever signs up. */
export const selectionCycles = ['yearly', 'monthly'] as const satisfies Frequency[];
export type SelectionCycle = (typeof selectionCycles)[number];

/** What somebody has chosen before they have an account. */
export type Selection = {
  product: Product;
  planCode: string;
  cycle: SelectionCycle;
  numEmployees: number;
  recurring: boolean;
};

/** What an address asks for; null where it asks for nothing, or for what is not on offer. */
export type Wishes = {
  product: Product | null;
  plan: string | null;
  cycle: SelectionCycle | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Whether something was asked for that does not exist; the plans are known only to the server. */
  isMisread: boolean;
};

/** An underscore is a space, and capitals make no difference. */
const wordsOf = (parameter: string | null): string =>
  planName(parameter ?? '')
    .trim()
    .toLowerCase();

function productOf(words: string): Product | null {
  return words.split(' ').includes('payroll') ? 'payroll' : words.split(' ').includes('suite') ? 'suite' : null;
}

/** Reads the parameters of /premium/signup: plan, bundle, cycle and country. */
export function wishesOf(search: URLSearchParams): Wishes {
  const bundle = wordsOf(search.get('bundle'));
  const cycle = wordsOf(search.get('cycle'));
  const country = (search.get('country') ?? '').trim();
  const found = {
    product: productOf(bundle),
    cycle: selectionCycles.find((each) => each === cycle) ?? null,
    country: countryCodeOf(country),
  };
  const isMisread =
    (bundle !== '' && found.product === null) ||
    (cycle !== '' && found.cycle === null) ||
    (country !== '' && found.country === null);
  return { ...found, plan: wordsOf(search.get('plan')) || null, isMisread };
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** A country by its code or its English name. */
export function countryCodeOf(country: string): string | null {
  if (country === '') return null;
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const asked = wordsOf(country);
  if (asked.length === 2) {
    const code = asked.toUpperCase();
    return /^[A-Z]{2}$/.test(code) && names.of(code) ? code : null;
  }
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.find((code) => names.of(code)?.toLowerCase() === asked) ?? null;
}

/** Whether a plan is the one that is meant by these words. */
const isCalled = (plan: Plan, words: string): boolean =>
  [plan.plan_code, plan.name, plan.public_name].some((name) => wordsOf(name) === words);

/** The plan that an address asks for, among those on offer. */
export const wantedPlan = (plans: readonly Plan[], { plan }: Wishes): Plan | null =>
  plan === null ? null : (offeredPlans(plans).find((each) => isCalled(each, plan)) ?? null);

/** What is chosen before anybody chooses: what the address asks for, else the whole suite, monthly, for one. */
export function firstSelection(plans: readonly Plan[], wishes: Wishes): Selection {
  const plan = wantedPlan(plans, wishes) ?? offeredPlans(plans)[0];
  return {
    product: wishes.product ?? 'suite',
    planCode: plan?.plan_code ?? '',
    cycle: wishes.cycle ?? 'monthly',
    numEmployees: initialEmployees,
    recurring: true,
  };
}

/** A new sign-up is for one employee, until the person says otherwise. */
export const initialEmployees = 1;

/** What is wrong with the number of employees, in the specification's words; null when nothing is. */
export function seatsProblem(numEmployees: number | null): string | null {
  if (numEmployees === null) return 'Number of employee cannot be empty';
  if (numEmployees < initialEmployees) return `Number of employee cannot be less than ${initialEmployees}`;
  return numEmployees > mostEmployees ? `Must be ${mostEmployees.toLocaleString('en-NG')} or less.` : null;
}

/** What a plan would cost, in whole kobo, from the prices and the VAT that the server told. */
export function selectionPrice({ pricing }: Plan, cycle: SelectionCycle, numEmployees: number): Price {
  const unit = Math.round(pricing.amount * 100);
  const forOne = {
    frequency: cycle,
    num_employees: 1,
    unit_kobo: unit,
    months: cycle === 'yearly' ? 12 : 1,
    discount_percent: cycle === 'yearly' ? pricing.discount : 0,
    actual_cost_kobo: unit,
    saving_kobo: 0,
    total_cost_kobo: unit,
    tax_percent: pricing.vat_percent,
    tax_amount_kobo: 0,
    total_kobo: unit,
    currency: pricing.currency.toUpperCase(),
  };
  return priceFor(forOne, numEmployees, 0);
}

/** The most that is taken off for paying yearly, in percent; 0 when nothing is. */
export const yearlyDiscount = (plans: readonly Plan[]): number =>
  Math.max(0, ...offeredPlans(plans).map(({ pricing }) => pricing.discount));

/** The order that a selection becomes once there is a business to buy it for. */
export const orderOfSelection = ({ cycle, numEmployees, recurring }: Selection): Order => ({
  frequency: cycle,
  numEmployees,
  recurring,
  couponCode: null,
});
