/** The vehicles of the register as the fleet lists and counts them. */
import type { components } from '../../../openapi/generated/contract.ts';
import { countRows } from '../../platform/database/counts.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { AssetStatus } from './rules.ts';
import { columnsAt, joined, matching, type Row, withAssignees } from './store.ts';

type VehicleType = components['schemas']['VehicleType'];
type Wanted = {
  page: number;
  size: number;
  search: string;
  type: VehicleType | null;
  /** Null for all. */
  statuses: readonly AssetStatus[] | null;
};

/** The newest first. */
export async function listVehicles(tx: Tx, businessId: string, wanted: Wanted, now: Date) {
  const { page, size, search, type, statuses } = wanted;
  const { text, values } = matching(businessId, { kind: 'vehicle', search, vehicle_type: type ?? undefined });
  const found = statuses === null ? text : `${text} and a.status = any($${values.push(statuses)})`;
  const count =
    search.trim() === ''
      ? sumOf(await countVehicles(tx, businessId), wanted)
      : await countRows(tx, `select count(*)::int as count from ${found}`, values);
  const [limit, offset] = [`$${values.push(size)}`, `$${values.push((page - 1) * size)}`];
  const rows = await tx.query<Row>(
    `select ${columnsAt(`$${values.push(now)}`)}
     from (select a.id from ${found} order by a.id desc limit ${limit} offset ${offset}) one
     join ${joined} on a.business_id = $1 and a.id = one.id order by a.id desc`,
    values,
  );
  return { count, rows: await withAssignees(tx, businessId, rows) };
}

type VehicleCount = { type: VehicleType; status: AssetStatus; count: number };

/** A few rows, whatever the number of vehicles: triggers keep them. */
export const countVehicles = (tx: Tx, businessId: string): Promise<VehicleCount[]> =>
  tx.query(
    `select vehicle_type as type, status, sum(count)::int as count from asset_counts
     where business_id = $1 and is_vehicle group by 1, 2`,
    [businessId],
  );

const sumOf = (counts: readonly VehicleCount[], { type, statuses }: Pick<Wanted, 'type' | 'statuses'>): number =>
  counts
    .filter((each) => (type ?? each.type) === each.type && (statuses?.includes(each.status) ?? true))
    .reduce((sum, { count }) => sum + count, 0);
