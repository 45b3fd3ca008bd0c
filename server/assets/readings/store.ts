/** The log of what odometers and engine hour meters showed. The latest odometer reading is the mileage of a vehicle. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { type PageQuery, selectPage } from '../../platform/database/lists.ts';
import type { Meter, Seen } from './rules.ts';

export type ReadingRow = Omit<components['schemas']['Reading'], 'created_at'> & { created_at: Date };
const columns = 'id, meter, value, read_on::text, correction, maintenance_id as maintenance, created_at';

export const listReadings = (tx: Tx, businessId: string, assetId: string, query: PageQuery) =>
  selectPage<ReadingRow>(tx, query, {
    columns,
    from: 'asset_readings where business_id = $1 and asset_id = $2',
    values: [businessId, assetId],
    orderBy: 'read_on desc, id desc',
  });

/** The readings around a day, those of that day before it. */
export async function neighbours(
  tx: Tx,
  businessId: string,
  { assetId, meter, on }: { assetId: string; meter: Meter; on: string },
): Promise<{ before: Seen | null; after: Seen | null }> {
  const found = await tx.query<Seen & { side: 'before' | 'after' }>(
    `(select 'before' as side, value, read_on::text as on from asset_readings
      where business_id = $1 and asset_id = $2 and meter = $3 and read_on <= $4
      order by read_on desc, id desc limit 1)
     union all
     (select 'after', value, read_on::text from asset_readings
      where business_id = $1 and asset_id = $2 and meter = $3 and read_on > $4
      order by read_on, id limit 1)`,
    [businessId, assetId, meter, on],
  );
  const at = (wanted: string) => found.find(({ side }) => side === wanted) ?? null;
  return { before: at('before'), after: at('after') };
}

/** What a reading came with. */
export type Source = { kind: 'maintenance' | 'fuel' | 'check'; id: string };

type NewReading = {
  assetId: string;
  meter: Meter;
  value: number;
  on: string;
  correction: string;
  source: Source | null;
  /** The member. */
  recordedBy: string;
  now: Date;
};

export async function addReading(tx: Tx, businessId: string, reading: NewReading): Promise<ReadingRow> {
  const { assetId, meter, value, on, correction, source, recordedBy, now } = reading;
  const sources = (['maintenance', 'fuel', 'check'] as const).map((kind) => (source?.kind === kind ? source.id : null));
  const [added] = await tx.query<ReadingRow>(
    `insert into asset_readings (business_id, id, asset_id, meter, value, read_on, correction, recorded_by, created_at,
       maintenance_id, fuel_id, check_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning ${columns}`,
    [businessId, newId(), assetId, meter, value, on, correction, recordedBy, now, ...sources],
  );
  return added as ReadingRow;
}

type ReadingOfFuel = { assetId: string; on: string; value: number; fuelId: string };

/** Readings of the odometer that came with fuel and are believed; see `followOdometer`. */
export async function addReadings(
  tx: Tx,
  businessId: string,
  readings: readonly ReadingOfFuel[],
  { recordedBy, now }: Pick<NewReading, 'recordedBy' | 'now'>,
): Promise<void> {
  const rows = readings.map((reading) => ({ ...reading, id: newId() }));
  await tx.query(
    `insert into asset_readings (business_id, id, asset_id, meter, value, read_on, recorded_by, created_at, fuel_id)
     select $1, id, "assetId", 'odometer', value, "on", $3, $4, "fuelId"
     from jsonb_to_recordset($2::jsonb) as r (id uuid, "assetId" uuid, "on" date, value integer, "fuelId" uuid)`,
    [businessId, JSON.stringify(rows), recordedBy, now],
  );
}

/** Takes back what an entry said. */
export async function removeReadingsOf(tx: Tx, businessId: string, maintenanceId: string): Promise<void> {
  await tx.query('delete from asset_readings where business_id = $1 and maintenance_id = $2', [
    businessId,
    maintenanceId,
  ]);
}

/** A vehicle has the mileage of its latest odometer reading, where it has one. */
export async function followOdometer(tx: Tx, businessId: string, assetId: string): Promise<void> {
  await tx.query(
    `update assets set mileage = latest.value, version = version + 1
     from (select value from asset_readings where business_id = $1 and asset_id = $2 and meter = 'odometer'
           order by read_on desc, id desc limit 1) latest
     where business_id = $1 and id = $2 and is_vehicle and mileage is distinct from latest.value`,
    [businessId, assetId],
  );
}
