import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountText, fewerThanPeople, frequencies, priceOf, shareOf, type Tariff } from './rules.ts';

const premium: Tariff = { unitKobo: 50_000, currency: 'NGN', yearlyDiscount: 10, vatPercent: 7.5 };

describe('a price', () => {
  it.each([
    ['monthly', 1, 0, { actual: 50_000, saving: 0, cost: 50_000, tax: 3_750, total: 53_750 }],
    ['monthly', 24, 50, { actual: 1_200_000, saving: 0, cost: 1_200_000, tax: 90_000, total: 1_290_000 }],
    ['quarterly', 10, 0, { actual: 1_500_000, saving: 0, cost: 1_500_000, tax: 112_500, total: 1_612_500 }],
    ['quarterly', 10, 20, { actual: 1_500_000, saving: 300_000, cost: 1_200_000, tax: 90_000, total: 1_290_000 }],
    ['quarterly', 1, 100, { actual: 150_000, saving: 150_000, cost: 0, tax: 0, total: 0 }],
    ['yearly', 3, 50, { actual: 1_800_000, saving: 180_000, cost: 1_620_000, tax: 121_500, total: 1_741_500 }],
  ] as const)(
    '%s for %i with a coupon of %i %%',
    (frequency, numEmployees, percent, { actual, saving, cost, tax, total }) => {
      expect(priceOf(premium, { frequency, numEmployees, couponPercent: percent })).toMatchObject({
        actual_cost_kobo: actual,
        saving_kobo: saving,
        total_cost_kobo: cost,
        tax_amount_kobo: tax,
        total_kobo: total,
      });
    },
  );

  const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
  const tariff = fc.record({
    unitKobo: fc.integer({ min: 0, max: 10_000_000 }),
    currency: fc.constant('NGN'),
    yearlyDiscount: percent,
    vatPercent: percent,
  });
  const wanted = fc.record({
    frequency: fc.constantFrom(...frequencies),
    numEmployees: fc.integer({ min: 1, max: 100_000 }),
    couponPercent: percent,
  });

  it('adds up in whole kobo, for every order', () => {
    fc.assert(
      fc.property(tariff, wanted, (rates, order) => {
        const price = priceOf(rates, order);
        expect(price.actual_cost_kobo).toBe(rates.unitKobo * price.months * order.numEmployees);
        expect(price.saving_kobo).toBe(price.actual_cost_kobo - price.total_cost_kobo);
        expect(price.total_kobo).toBe(price.total_cost_kobo + price.tax_amount_kobo);
        for (const kobo of [price.saving_kobo, price.total_cost_kobo, price.tax_amount_kobo, price.total_kobo]) {
          expect(Number.isSafeInteger(kobo) && kobo >= 0).toBe(true);
        }
        expect(price.saving_kobo).toBeLessThanOrEqual(price.actual_cost_kobo);
        const exact = (price.total_cost_kobo * rates.vatPercent) / 100;
        expect(Math.abs(price.tax_amount_kobo - exact)).toBeLessThanOrEqual(0.51);
      }),
    );
  });
  it('applies a coupon to a quarter only', () => {
    fc.assert(
      fc.property(tariff, wanted, percent, (rates, order, other) => {
        const [one, two] = [priceOf(rates, order), priceOf(rates, { ...order, couponPercent: other })];
        if (order.frequency !== 'quarterly') expect(two).toEqual(one);
        else if (other >= order.couponPercent) expect(two.total_kobo).toBeLessThanOrEqual(one.total_kobo);
      }),
    );
  });
  it('never falls when more people are paid for', () => {
    fc.assert(
      fc.property(tariff, wanted, (rates, order) => {
        const more = priceOf(rates, { ...order, numEmployees: order.numEmployees + 1 });
        expect(more.total_kobo).toBeGreaterThanOrEqual(priceOf(rates, order).total_kobo);
      }),
    );
  });
});

it.each([
  [1, 50, 1],
  [3, 50, 2],
  [1, 49.99, 0],
  [333, 7.5, 25],
  [9_007_199_254_740_991, 100, 9_007_199_254_740_991],
])('%i kobo at %d %% are %i, rounded half up', (kobo, percent, share) => {
  expect(shareOf(kobo, percent)).toBe(share);
});

it('writes an amount as people read it', () => {
  expect(amountText(1_612_500, 'NGN')).toBe('₦16,125.00');
});

it('says how many people there are', () => {
  expect(fewerThanPeople(24)).toBe('You have 24 employees, you cannot pay for less');
  expect(fewerThanPeople(1)).toBe('You have 1 employee, you cannot pay for less');
});
