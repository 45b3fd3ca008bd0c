/** A year of care for the demo business: readings of its vehicles, services, repairs and inspections, and plans. */
import { todayIn } from '../../directory/business-day.ts';
import type { Answer, Handlers } from '../../platform/contract.ts';
import { dayPlus } from '../../platform/time/dates.ts';
import type { DemoStage } from '../../plug/demo-stage.ts';
import type { OwnerCall } from '../../plug/sample-stage.ts';

type Asset = Answer<'listAssets'>['results'][number];

const garages = ['Mandilas Motors', 'Lanre Auto Works', 'Kojo Diesel Services', ''];
const faults = ['Brake pads worn', 'Radiator leak', 'New battery', 'Flat tyre replaced', 'Starter motor rewound'];
const inTurn = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

type Care = { handlers: Handlers; call: OwnerCall; before: (days: number) => string };

/** A reading every five weeks, a service in each half of the year, and what broke. */
async function drive({ handlers, call, before }: Care, vehicle: Asset, n: number) {
  const params = { ...call.params, id: vehicle.id };
  const perDay = 40 + (n % 5) * 25;
  const shown = (daysAgo: number) => (vehicle.mileage ?? 0) + (365 - daysAgo) * perDay;
  for (const daysAgo of [365, 330, 295, 260, 225, 190, 155, 120, 85, 50, 15]) {
    const body = { meter: 'odometer', value: shown(daysAgo), read_on: before(daysAgo) } as const;
    await handlers.addReading({ ...call, params, body });
  }
  const record = (body: Omit<Parameters<Handlers['createMaintenance']>[0]['body'], 'asset'>) =>
    handlers.createMaintenance({ ...call, body: { asset: vehicle.id, ...body } });
  const vendor = inTurn(garages, n);
  const service = { type: 'service', vendor, notes: 'Oil, oil filter and air filter' } as const;
  // Of every fourth vehicle the next service is overdue, of others it is due soon or later.
  for (const daysAgo of [300 - n * 3, 130 - n * 2])
    await record({
      ...service,
      date: before(daysAgo),
      cost: 45_000 + n * 2_500,
      mileage: shown(daysAgo),
      ...(daysAgo < 200 ? { due_date: before(n % 4 === 0 ? 3 + n : -6 * n) } : {}),
    });
  if (n % 2 === 0)
    await record({ type: 'repair', notes: inTurn(faults, n), vendor, date: before(90 - n), cost: 28_000 + n * 7_500 });
  if (n % 3 === 0)
    await record({ type: 'inspection', notes: 'Road worthiness inspection', date: before(60 - n), cost: 12_500 });
}

export async function demoCare({ handlers, platform, asOwner }: Pick<DemoStage, 'handlers' | 'platform' | 'asOwner'>) {
  await asOwner(async (call) => {
    const { tx, businessId } = call;
    const { count } = await handlers.listMaintenance(call);
    if (count > 0) return;
    const today = await todayIn(tx, businessId, platform.clock.now());
    const before = (days: number) => dayPlus(today, { days: -days });
    const care = { handlers, call, before };
    const all = async (query: object) =>
      (await handlers.listAssets({ ...call, query: { page_size: 100, ...query } })).results;
    const types = await handlers.listAssetTypes(call);
    const typeOf = (name: string) => types.find((type) => type.name === name)?.id ?? '';
    for (const [n, vehicle] of (await all({ kind: 'vehicle' })).entries()) await drive(care, vehicle, n);
    const generators = await all({ asset_type: typeOf('Generator') });
    for (const [n, { id }] of generators.entries()) {
      const hours = 1_200 + n * 340;
      const params = { ...call.params, id };
      for (const [at, daysAgo] of [200, 110, 20].entries()) {
        const body = { meter: 'engine', value: hours + at * 540, read_on: before(daysAgo) } as const;
        await handlers.addReading({ ...call, params, body });
      }
      // Every third is overdue.
      const due = n % 3 === 0 ? before(4) : dayPlus(today, { days: 12 + n * 9 });
      const body = {
        type: 'service',
        asset: id,
        notes: 'Oil, plugs and filters',
        vendor: 'Mikano International',
      } as const;
      await handlers.createMaintenance({ ...call, body: { ...body, cost: 85_000, date: before(100), due_date: due } });
    }
    const plan = (body: Parameters<Handlers['createMaintenancePlan']>[0]['body']) =>
      handlers.createMaintenancePlan({ ...call, body });
    await plan({
      name: 'Oil change',
      type: 'service',
      asset_type: typeOf('Vehicle'),
      counts_from: 'completed',
      every: 6,
      unit: 'month',
      every_km: 10_000,
      last_done_on: before(130),
    });
    await plan({
      name: 'Generator service',
      type: 'service',
      asset_type: typeOf('Generator'),
      counts_from: 'completed',
      every_hours: 1_000,
      last_done_on: before(200),
    });
    await plan({
      name: 'Clean filters',
      type: 'service',
      asset_type: typeOf('Air Conditioner'),
      counts_from: 'scheduled',
      every: 3,
      unit: 'month',
      last_done_on: before(80),
    });
  });
}
