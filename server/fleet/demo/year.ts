/** A year of one vehicle of the demo business, made up the same way each time. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';
import { type CheckItem, checklists } from '../../../rules/fleet/checklist.ts';

type Schemas = components['schemas'];
type VehicleType = Schemas['VehicleType'];

export type DemoVehicle = {
  type: VehicleType;
  /** Which one of the fleet. */
  n: number;
  /** Kilometres a year ago, and since then each day. */
  start: number;
  perDay: number;
};
type Fill = {
  daysAgo: number;
  fuel: 'petrol' | 'diesel';
  litres: number;
  price: number;
  total: number;
  mileage: number;
  station: string;
};

/** Litres for 100 km, and of a usual fill. */
const habits: Record<VehicleType, { burns: number; fill: number; fuel: Fill['fuel'] }> = {
  truck: { burns: 24, fill: 180, fuel: 'diesel' },
  bus: { burns: 13, fill: 55, fuel: 'petrol' },
  car: { burns: 9.5, fill: 38, fuel: 'petrol' },
  bike: { burns: 3, fill: 9, fuel: 'petrol' },
  forklift: { burns: 18, fill: 40, fuel: 'diesel' },
};
const stations = [
  'NNPC Retail, Ikeja',
  'TotalEnergies, Lekki',
  'MRS, Ibadan Road',
  'Conoil, Wuse',
  'Ardova, Trans-Amadi',
];
/** Kobo a litre a year ago; it rises through the year. */
const prices = { petrol: 88_000, diesel: 104_000 } as const;

/** Something between -1 and 1, always the same for the same numbers. */
const wobble = (a: number, b: number): number => (((a * 7_919 + b * 104_729) % 2_001) - 1_000) / 1_000;
const inTurn = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
/** What the odometer showed on a day. */
const mileageOf = ({ start, perDay }: DemoVehicle, daysAgo: number): number =>
  Math.round(start + (365 - daysAgo) * perDay);

/** Fuel whenever the tank is nearly empty. Now and then a fill does not fit. */
export function fillsOf(vehicle: DemoVehicle): Fill[] {
  const { type, n, perDay } = vehicle;
  const { burns, fill, fuel } = habits[type];
  const every = Math.max(2, Math.round((fill * 100) / burns / perDay));
  const fills: Fill[] = [];
  for (let daysAgo = 364 - (n % every); daysAgo > 0; daysAgo -= every) {
    const at = fills.length;
    const isOdd = at % 29 === 17;
    const used = (burns * perDay * every) / 100;
    const litres = Math.round(used * (1 + wobble(n, at) * 0.08) * (isOdd && n % 2 === 0 ? 1.9 : 1) * 100) / 100;
    const rise = (365 - daysAgo) * (prices[fuel] / 5_000);
    const price = Math.round((prices[fuel] + rise + wobble(at, n) * 1_500) * (isOdd && n % 2 === 1 ? 1.4 : 1));
    const mileage = mileageOf(vehicle, daysAgo);
    const total = Math.round((litres * price) / 100) * 100;
    fills.push({ daysAgo, fuel, litres, price, total, mileage, station: inTurn(stations, n + at) });
  }
  return fills;
}

/** What a litre usually cost on a day. */
export const usualPriceOn = (fuel: Fill['fuel'], daysAgo: number): number =>
  Math.round(prices[fuel] + (365 - daysAgo) * (prices[fuel] / 5_000));

const found: readonly { item: CheckItem; note: string }[] = [
  { item: 'lights', note: 'The left brake light is out' },
  { item: 'tyres', note: 'The front right one is worn down' },
  { item: 'horn', note: 'Does not sound' },
  { item: 'oil', note: 'Below the lower mark' },
];

/** Checks of the last weeks, of most vehicles; a few find something. */
export function checksOf({ type, n }: DemoVehicle) {
  if (n % 5 === 4) return [];
  const list = checklists[type];
  return Array.from({ length: 24 }, (_, at) => at + (n % 3 === 0 ? 1 : 0)).map((daysAgo) => {
    const fault = (daysAgo + n * 3) % 19 === 8 ? inTurn(found, n) : null;
    return { daysAgo, fault, passed: list.filter((item) => item !== fault?.item) };
  });
}

type Incident = {
  daysAgo: number;
  kind: 'accident' | 'fine';
  place: string;
  description: string;
  /** Naira. */
  amount: number;
  isPaid: boolean;
};
const incidents: readonly Incident[] = [
  ...([
    {
      daysAgo: 41,
      kind: 'fine',
      place: 'Ojota, Lagos',
      description: 'LASTMA: stopped in the box',
      amount: 20_000,
      isPaid: true,
    },
    {
      daysAgo: 96,
      kind: 'accident',
      place: 'Lekki-Epe Expressway',
      description: 'Rear bumper hit in traffic',
      amount: 185_000,
      isPaid: true,
    },
    {
      daysAgo: 12,
      kind: 'fine',
      place: 'Lokoja',
      description: 'FRSC: no fire extinguisher',
      amount: 3_000,
      isPaid: false,
    },
    {
      daysAgo: 203,
      kind: 'fine',
      place: 'Berger, Abuja',
      description: 'VIO: expired road worthiness',
      amount: 10_000,
      isPaid: true,
    },
    {
      daysAgo: 150,
      kind: 'accident',
      place: 'Trans-Amadi, Port Harcourt',
      description: 'Side mirror broken off',
      amount: 42_000,
      isPaid: true,
    },
  ] as const),
];
/** Of every third vehicle. */
export const incidentsOf = ({ n }: DemoVehicle): Incident[] => (n % 3 === 1 ? [inTurn(incidents, (n - 1) / 3)] : []);

type Stay = { daysAgo: number; status: Schemas['AssetStatus'] };
/** In and out of the workshop: longer ones and more often, the older a vehicle is. Some came in the course of the year. */
export function statusesOf({ n, start }: DemoVehicle, now: Stay['status']): Stay[] {
  const usable = now === 'active' ? 'active' : 'unassigned';
  const joined = n % 5 === 3 ? 250 - n * 5 : 365;
  const stays = [310 - n * 4, 205 - n * 2, 118 - n, 47 - (n % 9)].filter(
    (daysAgo, at) => daysAgo < joined && (n + at) % 2 === 0,
  );
  const days = 1.5 + (n % 4) + start / 100_000;
  const away = (at: number) => (n % 11 === 7 && at === 0 ? ('inactive' as const) : ('out_for_repair' as const));
  const past = stays.flatMap((daysAgo, at): Stay[] => [
    { daysAgo, status: away(at) },
    { daysAgo: daysAgo - days * (away(at) === 'inactive' ? 4 : 1), status: usable },
  ]);
  return [
    { daysAgo: joined, status: usable },
    ...past,
    ...(now === usable ? [] : [{ daysAgo: 5 + (n % 3), status: now }]),
  ];
}
