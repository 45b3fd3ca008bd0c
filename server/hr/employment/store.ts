/** Who is employed, and to whom they report. Every transaction must have entered the business. */
import type { Inside } from '../../platform/asking.ts';

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
