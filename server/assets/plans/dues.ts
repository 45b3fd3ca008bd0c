/**
 * Works out what is due next, from all that was done, left out and read: nothing is counted on, so that a deleted entry or a
 * corrected reading cannot leave a wrong date behind.
 */
import type { Tx } from '../../platform/database.ts';
import { firstDue, type Seen } from './forecast.ts';
import { dueAfter, type Interval, type Turn } from './recurrence.ts';

/** Of one asset, or of one plan. */
type Scope = { assetId: string } | { planId: string };
type Pair = {
  plan: string;
  asset: string;
  every: number | null;
  unit: Interval['unit'] | null;
  everyKm: number | null;
  everyHours: number | null;
  countsFrom: 'scheduled' | 'completed';
  start: string;
};
type TurnRow = Turn & { plan: string; asset: string };
type ReadingRow = { asset: string; meter: 'odometer' | 'engine'; value: number; on: string; isCorrection: boolean };

export async function refreshDues(tx: Tx, businessId: string, scope: Scope): Promise<void> {
  const [assetId, planId] = ['assetId' in scope ? scope.assetId : null, 'planId' in scope ? scope.planId : null];
  const pairs = await tx.query<Pair>(
    `select p.id as plan, a.id as asset, p.every, p.unit, p.every_km as "everyKm", p.every_hours as "everyHours",
       p.counts_from as "countsFrom", p.last_done_on::text as start
     from maintenance_plans p
     join assets a on a.business_id = p.business_id and (a.id = p.asset_id or a.asset_type_id = p.asset_type_id)
     where p.business_id = $1 and ($2::uuid is null or a.id = $2) and ($3::uuid is null or p.id = $3)`,
    [businessId, assetId, planId],
  );
  const assets = [...new Set(pairs.map(({ asset }) => asset))];
  const [turns, readings] = await Promise.all([
    tx.query<TurnRow>(
      `select plan_id as plan, asset_id as asset, date::text as on, mileage as km, engine_hours as hours, false as "isSkip"
       from maintenances where business_id = $1 and plan_id is not null and asset_id = any($2) and ($3::uuid is null or plan_id = $3)
       union all
       select plan_id, asset_id, skipped_on::text, null, null, true
       from maintenance_skips where business_id = $1 and asset_id = any($2) and ($3::uuid is null or plan_id = $3)
       order by 3`,
      [businessId, assets, planId],
    ),
    tx.query<ReadingRow>(
      `select asset_id as asset, meter, value, read_on::text as on, correction <> '' as "isCorrection"
       from asset_readings where business_id = $1 and asset_id = any($2) order by read_on, id`,
      [businessId, assets],
    ),
  ]);
  const turnsOf = Map.groupBy(turns, ({ plan, asset }) => `${plan} ${asset}`);
  const readingsOf = Map.groupBy(readings, ({ asset, meter }) => `${asset} ${meter}`);
  const rows = pairs.map((pair) => ({
    plan_id: pair.plan,
    asset_id: pair.asset,
    ...nextOf(pair, turnsOf.get(`${pair.plan} ${pair.asset}`) ?? [], {
      km: readingsOf.get(`${pair.asset} odometer`) ?? [],
      hours: readingsOf.get(`${pair.asset} engine`) ?? [],
    }),
  }));
  await tx.query(
    `with wanted as (
       select * from jsonb_to_recordset($2) as w (plan_id uuid, asset_id uuid, due_on date, due_km int, due_hours int, because text)
     ), gone as (
       delete from maintenance_dues d where business_id = $1 and ($3::uuid is null or asset_id = $3)
         and ($4::uuid is null or plan_id = $4)
         and not exists (select from wanted w where w.plan_id = d.plan_id and w.asset_id = d.asset_id)
     )
     insert into maintenance_dues as d (business_id, plan_id, asset_id, due_on, due_km, due_hours, because)
     select $1, plan_id, asset_id, due_on, due_km, due_hours, because from wanted order by plan_id, asset_id
     on conflict (business_id, plan_id, asset_id) do update
       set (due_on, due_km, due_hours, because) = row(excluded.due_on, excluded.due_km, excluded.due_hours, excluded.because)
       where row(d.due_on, d.due_km, d.due_hours, d.because)
         is distinct from row(excluded.due_on, excluded.due_km, excluded.due_hours, excluded.because)`,
    [businessId, JSON.stringify(rows), assetId, planId],
  );
}

function nextOf(pair: Pair, turns: readonly Turn[], meters: { km: readonly Seen[]; hours: readonly Seen[] }) {
  const { every, unit, everyKm, everyHours, countsFrom, start } = pair;
  const calendar = every !== null && unit !== null ? { every, unit } : null;
  // What the meter showed when it was last done; where nobody looked, the first time that somebody did.
  const shown = (readings: readonly Seen[]) =>
    (readings.findLast(({ on }) => on <= start) ?? readings[0])?.value ?? null;
  const begin = { on: start, km: shown(meters.km), hours: shown(meters.hours) };
  const due = dueAfter({ calendar, everyKm, everyHours, countsFrom }, begin, turns);
  const { on, because } = firstDue(due, meters);
  return { due_on: on, due_km: due.km, due_hours: due.hours, because };
}
