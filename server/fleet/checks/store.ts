/** The daily checks of vehicles, and which vehicles nobody has checked today. */
import type { components } from '../../../openapi/generated/contract.ts';
import { countRows } from '../../platform/database/counts.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type PageQuery, type Selected, selectPage } from '../../platform/database/lists.ts';
import { type Card, card } from '../care/store.ts';

type Check = components['schemas']['VehicleCheck'];
export type CheckRow = Omit<Check, 'driver' | 'recorded_by' | 'faults'> & {
  driver_id: string | null;
  recorded_by: string;
};
type Fault = Check['faults'][number];

const columns = 'id, asset_id as vehicle, checked_on::text, mileage, driver_id, recorded_by, note, passed';

/** The newest first. */
export const listChecks = (tx: Tx, businessId: string, vehicle: string, query: PageQuery) =>
  selectPage<CheckRow>(tx, query, {
    columns,
    from: 'vehicle_checks where business_id = $1 and asset_id = $2',
    values: [businessId, vehicle],
    orderBy: 'vehicle_checks.checked_on desc, id desc',
  });

/** One that was added in this transaction. */
export async function findCheck(tx: Tx, businessId: string, id: string): Promise<CheckRow> {
  const [found] = await tx.query<CheckRow>(`select ${columns} from vehicle_checks where business_id = $1 and id = $2`, [
    businessId,
    id,
  ]);
  return found as CheckRow;
}

/** By the id of the check. */
export async function faultsOf(tx: Tx, businessId: string, ids: readonly string[]): Promise<Map<string, Fault[]>> {
  const rows = await tx.query<Fault & { check_id: string }>(
    `select f.check_id, f.item, f.note, f.issue_id as issue, i.status as issue_status
     from vehicle_check_faults f left join asset_issues i on i.business_id = f.business_id and i.id = f.issue_id
     where f.business_id = $1 and f.check_id = any($2) order by f.item`,
    [businessId, ids],
  );
  const grouped = Map.groupBy(rows, ({ check_id }) => check_id);
  return new Map([...grouped].map(([id, faults]) => [id, faults.map(({ check_id: _, ...fault }) => fault)]));
}

type NewCheck = {
  id: string;
  assetId: string;
  on: string;
  mileage: number | null;
  driverId: string | null;
  note: string;
  passed: readonly string[];
};

/** @param recordedBy the member who checked */
export async function addChecks(
  tx: Tx,
  businessId: string,
  checks: readonly NewCheck[],
  { recordedBy, now }: { recordedBy: string; now: Date },
): Promise<void> {
  await tx.query(
    `insert into vehicle_checks (business_id, id, asset_id, checked_on, mileage, driver_id, recorded_by, note, passed, created_at)
     select $1, id, "assetId", "on", mileage, "driverId", $3, note, array(select jsonb_array_elements_text(passed)), $4
     from jsonb_to_recordset($2::jsonb) as c (id uuid, "assetId" uuid, "on" date, mileage integer, "driverId" uuid, note text,
       passed jsonb)`,
    [businessId, JSON.stringify(checks), recordedBy, now],
  );
}

type NewFault = { checkId: string; item: string; note: string; issueId: string };

export async function addFault(tx: Tx, businessId: string, { checkId, item, note, issueId }: NewFault): Promise<void> {
  await tx.query(
    'insert into vehicle_check_faults (business_id, check_id, item, note, issue_id) values ($1, $2, $3, $4, $5)',
    [businessId, checkId, item, note, issueId],
  );
}

export type MissingRow = { card: Card; assignee_id: string | null; checked_on: string | null };

/** Of the vehicles that can be used, those without a check on a day; the newest first. */
export async function listUnchecked(
  tx: Tx,
  businessId: string,
  on: string,
  { page = 1, page_size: size = 20 }: PageQuery,
): Promise<Selected<MissingRow>> {
  const values = [businessId, on];
  const from = `assets a where a.business_id = $1 and a.is_vehicle and a.deleted_at is null
    and a.status in ('active', 'unassigned') and not exists (select from vehicle_checks c
      where c.business_id = a.business_id and c.asset_id = a.id and c.checked_on = $2::date)`;
  const [count, rows] = await Promise.all([
    countRows(tx, `select count(*)::int as count from ${from}`, values),
    tx.query<MissingRow>(
      `select ${card} as card, a.assignee_id, (select max(c.checked_on)::text from vehicle_checks c
         where c.business_id = a.business_id and c.asset_id = a.id) as checked_on
       from ${from} order by a.id desc limit $3 offset $4`,
      [...values, size, (page - 1) * size],
    ),
  ]);
  return { count, rows };
}
