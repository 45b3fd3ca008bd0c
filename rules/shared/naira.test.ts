import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readKilometres, readNaira } from './naira.ts';

it.each([
  ['250000', 250_000],
  [' 1,637 ', 1637],
  ['₦1,637.00', 1637],
  ['NGN 1637', 1637],
  ['N45,000', 45_000],
  ['1,250,000 NGN', 1_250_000],
  ['0', 0],
  ['1637.000', 1637],
])('reads %s as %d naira', (text, naira) => {
  expect(readNaira(text)).toEqual({ value: naira });
});

it.each([
  '₦1,637.05',
  '0.5',
  '1.637',
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
      if (kobo === 0) expect(reading).toEqual({ value: naira });
      else expect(reading).toHaveProperty('problem');
    }),
  );
});

it('reads any text as a whole amount with the same digits, or refuses it', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789,.₦ -N'), maxLength: 14 }), (text) => {
      const reading = readNaira(text);
      if ('value' in reading)
        expect(String(reading.value)).toBe((text.split('.')[0] ?? '').replaceAll(/\D/g, '').replace(/^0+(?=\d)/, ''));
    }),
  );
});

it('reads whole kilometres', () => {
  expect(readKilometres('120,000 km')).toEqual({ value: 120_000 });
  for (const text of ['12.5', '-1', '1,20', 'far']) expect(readKilometres(text)).toHaveProperty('problem');
});
