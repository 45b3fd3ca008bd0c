/** The register of the demo business: 120 assets and 25 vehicles, added as people add them. */
import type { components } from '../../../openapi/generated/contract.ts';
import { todayIn } from '../../directory/business-day.ts';
import type { Handlers } from '../../platform/contract.ts';
import { day, dayPlus, later, utcDay } from '../../platform/time/dates.ts';
import type { DemoStage } from '../../plug/demo-stage.ts';
import type { OwnerCall, SampleStage } from '../../plug/sample-stage.ts';
import { type Fleet, fleet, type Kind, kinds, sampleOf } from './things.ts';

type NewAsset = components['schemas']['NewAsset'];
type Status = components['schemas']['AssetStatus'];
type Holder = { id: string; hiredOn: string };
type Scene = {
  /** Employees and locations by id, in turn. */
  holders: readonly string[];
  /** Who drives which kind of vehicle; whoever else there is where nobody does for a living. */
  driversOf: (type: Fleet['type']) => readonly Holder[];
  locations: readonly string[];
  typeOf: (name: string) => string;
};

/** Every seventh asset is in another state than most. */
const others: readonly Status[] = [
  'out_for_repair',
  'inactive',
  'condemned',
  'missing',
  'sold',
  'disposed',
  'discarded',
];
const vendors = ['Slot Systems', 'Computer Village, Ikeja', 'Mikano International', 'Jumia Business', ''];
const colours = ['White', 'Silver', 'Black', 'Blue', 'Red'];

const inTurn = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
/** A day of 2019 to 2025. */
const boughtOn = (at: number) => new Date(Date.UTC(2019 + (at % 7), (at * 5) % 12, 1 + ((at * 11) % 28)));
const statusOf = (at: number): Status => (at % 7 === 3 ? inTurn(others, (at - 3) / 7) : 'unassigned');

/** With somebody since three weeks after it was bought, or since it came to them. */
const heldBy = (assignee: string, bought: Date) => ({
  status: 'active' as const,
  assignee,
  date_assigned: utcDay(later(bought, 21 * day)),
});

function thingsOf({ holders, locations, typeOf }: Scene, kinds: readonly Kind[]): NewAsset[] {
  const wanted = kinds.flatMap((kind) => Array.from({ length: kind.count }, (_, at) => ({ kind, at })));
  return wanted.map(({ kind, at }, n): NewAsset => {
    const { cost, ...named } = inTurn(kind.models, at);
    const bought = boughtOn(n);
    const status = statusOf(n);
    const isHeld = kind.isPersonal && status === 'unassigned' && at % 6 !== 5;
    return {
      ...named,
      asset_type: typeOf(kind.type),
      location: inTurn(locations, n),
      status,
      cost,
      asset_condition: n % 5 === 0 ? 'used' : 'new',
      serial_no: `${kind.serial}${10_421 + n * 37}`,
      color: inTurn(colours, n),
      purchase_date: utcDay(bought),
      vendor: inTurn(vendors, n),
      ...(isHeld ? heldBy(inTurn(holders, n), bought) : {}),
    };
  });
}

/** What drives each kind, as jobs call it; who has a car has another job. */
const jobs: Record<Fleet['type'], RegExp> = {
  truck: /truck driver/i,
  bus: /driver/i,
  car: /head|manager|director/i,
  bike: /rider/i,
  forklift: /warehouse|forklift/i,
};

/** Bought in the year in which it was made, at the earliest. */
const vehicleBoughtOn = (n: number, made: number) => {
  const bought = boughtOn(n % 6);
  bought.setUTCFullYear(Math.max(bought.getUTCFullYear(), made));
  return bought;
};

const laterOf = (one: string, other: string) => (one > other ? one : other);

