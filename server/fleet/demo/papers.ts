/**
 * The other papers of the demo business's vehicles, which the register does not name by itself: most are valid, one is due, one
 * has expired, and some are missing.
 */
import { todayIn } from '../../directory/business-day.ts';
import type { Answer } from '../../platform/contract.ts';
import { dayPlus } from '../../platform/time/dates.ts';
import type { DemoStage } from '../../plug/demo-stage.ts';
import { pickups } from '../sheet/catalogue.ts';

type Vehicle = Answer<'listFleetVehicles'>['results'][number];
type Type = Parameters<DemoStage['handlers']['createVehiclePaper']>[0]['body']['type'];
type Demo = { type: Type; title: string; of: readonly Vehicle['type'][]; cost: number };

const papers: readonly Demo[] = [
  { type: 'ownership', title: 'Proof of ownership', of: ['car', 'bus', 'truck', 'bike'], cost: 1_000 },
  { type: 'drivers_licence', title: "Driver's licence", of: ['car', 'bus', 'truck', 'bike'], cost: 15_000 },
  { type: 'hackney', title: 'Hackney permit, Lagos', of: ['bus', 'truck'], cost: 8_500 },
  { type: 'heavy_duty', title: 'Heavy-duty permit', of: ['truck'], cost: 12_000 },
];

/** Vehicles of each kind. */
const ofEach = 4;
/** Days until each expires; null where it is missing. */
function daysLeft(at: number): number | null {
  if (at === 2) return -9;
  if (at === 4) return 12;
  return at % 6 === 5 ? null : 60 + ((at * 37) % 300);
}

export async function demoPapers({
  handlers,
  platform: { clock },
  asOwner,
}: Pick<DemoStage, 'handlers' | 'platform' | 'asOwner'>) {
  await asOwner(async (call) => {
    const vehicles: Vehicle[] = [];
    for (const type of ['truck', 'bus', 'car'] as const)
      vehicles.push(...(await handlers.listFleetVehicles({ ...call, query: { type, page_size: ofEach } })).results);
    const paramsOf = ({ id }: Vehicle) => ({ ...call.params, id });
    const [first] = vehicles;
    if (first === undefined) return;
    const params = { ...paramsOf(first), filter: 'ownership' as const };
    if ((await handlers.filterVehiclePapers({ ...call, params, query: {} })).count > 0) return;
    const today = await todayIn(call.tx, call.businessId, clock.now());
    const isPickup = ({ model }: Vehicle) => pickups.has(model?.id ?? '');
    const wanted = vehicles.flatMap((vehicle) =>
      papers
        .filter(({ type, of }) => of.includes(vehicle.type) && !(type === 'heavy_duty' && isPickup(vehicle)))
        .map((paper) => ({ vehicle, ...paper })),
    );
    for (const [at, { vehicle, type, title, cost }] of wanted.entries()) {
      const days = daysLeft(at);
      if (days === null) continue;
      const until = dayPlus(today, { days });
      const dates = { issue_date: dayPlus(until, { years: -1 }), due_date: until };
      const body = { type, title, cost, ...dates };
      await handlers.createVehiclePaper({ ...call, params: paramsOf(vehicle), query: {}, body });
    }
  });
}
