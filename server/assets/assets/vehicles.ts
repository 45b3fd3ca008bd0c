/** The vehicles of the register as the fleet lists and counts them. */
import type { components } from '../../../openapi/generated/contract.ts';
import { countRows } from '../../platform/database/counts.ts';
import type { Tx } from '../../platform/database/database.ts';
import { isOpen } from '../issues/store.ts';
import type { AssetStatus } from './rules.ts';
import { columnsAt, isStopped, joined, matching, type Row, withAssignees } from './store.ts';

type VehicleType = components['schemas']['VehicleType'];
type Wanted = {
  page: number;
  size: number;
  search: string;
  type: VehicleType | null;
  /** Null for all. */
  statuses: readonly AssetStatus[] | null;
  /** Null for all. */
  needs: Need | null;
};

/** Conditions on the vehicle `a`. */
const needed = {
  decision: isStopped,
  issues: `exists (select from asset_issues i where i.business_id = a.business_id and i.asset_id = a.id and ${isOpen})`,
} as const;
type Need = keyof typeof needed;

/** The newest first. */
export async function listVehicles(tx: Tx, businessId: string, wanted: Wanted, now: Date) {
  const { page, size, search, type, statuses, needs } = wanted;
  const { text, values } = matching(businessId, { kind: 'vehicle', search, vehicle_type: type ?? undefined });
  const found = [
    text,
    ...(statuses === null ? [] : [`a.status = any($${values.push(statuses)})`]),
    ...(needs === null ? [] : [needed[needs]]),
  ].join(' and ');
  const count =
    search.trim() === '' && needs === null
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

/** How many vehicles wait for each. */
export async function countNeeds(tx: Tx, businessId: string): Promise<Record<Need, number>> {
  const counts = Object.entries(needed).map(
    ([need, condition]) => `count(*) filter (where ${condition})::int as ${need}`,
  );
  const [found] = await tx.query<Record<Need, number>>(
    `select ${counts.join(', ')} from assets a where a.business_id = $1 and a.is_vehicle and a.deleted_at is null`,
    [businessId],
  );
  return found as Record<Need, number>;
}

const sumOf = (counts: readonly VehicleCount[], { type, statuses }: Pick<Wanted, 'type' | 'statuses'>): number =>
  counts
    .filter((each) => (type ?? each.type) === each.type && (statuses?.includes(each.status) ?? true))
    .reduce((sum, { count }) => sum + count, 0);
