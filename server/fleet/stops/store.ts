/** Vehicles that are not to be driven: why, since when, and who let them be driven again. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';

type CheckItem = components['schemas']['CheckItem'];
export type OpenStop = {
  id: string;
  vehicle: string;
  items: CheckItem[];
  check: string | null;
  /** YYYY-MM-DD. */
  stopped_on: string;
  stopped_by: string;
};

const columns = 'id, asset_id as vehicle, items, check_id as "check", stopped_on::text, stopped_by';

/** Of these vehicles, those that are not to be driven, by their ids. */
export async function openStopsOf(tx: Tx, businessId: string, ids: readonly string[]): Promise<Map<string, OpenStop>> {
  const rows = await tx.query<OpenStop>(
    `select ${columns} from vehicle_stops where business_id = $1 and asset_id = any($2) and lifted_at is null`,
    [businessId, ids],
  );
  return new Map(rows.map((row) => [row.vehicle, row]));
}

export type Stop = OpenStop & { lifted_by: string | null; note: string | null };

export async function findStop(tx: Tx, businessId: string, vehicle: string, id: string): Promise<Stop | undefined> {
  const [found] = await tx.query<Stop>(
    `select ${columns}, lifted_by, note from vehicle_stops where business_id = $1 and asset_id = $2 and id = $3`,
    [businessId, vehicle, id],
  );
  return found;
}

export type NewStop = Pick<OpenStop, 'vehicle' | 'items'> & {
  checkId: string;
  /** YYYY-MM-DD. */
  on: string;
  by: string;
  lifted: { at: Date; by: string; note: string } | null;
};

export async function addStops(tx: Tx, businessId: string, stops: readonly NewStop[], now: Date): Promise<void> {
  const rows = stops.map((stop) => ({ id: newId(), ...stop }));
  await tx.query(
    `insert into vehicle_stops (business_id, id, asset_id, items, check_id, stopped_on, stopped_by, created_at, lifted_at, lifted_by,
       note)
     select $1, id, vehicle, array(select jsonb_array_elements_text(items)), "checkId", "on", "by", $3,
       (lifted ->> 'at')::timestamptz, (lifted ->> 'by')::uuid, lifted ->> 'note'
     from jsonb_to_recordset($2::jsonb) as s (id uuid, vehicle uuid, items jsonb, "checkId" uuid, "on" date, "by" uuid, lifted jsonb)`,
    [businessId, JSON.stringify(rows), now],
  );
}

export async function addItems(tx: Tx, businessId: string, id: string, items: readonly CheckItem[]): Promise<void> {
  await tx.query('update vehicle_stops set items = items || $3::text[] where business_id = $1 and id = $2', [
    businessId,
    id,
    items,
  ]);
}

type Lifting = { by: string; note: string; now: Date };

export async function liftStop(tx: Tx, businessId: string, id: string, { by, note, now }: Lifting): Promise<void> {
  await tx.query(
    'update vehicle_stops set lifted_at = $3, lifted_by = $4, note = $5 where business_id = $1 and id = $2',
    [businessId, id, now, by, note],
  );
}
