/** Accidents and fines of vehicles. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { type PageQuery, selectPage } from '../../platform/database/lists.ts';

type Incident = components['schemas']['VehicleIncident'];
export type IncidentRow = Omit<Incident, 'driver' | 'recorded_by' | 'attachments'> & {
  driver_id: string | null;
  recorded_by: string;
};
export type Entry = Omit<IncidentRow, 'id' | 'vehicle' | 'recorded_by'>;

const columns = `id, asset_id as vehicle, kind, happened_on::text, place, description, driver_id, amount::float8, paid_on::text,
  recorded_by`;

/** The newest first. */
export const listIncidents = (tx: Tx, businessId: string, vehicle: string, query: PageQuery) =>
  selectPage<IncidentRow>(tx, query, {
    columns,
    from: 'vehicle_incidents where business_id = $1 and asset_id = $2',
    values: [businessId, vehicle],
    orderBy: 'vehicle_incidents.happened_on desc, id desc',
  });

export async function findIncident(tx: Tx, businessId: string, vehicle: string, id: string) {
  const [found] = await tx.query<IncidentRow>(
    `select ${columns} from vehicle_incidents where business_id = $1 and asset_id = $2 and id = $3`,
    [businessId, vehicle, id],
  );
  return found;
}

const valuesOf = (entry: Entry) => {
  const { kind, happened_on, place, description, driver_id, amount, paid_on } = entry;
  return [kind, happened_on, place, description, driver_id, amount, paid_on];
};

type By = { vehicle: string; userId: string; now: Date };

export async function addIncident(tx: Tx, businessId: string, { vehicle, userId, now }: By, entry: Entry) {
  const id = newId();
  await tx.query(
    `insert into vehicle_incidents (business_id, id, asset_id, recorded_by, created_at, kind, happened_on, place, description,
       driver_id, amount, paid_on)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [businessId, id, vehicle, userId, now, ...valuesOf(entry)],
  );
  return id;
}

export async function storeIncident(tx: Tx, businessId: string, id: string, entry: Entry): Promise<void> {
  await tx.query(
    `update vehicle_incidents set (kind, happened_on, place, description, driver_id, amount, paid_on) =
       row($3, $4::date, $5, $6, $7::uuid, $8::bigint, $9::date)
     where business_id = $1 and id = $2`,
    [businessId, id, ...valuesOf(entry)],
  );
}

export async function deleteIncident(tx: Tx, businessId: string, vehicle: string, id: string): Promise<boolean> {
  const gone = await tx.query(
    'delete from vehicle_incidents where business_id = $1 and asset_id = $2 and id = $3 returning id',
    [businessId, vehicle, id],
  );
  return gone.length > 0;
}
