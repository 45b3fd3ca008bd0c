/**
 * The papers that the register of the demo business has not named yet: each vehicle has those that its sheet asks for, in honest
 * shares. Of twenty, fifteen are valid, two are due, two have expired and one is missing.
 */
import { todayIn } from '../../directory/business-day.ts';
import type { Answer } from '../../platform/contract.ts';
import { dayPlus } from '../../platform/time/dates.ts';
import type { DemoStage } from '../../plug/demo-stage.ts';

type Line = Answer<'getVehiclePaperSheet'>['results'][number];

/** Naira; the same for each that is not named. */
const costs: Partial<Record<Line['type'], number>> = {
  autoreg: 6_250,
  insurance: 15_000,
  roadworthiness: 9_500,
  hackney: 8_500,
  heavy_duty: 12_000,
};
const usualCost = 1_000;

/** Days until each expires; null where it is missing. */
function daysLeft(at: number): number | null {
  switch (at % 20) {
    case 6:
      return null;
    case 2:
    case 13:
      return -4 - ((at * 11) % 60);
    case 9:
    case 17:
      return 3 + ((at * 7) % 26);
    default:
      return 40 + ((at * 37) % 300);
  }
}

/** What the sheet of a vehicle asks for and does not have; a licence is the driver's own. */
const isLacking = ({ type, state }: Line) => state === 'missing' && type !== 'drivers_licence';

export async function demoPapers({
  handlers,
  platform: { clock },
  asOwner,
}: Pick<DemoStage, 'handlers' | 'platform' | 'asOwner'>) {
  await asOwner(async (call) => {
    const { results: vehicles } = await handlers.listFleetVehicles({ ...call, query: { page_size: 100 } });
    const lacking: { id: string; line: Line }[] = [];
    for (const { id } of vehicles) {
      const params = { ...call.params, id };
      // Somebody has seen to it already, in the demo or since.
      const known = await handlers.filterVehiclePapers({
        ...call,
        params: { ...params, filter: 'ownership' },
        query: {},
      });
      if (known.count > 0) return;
      const { results } = await handlers.getVehiclePaperSheet({ ...call, params });
      lacking.push(...results.filter(isLacking).map((line) => ({ id, line })));
    }
    const today = await todayIn(call.tx, call.businessId, clock.now());
    for (const [at, { id, line }] of lacking.entries()) {
      const days = daysLeft(at);
      if (days === null) continue;
      const until = dayPlus(today, { days });
      const dates = { issue_date: dayPlus(until, { months: -(line.valid_months ?? 12) }), due_date: until };
      const body = { type: line.type, title: line.name, cost: costs[line.type] ?? usualCost, ...dates };
      await handlers.createVehiclePaper({ ...call, params: { ...call.params, id }, query: {}, body });
    }
  });
}
