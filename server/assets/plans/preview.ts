/** The next times of a plan that is not stored yet, or not as it is asked for. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { firstDue, valueOn } from './forecast.ts';
import { knownOf, shownAt } from './known.ts';
import { dueAfter, type Rhythm, type Turn } from './recurrence.ts';

type Named = components['schemas']['Named'];
type Dates = components['schemas']['MaintenancePlanPreview']['dates'];
type Asked = { rhythm: Rhythm; startOn: string; asset: Named | null; plan: string | null; today: string };

const times = 3;

/** An asset of a type, one with readings before others. Undefined for a type without assets. */
export async function sampleOf(tx: Tx, businessId: string, typeId: string): Promise<Named | undefined> {
  const [found] = await tx.query<Named>(
    `select id, name from assets a where business_id = $1 and asset_type_id = $2 and deleted_at is null
     order by exists (select from asset_readings r where r.business_id = $1 and r.asset_id = a.id) desc, id limit 1`,
    [businessId, typeId],
  );
  return found;
}

/** Each time is done on its day, or today when that has passed; the meters go on as they did. */
export async function previewOf(tx: Tx, businessId: string, { rhythm, startOn, asset, plan, today }: Asked) {
  const subject = { plan: plan ?? '', asset: asset?.id ?? '' };
  const known = await knownOf(tx, businessId, asset === null ? [] : [subject], plan);
  const meters = known.metersOf(subject);
  const [shown] = await tx.query<{ km: number | null; hours: number | null }>(
    `select ${shownAt('odometer', '$2::uuid', '$3::date')} as km, ${shownAt('engine', '$2::uuid', '$3::date')} as hours`,
    [businessId, asset?.id ?? null, startOn],
  );
  const start = { on: startOn, km: shown?.km ?? null, hours: shown?.hours ?? null };
  const turns: Turn[] = plan === null ? [] : [...known.turnsOf(subject)];
  const dates: Dates = [];
  while (dates.length < times && dates.at(-1)?.due_on !== null) {
    const { on, because } = await firstDue(dueAfter(rhythm, start, turns), meters);
    dates.push({ due_on: on, because });
    const day = on === null || on < today ? today : on;
    turns.push({
      on: day,
      km: valueOn(meters.km.readings, day),
      hours: valueOn(meters.hours.readings, day),
      isSkip: false,
    });
  }
  return dates;
}
