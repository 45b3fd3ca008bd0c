/** The register of the demo business: 120 assets and 25 vehicles, added as people add them. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Handlers } from '../../platform/contract.ts';
import { day, later, utcDay } from '../../platform/time/dates.ts';
import type { DemoStage } from '../../plug/demo-stage.ts';
import type { OwnerCall, SampleStage } from '../../plug/sample-stage.ts';
import { type Fleet, fleet, type Kind, kinds, sampleOf } from './things.ts';

type NewAsset = components['schemas']['NewAsset'];
type Status = components['schemas']['AssetStatus'];
type Scene = {
  /** Employees and locations by id, in turn. */
  holders: readonly string[];
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

async function vehiclesOf(
  handlers: Handlers,
  call: OwnerCall,
  { holders, locations, typeOf }: Scene,
  fleet: readonly Fleet[],
): Promise<NewAsset[]> {
  const wanted = fleet.flatMap(({ years, ...kind }) => years.map((year) => ({ ...kind, year })));
  const vehicles: NewAsset[] = [];
  for (const [n, { type, make, model, year, cost }] of wanted.entries()) {
    const makes = await handlers.listMakes({ ...call, query: { type } });
    const id = makes.find(({ name }) => name === make)?.id ?? '';
    const models = await handlers.listMakeModels({ ...call, params: { ...call.params, id }, query: { type } });
    const bought = boughtOn(n);
    const status = n % 8 === 5 ? 'out_for_repair' : 'unassigned';
    const mileage = type === 'bike' || type === 'forklift' ? 1_500 + (n % 7) * 900 : 12_000 + (n % 13) * 9_350;
    vehicles.push({
      asset_type: typeOf('Vehicle'),
      location: inTurn(locations, n),
      status,
      cost,
      year,
      vehicle_type: type,
      vehicle_make: id,
      vehicle_model: models.find(({ name }) => name === model)?.id ?? '',
      asset_condition: n % 2 === 0 ? 'used' : 'new',
      color: inTurn(colours, n),
      purchase_date: utcDay(bought),
      mileage,
      plate_no: `${inTurn(['KJA', 'LND', 'APP', 'KAN', 'PHC'], n)}-${117 + n * 31}-${inTurn(['YD', 'XA', 'EP'], n)}`,
      contact: 'Musa Ibrahim',
      ...(status === 'unassigned' && n % 3 !== 2 ? heldBy(inTurn(holders, n + 7), bought) : {}),
    });
  }
  return vehicles;
}

type Register = { kinds: readonly Kind[]; fleet: readonly Fleet[] };

/** As much of it as fits a trade. */
export const sampleRegister = ({ trade, ...stage }: SampleStage) => demoRegister(stage, sampleOf(trade));

export async function demoRegister(
  { handlers, asOwner }: Pick<DemoStage, 'handlers' | 'asOwner'>,
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
    const scene: Scene = {
      holders: employees.map(({ id }) => id),
      locations: regions.map(({ id }) => id),
      typeOf: (name) => types.find((type) => type.name === name)?.id ?? '',
    };
    for (const body of [
      ...thingsOf(scene, register.kinds),
      ...(await vehiclesOf(handlers, call, scene, register.fleet)),
    ])
      await handlers.createAsset({ ...call, body });
  });
}
