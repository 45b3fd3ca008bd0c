/** The periods in which employees had assets. An open one is repeated in its asset, so that lists need not look for it. */
import type { components } from '../../../openapi/generated/contract.ts';
import { describeEmployees } from '../../directory/employees.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { type PageQuery, selectPage } from '../../platform/database/lists.ts';
import type { Period } from './rules.ts';

type Assignment = components['schemas']['Assignment'];

/** Who has had an asset, the newest first. */
export async function listAssignments(tx: Tx, businessId: string, assetId: string, query: PageQuery) {
  const { count, rows } = await selectPage<Omit<Assignment, 'assignee'> & { employee_id: string }>(tx, query, {
    columns: `id, employee_id, date_assigned::text as date_assigned, end_date::text as end_date,
      expected_return_date::text as expected_return_date`,
    from: 'asset_assignments where business_id = $1 and asset_id = $2',
    values: [businessId, assetId],
    orderBy: 'asset_assignments.date_assigned desc, id desc',
  });
  const employees = await describeEmployees(
    tx,
    businessId,
    rows.map(({ employee_id }) => employee_id),
  );
  const assignments = rows.flatMap(({ employee_id, ...period }): Assignment[] => {
    const assignee = employees.get(employee_id);
    return assignee === undefined ? [] : [{ ...period, assignee }];
  });
  return { count, rows: assignments };
}

export type OpenPeriod = { assetId: string; employeeId: string; name: string; dateAssigned: string };

/** By asset: who has it. */
export async function openPeriods(tx: Tx, businessId: string, assetIds: readonly string[]) {
  const rows = await tx.query<Omit<OpenPeriod, 'name'>>(
    `select asset_id as "assetId", employee_id as "employeeId", date_assigned::text as "dateAssigned"
     from asset_assignments where business_id = $1 and asset_id = any($2) and end_date is null`,
    [businessId, assetIds],
  );
  const employees = await describeEmployees(
    tx,
    businessId,
    rows.map(({ employeeId }) => employeeId),
  );
  return new Map(
    rows.map((row): [string, OpenPeriod] => {
      const { first_name: first = '', last_name: last = '' } = employees.get(row.employeeId) ?? {};
      return [row.assetId, { ...row, name: `${first} ${last}`.trim() }];
    }),
  );
}

/** By asset: when its last period ended. */
export async function lastEnds(tx: Tx, businessId: string, assetIds: readonly string[]) {
  const rows = await tx.query<{ assetId: string; lastEnd: string }>(
    `select asset_id as "assetId", max(end_date)::text as "lastEnd" from asset_assignments
     where business_id = $1 and asset_id = any($2) and end_date is not null group by asset_id`,
    [businessId, assetIds],
  );
  return new Map(rows.map(({ assetId, lastEnd }) => [assetId, lastEnd]));
}

export type Start = Period & { assetIds: readonly string[]; employeeId: string; handoverId: string | null; now: Date };

export async function startPeriods(tx: Tx, businessId: string, start: Start) {
  const { assetIds, employeeId, dateAssigned, expectedReturnDate, handoverId, now } = start;
  await tx.query(
    `insert into asset_assignments (business_id, id, asset_id, employee_id, date_assigned, expected_return_date,
       handover_id, created_at)
     select $1, id, asset_id, $4, $5, $6, $7, $8 from unnest($2::uuid[], $3::uuid[]) as started (id, asset_id)`,
    [businessId, assetIds.map(newId), assetIds, employeeId, dateAssigned, expectedReturnDate, handoverId, now],
  );
  await tx.query(
    `update assets set assignee_id = $3, date_assigned = $4, expected_return_date = $5, status = 'active',
       version = version + 1
     where business_id = $1 and id = any($2)`,
    [businessId, assetIds, employeeId, dateAssigned, expectedReturnDate],
  );
}

/** Ends the open periods; those that were to begin later end on their first day. */
export async function endPeriods(tx: Tx, businessId: string, assetIds: readonly string[], endDate: string) {
  await tx.query(
    `update asset_assignments set end_date = greatest($3::date, date_assigned)
     where business_id = $1 and asset_id = any($2) and end_date is null`,
    [businessId, assetIds, endDate],
  );
  await tx.query(
    `update assets set assignee_id = null, date_assigned = null, expected_return_date = null,
       status = case status when 'active' then 'unassigned' else status end, version = version + 1
     where business_id = $1 and id = any($2) and assignee_id is not null`,
    [businessId, assetIds],
  );
}

export async function changeExpectedReturn(tx: Tx, businessId: string, assetId: string, date: string | null) {
  await tx.query(
    `update asset_assignments set expected_return_date = $3
     where business_id = $1 and asset_id = $2 and end_date is null`,
    [businessId, assetId, date],
  );
  await tx.query(
    'update assets set expected_return_date = $3, version = version + 1 where business_id = $1 and id = $2',
    [businessId, assetId, date],
  );
}

/** The assets that an employee has, by name. Those in the bin are among them: they come back with their assignee. */
export const listHeld = (tx: Tx, businessId: string, employeeId: string) =>
  tx.query<components['schemas']['HeldThing']>(
    `select a.id, a.name, a.number, a.is_vehicle, p.date_assigned::text,
       a.deleted_at is not null as is_deleted
     from asset_assignments p
     join assets a on a.business_id = p.business_id and a.id = p.asset_id
     where p.business_id = $1 and p.employee_id = $2 and p.end_date is null order by lower(a.name), a.id`,
    [businessId, employeeId],
  );
