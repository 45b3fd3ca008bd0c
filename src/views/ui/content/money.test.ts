import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatKobo, koboDigits, parseKobo, shortNaira } from './money.ts';

/** Every amount that a field of money takes. */
const kobo = fc.integer({ min: 0, max: 999_999_999_999_999 });

it('reads every amount that it formats, to the kobo', () => {
  fc.assert(
    fc.property(kobo, (amount) => {
      expect(parseKobo(formatKobo(amount))).toBe(amount);
      expect(parseKobo(koboDigits(amount))).toBe(amount);
    }),
  );
});

it('agrees with whole-number arithmetic', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 9_999_999_999_999n }), fc.integer({ min: 0, max: 99 }), (naira, rest) => {
      const text = `${naira}.${String(rest).padStart(2, '0')}`;
      expect(BigInt(parseKobo(text) ?? -1)).toBe(naira * 100n + BigInt(rest));
    }),
  );
});

it.each([
  ['₦1,234.5', 123_450],
  ['N1,500', 150_000],
  ['NGN 2 000.00', 200_000],
  ['.5', 50],
  ['7.', 700],
  ['0', 0],
  ['0.1', 10],
  ['1.005', null],
  ['1.500', null],
  ['0.500', 50],
  ['1.5000', 150],
  ['', null],
  ['.', null],
  ['₦', null],
  ['-5', null],
  ['1.2.3', null],
  ['12 bags', null],
  ['1e5', null],
  ['99999999999999', null],
])('reads %j as %j', (text, amount) => {
  expect(parseKobo(text)).toBe(amount);
});

it.each([
  [0, '₦0.00'],
  [5, '₦0.05'],
  [100_000_000, '₦1,000,000.00'],
  [-123_456, '-₦1,234.56'],
])('shows %i kobo as %s', (amount, text) => {
  expect(formatKobo(amount)).toBe(text);
});

it('is short in a figure', () => {
  expect([999, 204_000, 6_065_500, 688_220_000].map(shortNaira)).toEqual(['₦999', '₦204K', '₦6.1M', '₦688.2M']);
});
