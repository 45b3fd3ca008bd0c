import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNaira, nairaDigits, nairaIn, nairaText, readKilometres, readNaira, readWholeNaira } from './naira.ts';

it.each([
  ['250000', 250_000],
  [' 1,637 ', 1637],
  ['₦1,637.00', 1637],
  ['NGN 1637', 1637],
  ['N45,000', 45_000],
  ['1,250,000 NGN', 1_250_000],
  ['0', 0],
  ['1637.000', 1637],
  ['1,500.50', 1500.5],
  ['₦1500.5', 1500.5],
  ['₦1,637.05', 1637.05],
  ['0.5', 0.5],
  ['0.07', 0.07],
  ['1637.050', 1637.05],
  ['9999999999999.99', 9_999_999_999_999.99],
  ['1000000000000000', 1_000_000_000_000_000],
])('reads %s as %d naira', (text, naira) => {
  expect(readNaira(text)).toEqual({ value: naira });
});

it.each([
  '1.637',
  '1.500',
  '1500.505',
  '1,637.005',
  '10000000000000.01',
  '999999999999999.99',
  '1.637,05',
  '16,37',
  '1,6370',
  '1 637',
  '-5',
  '(500)',
  '1e5',
  '$10',
  'ten',
  '12.5k',
  '١٢',
  '9999999999999999',
])('refuses %s', (text) => {
  expect(readNaira(text)).toHaveProperty('problem');
});

it('never reads another amount than the one that is written', () => {
  const grouped = (naira: number) => naira.toLocaleString('en-US');
  const amount = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 99 }), fc.boolean(), (naira, kobo, hasGroups) => {
      const text = `${hasGroups ? grouped(naira) : naira}.${String(kobo).padStart(2, '0')}`;
      const reading = readNaira(text);
      expect(reading).toEqual({ value: (naira * 100 + kobo) / 100 });
    }),
  );
});

it('writes an amount as it reads it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (kobo) => {
      const naira = kobo / 100;
      expect(isNaira(naira)).toBe(true);
      expect(nairaIn(nairaDigits(naira))).toBe(naira);
      for (const text of [nairaDigits(naira), nairaText(naira), `₦${naira}`])
        expect(readNaira(text)).toEqual({ value: naira });
    }),
  );
  expect([nairaDigits(1500), nairaDigits(1500.5), nairaText(1500), nairaText(1500.5)]).toEqual([
    ...['1500', '1500.50', '1,500', '1,500.50'],
  ]);
});

it('tells an amount in naira from a number with more decimals', () => {
  expect([0, 0.07, 0.29, 1.15, 1500.5, -3, 1e15].filter((amount) => !isNaira(amount))).toEqual([]);
  expect([0.1 + 0.2, 0.005, 1.005, 1500.505, 1e13 + 0.5, Number.NaN, Infinity].filter(isNaira)).toEqual([]);
  expect([nairaIn(''), nairaIn('-3'), nairaIn('much'), nairaIn('1.505'), nairaIn('0')]).toEqual([
    ...[null, null, null, null, 0],
  ]);
});

it('says what is wrong with an amount', () => {
  expect(readNaira('1.500')).toEqual({ problem: "'1.500' can be 1500 or 1; write it without a point." });
  expect(readNaira('1500.505')).toEqual({
    problem: "'1500.505' has more than two decimals. Kobo are two digits, such as 1500.50.",
  });
});

it('refuses kobo where naira are whole', () => {
  expect(readWholeNaira('₦1,637.00')).toEqual({ value: 1637 });
  expect(readWholeNaira('1637.05')).toEqual({ problem: "'1637.05' has kobo. Write it in whole naira." });
  expect(readWholeNaira('1.500')).toHaveProperty('problem');
});

it('reads any text as an amount with the same digits, or refuses it', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789,.₦ -N'), maxLength: 14 }), (text) => {
      const reading = readNaira(text);
      if ('value' in reading) expect(reading.value).toBe(Number(text.replaceAll(/[^\d.]/g, '')));
    }),
  );
});

it('reads whole kilometres', () => {
  expect(readKilometres('120,000 km')).toEqual({ value: 120_000 });
  for (const text of ['12.5', '-1', '1,20', 'far']) expect(readKilometres(text)).toHaveProperty('problem');
});
