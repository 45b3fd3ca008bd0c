/** Reads what the due dates of plans follow from: the plans with their assets, what was done and left out, and readings. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Meter, Meters, Seen } from './forecast.ts';
import type { Interval, Rhythm, Turn } from './recurrence.ts';

/** A plan and one of the assets that it is for. */
export type Pair = {
  plan: string;
  planName: string;
  type: components['schemas']['MaintenanceType'];
  asset: string;
  assetName: string;
  rhythm: Rhythm;
  start: { on: string; km: number | null; hours: number | null };
  resumedOn: string | null;
  reminder: components['schemas']['PlanReminder'] | null;
  remindedBy: string | null;
};
type Row = Omit<Pair, 'rhythm' | 'start'> & {
  every: number | null;
  unit: Interval['unit'] | null;
  everyKm: number | null;
  everyHours: number | null;
  countsFrom: Rhythm['countsFrom'];
  startOn: string;
  startKm: number | null;
  startHours: number | null;
};
type Wanted = { assetId: string | null; planId: string | null; after: string | null; limit: number | null };

/** What the meter showed on a day; where nobody had looked by then, the first time that somebody did. */
export const shownAt = (meter: 'odometer' | 'engine', asset: string, day: string): string => `coalesce(
  (select value from asset_readings r where r.business_id = $1 and r.asset_id = ${asset} and r.meter = '${meter}'
     and r.read_on <= ${day} order by r.read_on desc, r.id desc limit 1),
  (select value from asset_readings r where r.business_id = $1 and r.asset_id = ${asset} and r.meter = '${meter}'
   order by r.read_on, r.id limit 1))`;

/** In the order of their assets. Plans that are paused are not among them. */
export async function listPairs(
  tx: Tx,
  businessId: string,
  { assetId, planId, after, limit }: Wanted,
): Promise<Pair[]> {
  const rows = await tx.query<Row>(
    `select p.id as plan, p.name as "planName", p.type, a.id as asset, a.name as "assetName", p.every, p.unit,
       p.every_km as "everyKm", p.every_hours as "everyHours", p.counts_from as "countsFrom",
       p.last_done_on::text as "startOn", ${shownAt('odometer', 'a.id', 'p.last_done_on')} as "startKm",
       ${shownAt('engine', 'a.id', 'p.last_done_on')} as "startHours", p.resumed_on::text as "resumedOn", p.reminder,
       p.reminded_by as "remindedBy"
     from maintenance_plans p
     join assets a on a.business_id = p.business_id and (a.id = p.asset_id or a.asset_type_id = p.asset_type_id)
     where p.business_id = $1 and p.paused_at is null and ($2::uuid is null or a.id = $2) and ($3::uuid is null or p.id = $3)
       and ($4::uuid is null or a.id > $4)
     order by a.id, p.id limit $5`,
    [businessId, assetId, planId, after, limit],
  );
  return rows.map(({ every, unit, everyKm, everyHours, countsFrom, startOn, startKm, startHours, ...pair }) => ({
    ...pair,
    rhythm: { calendar: every !== null && unit !== null ? { every, unit } : null, everyKm, everyHours, countsFrom },
    start: { on: startOn, km: startKm, hours: startHours },
  }));
}

type Subject = { plan: string; asset: string };
type TurnRow = Turn & Subject;
type MeterName = 'odometer' | 'engine';
type ReadingRow = Seen & { asset: string; meter: MeterName };

/** Readings of one meter that a forecast looks at. */
const mostReadings = 200;

async function firstAt(
  tx: Tx,
  ...[businessId, asset, meter, value]: [string, string, MeterName, number]
): Promise<Seen | undefined> {
  const [found] = await tx.query<Seen>(
    `select value, read_on::text as on, correction <> '' as "isCorrection" from asset_readings
     where business_id = $1 and asset_id = $2 and meter = $3 and (read_on, id) > (
       (select read_on, id from asset_readings
        where business_id = $1 and asset_id = $2 and meter = $3 and value < $4 order by read_on desc, id desc limit 1)
       union all
       select '-infinity', '00000000-0000-0000-0000-000000000000'
       order by 1 desc limit 1)
     order by read_on, id limit 1`,
    [businessId, asset, meter, value],
  );
  return found;
}

/** @param planId when all are of this plan */
export async function knownOf(tx: Tx, businessId: string, pairs: readonly Subject[], planId: string | null) {
  const assets = [...new Set(pairs.map(({ asset }) => asset))];
  const turns = await tx.query<TurnRow>(
    `select plan_id as plan, asset_id as asset, date::text as on, mileage as km, engine_hours as hours, false as "isSkip"
     from maintenances where business_id = $1 and plan_id is not null and asset_id = any($2) and ($3::uuid is null or plan_id = $3)
     union all
     select plan_id, asset_id, skipped_on::text, null, null, true
     from maintenance_skips where business_id = $1 and asset_id = any($2) and ($3::uuid is null or plan_id = $3)
     order by 3`,
    [businessId, assets, planId],
  );
  const readings = await tx.query<ReadingRow>(
    `select r.* from unnest($2::uuid[]) as a (id), (values ('odometer'), ('engine')) as m (meter),
       lateral (select asset_id as asset, meter, value, read_on::text as on, correction <> '' as "isCorrection", id
         from asset_readings where business_id = $1 and asset_id = a.id and meter = m.meter
         order by read_on desc, id desc limit ${mostReadings}) r
     order by r.on, r.id`,
    [businessId, assets],
  );
  const turnsOf = Map.groupBy(turns, ({ plan, asset }) => `${plan} ${asset}`);
  const readingsOf = Map.groupBy(readings, ({ asset, meter }) => `${asset} ${meter}`);
  return {
    turnsOf: ({ plan, asset }: Subject): readonly Turn[] => turnsOf.get(`${plan} ${asset}`) ?? [],
    metersOf: ({ asset }: Subject): Meters => {
      const meterOf = (meter: MeterName): Meter => ({
        readings: readingsOf.get(`${asset} ${meter}`) ?? [],
        firstAt: (value) => firstAt(tx, businessId, asset, meter, value),
      });
      return { km: meterOf('odometer'), hours: meterOf('engine') };
    },
  };
}
