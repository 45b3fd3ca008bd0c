/** What the form of a fuel entry asks for, and what it sends. Pure; dates are YYYY-MM-DD, sums kobo, empty when not given. */
import type { components } from '../../../openapi/generated/contract.ts';
import { fuels } from '../../../openapi/generated/lists/fleet.fuel.ts';

type Schemas = components['schemas'];

export type FuelFields = {
  filled_on: string;
  fuel: string;
  /** With a point or a comma. */
  litres: string;
  total: string;
  mileage: string;
  /** Why the mileage does not go on from the one before. */
  correction: string;
  /** `yes`, or empty. */
  is_full: string;
  station: string;
  /** The employee, and their name to be shown. */
  driver: string;
  driver_name: string;
};
export const fuelFields = [
  ...(['filled_on', 'fuel', 'litres', 'total', 'mileage', 'correction'] as const),
  ...(['is_full', 'station', 'driver', 'driver_name'] as const),
] satisfies (keyof FuelFields)[];

export const emptyFuel: FuelFields = {
  filled_on: '',
  fuel: 'petrol',
  litres: '',
  total: '',
  mileage: '',
  correction: '',
  is_full: 'yes',
  station: '',
  driver: '',
  driver_name: '',
};

/** Null for what is no amount of litres. */
export function litresIn(text: string): number | null {
  if (!/^\d{1,4}([.,]\d{1,2})?$/.test(text.trim())) return null;
  return Number(text.trim().replace(',', '.'));
}

/** Kobo a litre; null while one of them is missing. */
export function priceIn({ litres, total }: Pick<FuelFields, 'litres' | 'total'>): number | null {
  const amount = litresIn(litres);
  return amount === null || amount === 0 || total === '' ? null : Math.round(Number(total) / amount);
}

export function fuelMistakes({ litres, total }: FuelFields): Record<string, string[]> {
  const amount = litresIn(litres);
  return {
    ...(litres.trim() === '' ? { litres: ['Required'] } : {}),
    ...(litres.trim() !== '' && !amount ? { litres: ['Write litres, such as 40 or 38.5.'] } : {}),
    ...(total === '' || Number(total) <= 0 ? { total: ['Required'] } : {}),
  };
}

export const toFuelEntry = (fields: FuelFields, attachments: string[]): Schemas['NewFuelEntry'] => ({
  ...(fields.filled_on === '' ? {} : { filled_on: fields.filled_on }),
  fuel: fuels.find((each) => each === fields.fuel) ?? 'petrol',
  litres: litresIn(fields.litres) ?? 0,
  total: Number(fields.total),
  mileage: fields.mileage === '' ? null : Number(fields.mileage),
  ...(fields.correction.trim() === '' ? {} : { correction: fields.correction.trim() }),
  is_full: fields.is_full === 'yes',
  station: fields.station.trim(),
  ...(fields.driver === '' ? {} : { driver: fields.driver }),
  attachments,
});
