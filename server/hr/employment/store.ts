/** Who is employed, whose end is planned, and to whom they report. Every transaction must have entered the business. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Inside } from '../../platform/asking.ts';
import type { Tx } from '../../platform/database/database.ts';

/** The ids of those who are employed on a day (YYYY-MM-DD); the day on which an employment ended is none of it. */
export async function listEmployedOn({ tx, businessId }: Inside, day: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select distinct employee_id as id from employments
     where business_id = $1 and first_day <= $2 and last_day > $2 order by 1`,
    [businessId, day],
  );
  return rows.map(({ id }) => id);
}

/** By the id of the employee: that of their manager. Who reports to nobody is left out. */
export async function managersOf({ tx, businessId }: Inside, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.query<{ id: string; manager: string }>(
    `select id, manager_id as manager from employees
     where business_id = $1 and id = any($2) and manager_id is not null`,
    [businessId, ids],
  );
  return new Map(rows.map(({ id, manager }) => [id, manager]));
}

/** Those where a planned end may have come by a day. Without a business. */
export async function businessesWithPlannedEnds(tx: Tx, before: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>('select businesses_with_planned_ends($1) as id', [before]);
  return rows.map(({ id }) => id);
}

type PlannedEnd = {
  id: string;
  plannedBy: string;
  date: string;
  reason: components['schemas']['TerminationReason'];
  note: string | null;
};
/** The planned ends whose day has come, of one employee or of all. */
export const listDueEnds = (tx: Tx, businessId: string, id: string | null) =>
  tx.query<PlannedEnd>(
    `select id, termination_by as "plannedBy", terminated_on::text as date, termination_reason as reason, termination_note as note
     from employees where business_id = $1 and status <> 'terminated' and terminated_on <= app_today()
       and termination_by is not null and ($2::uuid is null or id = $2) order by id`,
    [businessId, id],
  );

type Period = { from: string; to: string };
/** By the id of the employee: from a first to a last day, both of them worked. Without a day, always. */
export async function employmentPeriodsOf(
  { tx, businessId }: Inside,
  ids: readonly string[],
): Promise<Map<string, Period[]>> {
  const rows = await tx.query<Period & { id: string }>(
    `select employee_id as id, greatest(first_day, '0001-01-01')::text as "from", least(last_day, '9999-12-31')::text as "to"
     from employments where business_id = $1 and employee_id = any($2)`,
    [businessId, ids],
  );
  return Map.groupBy(rows, ({ id }) => id);
}
