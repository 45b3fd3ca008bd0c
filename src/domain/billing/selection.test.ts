import { describe, expect, it, test } from 'vitest';
import { modules } from '../../../rules/shared/modules.ts';
import { freePlan as free, premiumPlan } from '../../machines/billing/samples.ts';
import {
  countryCodeOf,
  firstSelection,
  orderOfSelection,
  seatsProblem,
  selectionPrice,
  type Wishes,
  wantedPlan,
  wishesOf,
  yearlyDiscount,
  yearlySaving,
} from './selection.ts';

const wishes = (query: string): Wishes => wishesOf(new URLSearchParams(query));

describe('the parameters of an address', () => {
  it.each([
    ['', { product: null, plan: null, cycle: null, country: null, isMisread: false }],
    ['bundle=hr_suite&cycle=Yearly', { product: 'suite', cycle: 'yearly', isMisread: false }],
    ['bundle=payroll&plan=premium', { product: 'payroll', plan: 'premium', isMisread: false }],
    ['bundle=Payroll_only&country=ghana', { product: 'payroll', country: 'GH', isMisread: false }],
    ['bundle=moon_base', { product: null, isMisread: true }],
    ['cycle=quarterly', { cycle: null, isMisread: true }],
    ['country=nowhere', { country: null, isMisread: true }],
    ['bundle=&cycle=&country=', { product: null, cycle: null, country: null, isMisread: false }],
  ])('%j', (query, expected) => {
    expect(wishes(query)).toMatchObject(expected);
  });

  it.each([
    ['NG', 'NG'],
    ['gh', 'GH'],
    ['united kingdom', 'GB'],
    ['United_States', 'US'],
    ['QX', null],
    ['1!', null],
    ['', null],
  ])('the country %j is %j', (asked, code) => {
    expect(countryCodeOf(asked)).toBe(code);
  });
});

describe('the first selection', () => {
  it('is the whole suite for one employee, monthly, on the cheapest paid plan', () => {
    expect(firstSelection([free, premiumPlan], wishes(''))).toEqual({
      product: 'suite',
      planCode: 'premium',
      cycle: 'monthly',
      numEmployees: 1,
      recurring: true,
    });
  });

  it('follows the parameters of the address that are on offer', () => {
    const dear = { ...premiumPlan, plan_code: 'core_hr', name: 'core_hr', public_name: 'core_hr', amount: 900 };
    const asked = wishes('plan=Core_HR&bundle=payroll&cycle=yearly');
    expect(wantedPlan([free, premiumPlan, dear], asked)?.plan_code).toBe('core_hr');
    Object.assign(modules.payroll, { state: 'works' });
    expect(firstSelection([premiumPlan, dear], asked)).toMatchObject({
      product: 'payroll',
      planCode: 'core_hr',
      cycle: 'yearly',
    });
    expect(wantedPlan([free, premiumPlan], wishes('plan=free'))).toBeNull();
    expect(firstSelection([premiumPlan], wishes('plan=gold')).planCode).toBe('premium');
  });

  it('is the suite where the address asks for what is still coming', () => {
    Object.assign(modules.payroll, { state: 'coming' });
    expect(firstSelection([premiumPlan], wishes('bundle=payroll')).product).toBe('suite');
  });
});

test('deducts the yearly discount before VAT, and adds VAT to the total', () => {
  expect(selectionPrice(premiumPlan, 'yearly', 3)).toMatchObject({
    unit_kobo: 50_000,
    actual_cost_kobo: 1_800_000,
    saving_kobo: 180_000,
    total_cost_kobo: 1_620_000,
    tax_amount_kobo: 121_500,
    total_kobo: 1_741_500,
    currency: 'NGN',
  });
  expect(selectionPrice(premiumPlan, 'monthly', 3)).toMatchObject({ saving_kobo: 0, total_kobo: 161_250 });
  expect(yearlyDiscount([free, premiumPlan])).toBe(10);
  expect(yearlyDiscount([])).toBe(0);
  expect(selectionPrice(premiumPlan, 'quarterly', 3)).toMatchObject({ saving_kobo: 0, total_kobo: 483_750 });
  // A tenth of 18,000, and the VAT on it.
  expect(yearlySaving(premiumPlan, 3)).toBe(193_500);
});

test.each([
  [null, 'Number of employee cannot be empty'],
  [0, 'Number of employee cannot be less than 1'],
  [100_001, 'Must be 100,000 or less.'],
  [1, null],
  [100_000, null],
])('%s employees: %s', (count, message) => {
  expect(seatsProblem(count)).toBe(message);
});

test('turns a selection into an order without a coupon', () => {
  const chosen = { ...firstSelection([premiumPlan], wishes('cycle=yearly')), numEmployees: 12, recurring: false };
  expect(orderOfSelection(chosen)).toEqual({
    frequency: 'yearly',
    numEmployees: 12,
    recurring: false,
    couponCode: null,
  });
});
