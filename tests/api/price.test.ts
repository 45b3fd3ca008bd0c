/** The arithmetic of prices is written twice, as the app and the server share no code; here it is shown to be the same. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Frequency, frequencies, priceOf } from '../../server/billing/prices/rules.ts';
import { priceFor } from '../../src/domain/billing/price.ts';

test('the app computes what the server computes, to the kobo', () => {
  const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
  const tariffs = fc.record({
    unitKobo: fc.integer({ min: 0, max: 10_000_000 }),
    currency: fc.constant('NGN'),
    yearlyDiscount: percent,
    vatPercent: percent,
  });
  const frequency: fc.Arbitrary<Frequency> = fc.constantFrom(...frequencies);
  fc.assert(
    fc.property(tariffs, frequency, fc.integer({ min: 1, max: 100_000 }), percent, (tariff, cycle, people, coupon) => {
      const forOne = priceOf(tariff, { frequency: cycle, numEmployees: 1, couponPercent: 0 });
      const theirs = priceOf(tariff, { frequency: cycle, numEmployees: people, couponPercent: coupon });
      expect(priceFor(forOne, people, coupon)).toEqual(theirs);
    }),
  );
});

test('a quarter for seven people, at 500 naira and 7.5 % VAT, with a quarter off', () => {
  const tariff = { unitKobo: 50_000, currency: 'NGN', yearlyDiscount: 0, vatPercent: 7.5 };
  const forOne = priceOf(tariff, { frequency: 'quarterly', numEmployees: 1, couponPercent: 0 });
  expect(priceFor(forOne, 7, 25)).toMatchObject({
    actual_cost_kobo: 1_050_000,
    saving_kobo: 262_500,
    total_cost_kobo: 787_500,
    tax_amount_kobo: 59_063,
    total_kobo: 846_563,
  });
});
