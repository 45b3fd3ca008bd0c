/** The periods in which employees have assets. The one that lasts today is repeated in its asset, so that lists need not look. */
import type { components } from '../../../openapi/generated/contract.ts';
import { describeEmployees } from '../../directory/employees.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { type PageQuery, selectPage } from '../../platform/database/lists.ts';
import { isStopped } from '../assets/store.ts';
import type { Period } from './rules.ts';

type Assignment = components['schemas']['Assignment'];

/** Who has had an asset, the newest first. */
export async function listAssignments(tx: Tx, businessId: string, assetId: string, query: PageQuery) {
  const { count, rows } = await selectPage<Omit<Assignment, 'assignee'> & { employee_id: string }>(tx, query, {
    columns: `id, employee_id, date_assigned::text as date_assigned, end_date::text as end_date,
      expected_return_date::text as expected_return_date, state`,
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

/** Those of them that are not to be driven. */
export async function stoppedOf(tx: Tx, businessId: string, assetIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>(
    `select a.id from assets a where a.business_id = $1 and a.id = any($2) and ${isStopped}`,
    [businessId, assetIds],
  );
  return new Set(rows.map(({ id }) => id));
}

export type OpenPeriod = {
  assetId: string;
  employeeId: string;
  name: string;
  dateAssigned: string;
  /** Null without one. */
  endDate: string | null;
};
type Open = { held: OpenPeriod | null; planned: OpenPeriod | null };

/** By asset: who has it, and who gets it next. */
export async function openPeriods(tx: Tx, businessId: string, assetIds: readonly string[]) {
  const rows = await tx.query<Omit<OpenPeriod, 'name'> & { state: keyof Open }>(
    `select asset_id as "assetId", employee_id as "employeeId", date_assigned::text as "dateAssigned",
       end_date::text as "endDate", state
     from asset_assignments where business_id = $1 and asset_id = any($2) and state <> 'over'`,
    [businessId, assetIds],
  );
  const employees = await describeEmployees(
    tx,
    businessId,
    rows.map(({ employeeId }) => employeeId),
  );
  const open = new Map<string, Open>();
  for (const { state, ...row } of rows) {
    const { first_name: first = '', last_name: last = '' } = employees.get(row.employeeId) ?? {};
    const ofAsset = open.get(row.assetId) ?? { held: null, planned: null };
    ofAsset[state] = { ...row, name: `${first} ${last}`.trim() };
    open.set(row.assetId, ofAsset);
  }
  return open;
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

export type Start = Period & {
  assetIds: readonly string[];
  employeeId: string;
  handoverId: string | null;
  /** The day where the business is. */
  today: string;
  now: Date;
};

/** What begins later is planned; what begins by today is with the employee. */
export async function startPeriods(tx: Tx, businessId: string, start: Start) {
  const { assetIds, employeeId, dateAssigned, expectedReturnDate, handoverId, today, now } = start;
  await tx.query(
    `insert into asset_assignments (business_id, id, asset_id, employee_id, date_assigned, expected_return_date,
       handover_id, created_at, state)
     select $1, id, asset_id, $4, $5, $6, $7, $8, case when $5::date > $9::date then 'planned' else 'held' end
     from unnest($2::uuid[], $3::uuid[]) as started (id, asset_id)`,
    [businessId, assetIds.map(newId), assetIds, employeeId, dateAssigned, expectedReturnDate, handoverId, now, today],
  );
  if (dateAssigned <= today) await repeatHeld(tx, businessId, assetIds);
}

/** Writes into assets who has them. What is in repair or inactive stays so: that is another fact. */
const repeatHeld = (tx: Tx, businessId: string, assetIds: readonly string[]) =>
  tx.query(
    `update assets a set assignee_id = p.employee_id, date_assigned = p.date_assigned,
       expected_return_date = p.expected_return_date,
       status = case a.status when 'unassigned' then 'active' else a.status end, version = version + 1
     from asset_assignments p
     where a.business_id = $1 and a.id = any($2) and p.business_id = $1 and p.asset_id = a.id and p.state = 'held'`,
    [businessId, assetIds],
  );

const leaveFree = (tx: Tx, businessId: string, assetIds: readonly string[]) =>
  tx.query(
    `update assets set assignee_id = null, date_assigned = null, expected_return_date = null,
       status = case status when 'active' then 'unassigned' else status end, version = version + 1
     where business_id = $1 and id = any($2) and assignee_id is not null`,
    [businessId, assetIds],
  );

/** Ends what is held: by today at once, later on that day. */
export async function endPeriods(
  tx: Tx,
  businessId: string,
  assetIds: readonly string[],
  { endDate, today }: { endDate: string; today: string },
) {
  await tx.query(
    `update asset_assignments set end_date = greatest($3::date, date_assigned),
       state = case when $3::date <= $4::date then 'over' else 'held' end
     where business_id = $1 and asset_id = any($2) and state = 'held'`,
    [businessId, assetIds, endDate, today],
  );
  if (endDate <= today) await leaveFree(tx, businessId, assetIds);
}

/** Whoever had an asset last has it again, as if that had not ended. @returns those of the assets that are theirs */
export async function reopenPeriods(tx: Tx, businessId: string, assetIds: readonly string[], employeeId: string) {
  const rows = await tx.query<{ asset_id: string }>(
    `update asset_assignments set state = 'held', end_date = null
     where business_id = $1 and employee_id = $3 and id in (select distinct on (asset_id) id from asset_assignments
       where business_id = $1 and asset_id = any($2) order by asset_id, state = 'over', end_date desc, id desc) and state = 'over'
     returning asset_id`,
    [businessId, assetIds, employeeId],
  );
  const ids = rows.map(({ asset_id }) => asset_id);
  await repeatHeld(tx, businessId, ids);
  return ids;
}

/** As if it had not been planned. */
export const cancelPlanned = (tx: Tx, businessId: string, assetIds: readonly string[]) =>
  tx.query(`delete from asset_assignments where business_id = $1 and asset_id = any($2) and state = 'planned'`, [
    businessId,
    assetIds,
  ]);

/** Lets what ends by today end and what begins by today begin; a second time it finds nothing. The register must be locked. */
export async function turnPeriods(tx: Tx, businessId: string, today: string): Promise<void> {
  const turned = (from: string, to: string, day: string) =>
    tx.query<{ asset_id: string }>(
      `update asset_assignments set state = '${to}'
       where business_id = $1 and state = '${from}' and ${day} <= $2::date returning asset_id`,
      [businessId, today],
    );
  const idsOf = (rows: { asset_id: string }[]) => rows.map(({ asset_id }) => asset_id);
  const ended = idsOf(await turned('held', 'over', 'end_date'));
  if (ended.length > 0) await leaveFree(tx, businessId, ended);
  const begun = idsOf(await turned('planned', 'held', 'date_assigned'));
  if (begun.length > 0) await repeatHeld(tx, businessId, begun);
}

/** In a transaction that speaks for nobody: where something changes hands by itself today. */
export async function turningBusinesses(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx.query<{ id: string }>('select id from businesses_with_turning_assignments($1) as id', [now]);
  return rows.map(({ id }) => id);
}

export async function changeExpectedReturn(tx: Tx, businessId: string, assetId: string, date: string | null) {
  await tx.query(
    `update asset_assignments set expected_return_date = $3
     where business_id = $1 and asset_id = $2 and state = 'held'`,
    [businessId, assetId, date],
  );
  await tx.query(
    'update assets set expected_return_date = $3, version = version + 1 where business_id = $1 and id = $2',
    [businessId, assetId, date],
  );
}

/** The assets that an employee has or is to get, by name. Those in the bin are among them: they come back with their assignee. */
export const listHeld = (tx: Tx, businessId: string, employeeId: string) =>
  tx.query<components['schemas']['HeldThing']>(
    `select a.id, a.name, a.number, a.is_vehicle, p.date_assigned::text,
       a.deleted_at is not null as is_deleted, p.state = 'planned' as is_planned
     from asset_assignments p
     join assets a on a.business_id = p.business_id and a.id = p.asset_id
     where p.business_id = $1 and p.employee_id = $2 and p.state <> 'over' order by lower(a.name), a.id`,
    [businessId, employeeId],
  );
