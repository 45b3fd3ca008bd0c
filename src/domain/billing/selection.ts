import type { components } from '../../../openapi/generated/contract.ts';
import { isComing } from '../../../rules/shared/modules.ts';
import { type Frequency, mostEmployees, type Order } from './order.ts';
import { offeredPlans, planName } from './plans.ts';
import { type Price, priceFor } from './price.ts';

export type Plan = components['schemas']['Plan'];

/** The bundles with their display names. */
export const products = ['suite', 'payroll'] as const;
export type Product = (typeof products)[number];

/** Whether there is something to sell: Payroll is bought when it works. */
export const isOnSale = (product: Product): boolean => !isComing(product);

/** What is sold to those who ask for this: the suite, in place of what is coming. */
export const soldFor = (product: Product | null): Product =>
  product !== null && isOnSale(product) ? product : 'suite';

/** The cycles on offer at sign-up. */
export const selectionCycles = ['yearly', 'monthly'] as const satisfies Frequency[];
export type SelectionCycle = (typeof selectionCycles)[number];

/** The choice of a visitor without an account. */
export type Selection = {
  product: Product;
  planCode: string;
  cycle: SelectionCycle;
  numEmployees: number;
  recurring: boolean;
};

/** The parameters of an address; null for a missing or unknown value. */
export type Wishes = {
  product: Product | null;
  plan: string | null;
  cycle: SelectionCycle | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Whether a parameter is unknown, except the plan, which only the server can check. */
  isMisread: boolean;
};

/** Treats underscores as spaces and ignores case. */
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

const home = 'NG';

/** The country that an address names, where it is another one than ours; the server knows its currency. */
export const foreignCountryOf = ({ country }: Wishes): string | null => (country === home ? null : country);

/** Whether these words name the plan. */
const isCalled = (plan: Plan, words: string): boolean =>
  [plan.plan_code, plan.name, plan.public_name].some((name) => wordsOf(name) === words);

/** The plan in the address, if it is on offer. */
export const wantedPlan = (plans: readonly Plan[], { plan }: Wishes): Plan | null =>
  plan === null ? null : (offeredPlans(plans).find((each) => isCalled(each, plan)) ?? null);

/** The initial choice: what the address names and is on sale, otherwise the whole suite, monthly, for one employee. */
export function firstSelection(plans: readonly Plan[], wishes: Wishes): Selection {
  const plan = wantedPlan(plans, wishes) ?? offeredPlans(plans)[0];
  return {
    product: soldFor(wishes.product),
    planCode: plan?.plan_code ?? '',
    cycle: wishes.cycle ?? 'monthly',
    numEmployees: initialEmployees,
    recurring: true,
  };
}

/** The initial number of employees. */
export const initialEmployees = 1;

/** The error of the number of employees in the specification's words, or null. */
export function seatsProblem(numEmployees: number | null): string | null {
  if (numEmployees === null) return 'Number of employee cannot be empty';
  if (numEmployees < initialEmployees) return `Number of employee cannot be less than ${initialEmployees}`;
  return numEmployees > mostEmployees ? `Must be ${mostEmployees.toLocaleString('en-NG')} or less.` : null;
}

const months: Record<Frequency, number> = { monthly: 1, quarterly: 3, yearly: 12 };

/** The cost of a plan in whole kobo, from the server's prices and VAT. */
export function selectionPrice({ pricing }: Plan, cycle: Frequency, numEmployees: number): Price {
  const unit = Math.round(pricing.amount * 100);
  const forOne = {
    frequency: cycle,
    num_employees: 1,
    unit_kobo: unit,
    months: months[cycle],
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

/** What a year paid at once costs less than twelve months, VAT included, in whole kobo. */
export const yearlySaving = (plan: Plan, numEmployees: number): number =>
  selectionPrice(plan, 'monthly', numEmployees).total_kobo * months.yearly -
  selectionPrice(plan, 'yearly', numEmployees).total_kobo;

/** The highest yearly discount in percent; 0 without one. */
export const yearlyDiscount = (plans: readonly Plan[]): number =>
  Math.max(0, ...offeredPlans(plans).map(({ pricing }) => pricing.discount));

/** The order of a selection; where nothing was chosen, a month for one person. */
export const orderOfSelection = (selection: Selection | null): Order => ({
  frequency: selection?.cycle ?? 'monthly',
  numEmployees: selection?.numEmployees ?? 1,
  recurring: selection?.recurring ?? true,
  couponCode: null,
});
