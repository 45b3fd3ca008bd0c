import { expect, it } from 'vitest';
import { emptyFuel, fuelMistakes, litresIn, priceIn, toFuelEntry } from './fuel-form.ts';

it.each([
  ['40', 40],
  [' 38,5 ', 38.5],
  ['38.25', 38.25],
  ['38.255', null],
  ['-4', null],
  ['forty', null],
])('reads %j as litres', (text, litres) => {
  expect(litresIn(text)).toBe(litres);
});

it('asks for litres and a sum', () => {
  expect(fuelMistakes(emptyFuel)).toEqual({ litres: ['Required'], total: ['Required'] });
  expect(fuelMistakes({ ...emptyFuel, litres: '0', total: '100' })).toEqual({
    litres: ['Write litres, such as 40 or 38.5.'],
  });
  expect(fuelMistakes({ ...emptyFuel, litres: '40', total: '3800000' })).toEqual({});
});

it('works the price out and sends what was given', () => {
  const fields = { ...emptyFuel, litres: '40', total: '3800000', mileage: '82400', station: ' NNPC ' };
  expect(priceIn(fields)).toBe(95_000);
  expect(priceIn(emptyFuel)).toBeNull();
  expect(toFuelEntry(fields, ['a'])).toEqual({
    fuel: 'petrol',
    litres: 40,
    total: 3_800_000,
    mileage: 82_400,
    is_full: true,
    station: 'NNPC',
    attachments: ['a'],
  });
});
