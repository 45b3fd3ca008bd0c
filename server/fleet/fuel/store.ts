/** The fuel of vehicles: entries, what is burnt between full tanks, and how much a tank holds. */
import type { components } from '../../../openapi/generated/contract.ts';
import { countRows } from '../../platform/database/counts.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { PageQuery, Selected } from '../../platform/database/lists.ts';

type Schemas = components['schemas'];
type Fuel = Schemas['Fuel'];

export type FuelRow = Omit<Schemas['FuelEntry'], 'vehicle' | 'driver' | 'doubts' | 'attachments'> & {
  driver_id: string | null;
  usualPrice: number | null;
  correction: string;
  /** Kilometres and litres between the full tanks that `consumption` is of. */
  distance: number | null;
  burnt: number | null;
};

/**
 * Every fill of a vehicle, with what it burnt since the full tank before. A full tank counts when its mileage is known; what was
 * filled between two of them was burnt between them.
 */
const log = `with fills as (
    select f.*, count(*) filter (where is_full and mileage is not null) over before as stretch
    from fuel_entries f where business_id = $1 and asset_id = $2
    window before as (order by filled_on, id rows between unbounded preceding and 1 preceding)
  ), stretches as (
    select id, mileage - lag(mileage) over (order by filled_on, id) as distance from fills where is_full and mileage is not null
  ), log as (
    select f.*, s.distance, sum(f.litres) over (partition by stretch order by f.filled_on, f.id)::float8 as burnt
    from fills f left join stretches s on s.id = f.id
  )`;
const columns = `l.id, l.filled_on::text, l.fuel, l.litres::float8, l.price_per_litre::float8, l.usual_price::float8 as "usualPrice",
  l.total::float8, l.mileage, l.is_full, l.station, l.driver_id, l.recorded_by::text, coalesce(r.correction, '') as correction,
  case when l.distance > 0 then l.distance end as distance, case when l.distance > 0 then l.burnt end as burnt,
  case when l.distance > 0 then round((l.burnt * 100 / l.distance)::numeric, 1)::float8 end as consumption`;
const joined = 'log l left join asset_readings r on r.business_id = l.business_id and r.fuel_id = l.id';

/** The newest first. */
export async function listFills(
  tx: Tx,
  businessId: string,
  vehicle: string,
  { page = 1, page_size: size = 20 }: PageQuery,
): Promise<Selected<FuelRow>> {
  const values = [businessId, vehicle];
  const counted = 'select count(*)::int as count from fuel_entries where business_id = $1 and asset_id = $2';
  const count = await countRows(tx, counted, values);
  const rows = await tx.query<FuelRow>(
    `${log} select ${columns} from ${joined} order by l.filled_on desc, l.id desc limit $3 offset $4`,
    [...values, size, (page - 1) * size],
  );
  return { count, rows };
}

export async function findFill(tx: Tx, businessId: string, vehicle: string, id: string): Promise<FuelRow | undefined> {
  const [found] = await tx.query<FuelRow>(`${log} select ${columns} from ${joined} where l.id = $3`, [
    businessId,
    vehicle,
    id,
  ]);
  return found;
}

type Burnt = { usual: number | null; consumption: number | null; litres: number; total: number; fuel: Fuel | null };

/** What it burns in the middle of all its full tanks, once there are three, and since a day. */
export async function sumFills(tx: Tx, businessId: string, vehicle: string, since: string): Promise<Burnt> {
  const [sums] = await tx.query<Burnt>(
    `${log} select
       case when count(*) filter (where distance > 0) >= 3 then
         percentile_cont(0.5) within group (order by burnt * 100 / distance) filter (where distance > 0) end as usual,
       round((sum(burnt) filter (where distance > 0 and filled_on >= $3) * 100
         / sum(distance) filter (where distance > 0 and filled_on >= $3))::numeric, 1)::float8 as consumption,
       coalesce(sum(litres) filter (where filled_on >= $3), 0)::float8 as litres,
       coalesce(sum(total) filter (where filled_on >= $3), 0)::float8 as total,
       (array_agg(fuel order by filled_on desc, id desc))[1] as fuel
     from log`,
    [businessId, vehicle, since],
  );
  return sums as Burnt;
}

/** Kobo a litre in the middle of the ten fills of the business before a day, once there are three. */
export async function usualPrice(tx: Tx, businessId: string, fuel: Fuel, on: string): Promise<number | null> {
  const [found] = await tx.query<{ price: number | null }>(
    `select case when count(*) >= 3 then round(percentile_cont(0.5) within group (order by price_per_litre)) end as price
     from (select price_per_litre from fuel_entries where business_id = $1 and fuel = $2 and filled_on <= $3
           order by filled_on desc, id desc limit 10) latest`,
    [businessId, fuel, on],
  );
  return found?.price ?? null;
}

export type NewFill = {
  id: string;
  assetId: string;
  on: string;
  fuel: Fuel;
  litres: number;
  price: number;
  usual: number | null;
  total: number;
  mileage: number | null;
  isFull: boolean;
  station: string;
  driverId: string | null;
};

/** @param recordedBy the member who wrote them down */
export async function addFills(
  tx: Tx,
  businessId: string,
  fills: readonly NewFill[],
  { recordedBy, now }: { recordedBy: string; now: Date },
): Promise<void> {
  await tx.query(
    `insert into fuel_entries (business_id, id, asset_id, filled_on, fuel, litres, price_per_litre, usual_price, total, mileage,
       is_full, station, driver_id, recorded_by, created_at)
     select $1, id, "assetId", "on", fuel, litres, price, usual, total, mileage, "isFull", station, "driverId", $3, $4
     from jsonb_to_recordset($2::jsonb) as f (id uuid, "assetId" uuid, "on" date, fuel text, litres numeric, price bigint,
       usual bigint, total bigint, mileage integer, "isFull" boolean, station text, "driverId" uuid)`,
    [businessId, JSON.stringify(fills), recordedBy, now],
  );
}

export async function deleteFill(tx: Tx, businessId: string, vehicle: string, id: string): Promise<boolean> {
  const gone = await tx.query(
    'delete from fuel_entries where business_id = $1 and asset_id = $2 and id = $3 returning id',
    [businessId, vehicle, id],
  );
  return gone.length > 0;
}

/** Litres; undefined where it is what is usual. */
export async function findTank(tx: Tx, businessId: string, vehicle: string): Promise<number | undefined> {
  const [found] = await tx.query<{ litres: number }>(
    'select litres from vehicle_tanks where business_id = $1 and asset_id = $2',
    [businessId, vehicle],
  );
  return found?.litres;
}

export async function storeTank(tx: Tx, businessId: string, vehicle: string, litres: number | null): Promise<void> {
  if (litres === null)
    await tx.query('delete from vehicle_tanks where business_id = $1 and asset_id = $2', [businessId, vehicle]);
  else
    await tx.query(
      `insert into vehicle_tanks (business_id, asset_id, litres) values ($1, $2, $3)
       on conflict (business_id, asset_id) do update set litres = excluded.litres`,
      [businessId, vehicle, litres],
    );
}
