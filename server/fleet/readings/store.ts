/** The readings of vehicles. The register writes them; here they are read. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type PageQuery, selectPage } from '../../platform/database/lists.ts';

type Reading = components['schemas']['VehicleReading'];
export type ReadingRow = Omit<Reading, 'recorded_by' | 'photo'> & { recorded_by: string | null };

const columns = `id, value, read_on::text, correction, recorded_by, case when maintenance_id is not null then 'maintenance'
  when fuel_id is not null then 'fuel' when check_id is not null then 'check' else 'reading' end as source`;

/** The newest first. */
export const listReadings = (tx: Tx, businessId: string, vehicle: string, query: PageQuery) =>
  selectPage<ReadingRow>(tx, query, {
    columns,
    from: `asset_readings where business_id = $1 and asset_id = $2 and meter = 'odometer'`,
    values: [businessId, vehicle],
    orderBy: 'read_on desc, id desc',
  });

/** One that was added in this transaction. */
export async function findReading(tx: Tx, businessId: string, id: string): Promise<ReadingRow> {
  const [found] = await tx.query<ReadingRow>(
    `select ${columns} from asset_readings where business_id = $1 and id = $2`,
    [businessId, id],
  );
  return found as ReadingRow;
}
