/** What fills of fuel say, and which of them do not fit. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';

type Schemas = components['schemas'];

/** Litres that no usual tank of its kind exceeds. */
export const usualTanks: Readonly<Record<Schemas['VehicleType'], number>> = {
  bike: 20,
  car: 100,
  bus: 120,
  truck: 600,
  forklift: 80,
};

export type Fill = {
  litres: number;
  /** Kobo, as the usual one, which is null for the first fills. */
  price_per_litre: number;
  usualPrice: number | null;
  correction: string;
  /** Litres for 100 km. */
  consumption: number | null;
};

export function doubtsOf(fill: Fill, tank: number, usual: number | null): Schemas['FuelDoubt'][] {
  const { litres, price_per_litre: price, usualPrice, correction, consumption } = fill;
  const isFar = usualPrice !== null && Math.abs(price - usualPrice) > usualPrice / 4;
  const burns = consumption !== null && usual !== null && (consumption > usual * 1.5 || consumption < usual / 2);
  return [
    ...(litres > tank ? (['tank'] as const) : []),
    ...(isFar ? (['price'] as const) : []),
    ...(correction === '' ? [] : (['odometer'] as const)),
    ...(burns ? (['consumption'] as const) : []),
  ];
}

/** Kobo a litre, of a sum of kobo; a litre is never free. */
export const priceOf = (total: number, litres: number): number => Math.max(1, Math.round(total / litres));

/** The sum may be rounded at the pump: ten naira, or one in a hundred. */
export const isSumOf = (total: number, litres: number, price: number): boolean =>
  Math.abs(total - litres * price) <= Math.max(1_000, total / 100);