async function vehiclesOf(
  handlers: Handlers,
  call: OwnerCall,
  { driversOf, locations, typeOf }: Scene,
  fleet: readonly Fleet[],
): Promise<NewAsset[]> {
  const wanted = fleet.flatMap(({ years, ...kind }) => years.map((year) => ({ ...kind, year })));
  const vehicles: NewAsset[] = [];
  for (const [n, { type, make, model, year, cost }] of wanted.entries()) {
    const makes = await handlers.listMakes({ ...call, query: { type } });
    const id = makes.find(({ name }) => name === make)?.id ?? '';
    const models = await handlers.listMakeModels({ ...call, params: { ...call.params, id }, query: { type } });
    const bought = vehicleBoughtOn(n, year);
    const drivers = driversOf(type);
    const driver = drivers.length === 0 ? null : inTurn(drivers, n);
    const mileage = type === 'bike' || type === 'forklift' ? 1_500 + (n % 7) * 900 : 12_000 + (n % 13) * 9_350;
    vehicles.push({
      asset_type: typeOf('Vehicle'),
      location: inTurn(locations, n),
      status: n % 8 === 5 ? 'out_for_repair' : driver === null ? 'unassigned' : 'active',
      cost,
      year,
      vehicle_type: type,
      vehicle_make: id,
      vehicle_model: models.find(({ name }) => name === model)?.id ?? '',
      asset_condition: bought.getUTCFullYear() > year + 1 ? 'used' : 'new',
      color: inTurn(colours, n),
      purchase_date: utcDay(bought),
      mileage,
      plate_no: `${inTurn(['KJA', 'LND', 'APP', 'KAN', 'PHC'], n)}-${117 + n * 31}-${inTurn(['YD', 'XA', 'EP'], n)}`,
      contact: 'Musa Ibrahim',
      ...(driver === null
        ? {}
        : { assignee: driver.id, date_assigned: laterOf(utcDay(later(bought, 21 * day)), driver.hiredOn) }),
    });
  }
  return vehicles;
}

type Register = { kinds: readonly Kind[]; fleet: readonly Fleet[] };

/** As much of it as fits a trade. */
export const sampleRegister = ({ trade, ...stage }: SampleStage) => demoRegister(stage, sampleOf(trade));

export async function demoRegister(
  { handlers, platform, asOwner }: Pick<DemoStage, 'handlers' | 'platform' | 'asOwner'>,
  register: Register = { kinds, fleet },
) {
  await asOwner(async (call) => {
    const { count } = await handlers.listAssets(call);
    if (count > 0) return;
    const [types, employees, regions] = [
      await handlers.listAssetTypes(call),
      await handlers.listAllEmployees(call),
      await handlers.listAllRegions(call),
    ];
    const { results: staff } = await handlers.listEmployees({ ...call, query: { status: 'active', page_size: 100 } });
    const today = await todayIn(call.tx, call.businessId, platform.clock.now());
    // Who came within the year has not driven for a year.
    const yearAgo = dayPlus(today, { years: -1 });
    const holderOf = ({ id, hire_date }: (typeof staff)[number]): Holder => ({ id, hiredOn: hire_date ?? yearAgo });
    const settled = staff.filter(({ hire_date }) => hire_date === null || hire_date < yearAgo);
    const scene: Scene = {
      holders: employees.map(({ id }) => id),
      driversOf: (type) => {
        const trained = settled.filter(({ job_title }) => jobs[type].test(job_title ?? ''));
        return (trained.length > 0 ? trained : staff).map(holderOf);
      },
      locations: regions.map(({ id }) => id),
      typeOf: (name) => types.find((type) => type.name === name)?.id ?? '',
    };
    for (const body of [
      ...thingsOf(scene, register.kinds),
      ...(await vehiclesOf(handlers, call, scene, register.fleet)),
    ])
      await handlers.createAsset({ ...call, body });
    // Every third vehicle that runs came back today, and waits for its next driver.
    const { results: vehicles } = await handlers.listAssets({ ...call, query: { kind: 'vehicle', page_size: 100 } });
    for (const [n, { id, status }] of vehicles.entries())
      if (status === 'active' && n % 3 === 2)
        await handlers.unassignAsset({ ...call, params: { ...call.params, id }, body: { end_date: today } });
  });
}

/** How long things are used, in months, and what they are worth then, in percent: so that the books are not what was paid. */
const lives: Record<string, readonly [months: number, residual: number]> = {
  Vehicle: [120, 15],
  Laptop: [48, 10],
  'Mobile Phone': [36, 5],
  'Desktop Computer': [60, 5],
  Printer: [60, 0],
  Furniture: [84, 0],
  Generator: [120, 10],
  'Air Conditioner': [84, 5],
};

/** Of the demo business alone: a business that looks around with sample data keeps the types it has. */
export async function demoLives({ handlers, asOwner }: Pick<DemoStage, 'handlers' | 'asOwner'>) {
  await asOwner(async (call) => {
    for (const { id, name, useful_life_months: known } of await handlers.listAssetTypes(call)) {
      const [months, residual] = lives[name] ?? [];
      if (months === undefined || residual === undefined || known !== null) continue;
      const body = { useful_life_months: months, residual_percent: residual };
      await handlers.setAssetTypeDepreciation({ ...call, params: { ...call.params, id }, body });
    }
  });
}
