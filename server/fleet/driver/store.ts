/** Who has which vehicle, and when vehicles were checked last. */
import type { Tx } from '../../platform/database/database.ts';

/** A period that has ended today is over before the job that turns it has run. */
const held = `from assets a where a.business_id = $1 and a.assignee_id = any($2) and a.is_vehicle and a.deleted_at is null
  and not exists (select from asset_assignments p where p.business_id = a.business_id and p.asset_id = a.id
    and p.state = 'held' and p.end_date <= (select app_today()))`;

/** The ids of the vehicles that some employees have today, in the order of their Asset IDs. */
export const listHeldVehicles = async (tx: Tx, businessId: string, employees: readonly string[]): Promise<string[]> =>
  (await tx.query<{ id: string }>(`select a.id ${held} order by a.number, a.id`, [businessId, employees])).map(
    ({ id }) => id,
  );

/** The last day on which each of these vehicles was checked, by its id. */
export async function lastChecks(tx: Tx, businessId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.query<{ id: string; on: string }>(
    `select asset_id as id, max(checked_on)::text as "on" from vehicle_checks
     where business_id = $1 and asset_id = any($2) group by asset_id`,
    [businessId, ids],
  );
  return new Map(rows.map(({ id, on }) => [id, on]));
}
