/** What the demo business owns: its types with models, and how many there are of each. Costs are whole naira. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Trade } from '../../plug/sample-stage.ts';

type Model = { brand: string; model: string; name: string; cost: number };

export type Kind = {
  type: string;
  count: number;
  /** Whether somebody has it, as a laptop, or it stands somewhere, as a generator. */
  isPersonal: boolean;
  serial: string;
  models: readonly Model[];
};
const model = (brand: string, name: string, cost: number): Model => ({
  brand,
  model: name,
  name: `${brand} ${name}`,
  cost,
});

export const kinds: readonly Kind[] = [
  {
    type: 'Laptop',
    count: 34,
    isPersonal: true,
    serial: '5CG',
    models: [
      model('HP', 'EliteBook 840 G8', 620_000),
      model('Dell', 'Latitude 5420', 580_000),
      model('Lenovo', 'ThinkPad T14', 690_000),
      model('Apple', 'MacBook Air M2', 1_450_000),
    ],
  },
  {
    type: 'Mobile Phone',
    count: 28,
    isPersonal: true,
    serial: 'R58',
    models: [
      model('Samsung', 'Galaxy A54', 365_000),
      model('Tecno', 'Camon 20', 210_000),
      model('Infinix', 'Note 30', 195_000),
    ],
  },
  {
    type: 'Desktop Computer',
    count: 12,
    isPersonal: false,
    serial: 'MXL',
    models: [model('HP', 'ProDesk 400 G7', 430_000), model('Dell', 'OptiPlex 3080', 410_000)],
  },
  {
    type: 'Printer',
    count: 8,
    isPersonal: false,
    serial: 'VNC',
    models: [model('HP', 'LaserJet Pro M404', 285_000), model('Epson', 'EcoTank L3250', 178_000)],
  },
  {
    type: 'Furniture',
    count: 20,
    isPersonal: false,
    serial: 'F-',
    models: [
      { brand: 'Vitafoam', model: 'Mesh', name: 'Office chair', cost: 78_000 },
      { brand: 'Lifemate', model: 'L-140', name: 'Work desk', cost: 145_000 },
      { brand: 'Lifemate', model: 'C-4', name: 'Filing cabinet', cost: 96_000 },
    ],
  },
  {
    type: 'Generator',
    count: 6,
    isPersonal: false,
    serial: 'GEN-',
    models: [model('Mikano', 'Perkins 60 kVA', 14_800_000), model('Elepaq', '10 kVA', 1_150_000)],
  },
  {
    type: 'Air Conditioner',
    count: 12,
    isPersonal: false,
    serial: 'AC',
    models: [model('LG', 'Gencool 1.5 HP', 340_000), model('Hisense', 'Inverter 2 HP', 465_000)],
  },
];

type VehicleType = components['schemas']['VehicleType'];
export type Fleet = { type: VehicleType; make: string; model: string; years: readonly number[]; cost: number };

export const fleet: readonly Fleet[] = [
  { type: 'truck', make: 'Mack', model: 'Granite', years: [2014, 2015, 2016, 2016], cost: 38_000_000 },
  { type: 'truck', make: 'DAF', model: 'CF 85', years: [2013, 2014, 2015], cost: 32_500_000 },
  { type: 'truck', make: 'Sinotruk', model: 'Howo A7', years: [2019, 2020, 2021], cost: 45_000_000 },
  { type: 'truck', make: 'Toyota', model: 'Hilux', years: [2018, 2021], cost: 29_000_000 },
  { type: 'bus', make: 'Toyota', model: 'HiAce', years: [2015, 2017], cost: 17_500_000 },
  { type: 'bus', make: 'Innoson', model: '6540A', years: [2019], cost: 21_000_000 },
  { type: 'car', make: 'Toyota', model: 'Corolla', years: [2016, 2018, 2020], cost: 12_800_000 },
  { type: 'car', make: 'Honda', model: 'Accord', years: [2017], cost: 13_900_000 },
  { type: 'bike', make: 'Bajaj', model: 'Boxer BM 150', years: [2022, 2022, 2023], cost: 980_000 },
  { type: 'bike', make: 'TVS', model: 'HLX 125', years: [2021], cost: 870_000 },
  { type: 'forklift', make: 'Toyota', model: '8FD', years: [2012, 2014], cost: 19_500_000 },
];

/** What businesses of each trade have: so many of each kind of thing, and so many of each model of vehicle. */
const shares: Record<Trade, { things: Record<string, number>; vehicles: Partial<Record<VehicleType, number>> }> = {
  haulage: {
    things: { Laptop: 4, 'Mobile Phone': 6, Printer: 1, Furniture: 3, Generator: 2, 'Air Conditioner': 2 },
    vehicles: { truck: 2, bus: 1, bike: 1 },
  },
  shop: {
    things: { Laptop: 3, 'Mobile Phone': 4, Printer: 2, Furniture: 6, Generator: 2, 'Air Conditioner': 4 },
    vehicles: { bike: 2, forklift: 1, bus: 1 },
  },
  office: {
    things: { Laptop: 10, Desktop: 2, 'Mobile Phone': 4, Printer: 2, Furniture: 8, Generator: 1, 'Air Conditioner': 4 },
    vehicles: { car: 1 },
  },
};

export function sampleOf(trade: Trade): { kinds: readonly Kind[]; fleet: readonly Fleet[] } {
  const { things, vehicles } = shares[trade];
  return {
    kinds: kinds.flatMap((kind) => {
      const count = Math.min(kind.count, things[kind.type] ?? 0);
      return count > 0 ? [{ ...kind, count }] : [];
    }),
    fleet: fleet.flatMap((of) => {
      const years = of.years.slice(-(vehicles[of.type] ?? 0) || of.years.length);
      return (vehicles[of.type] ?? 0) > 0 ? [{ ...of, years }] : [];
    }),
  };
}
