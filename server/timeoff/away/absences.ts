/** On which days people are away, without why: what the rota asks. */
import type { Inside } from '../../platform/asking.ts';

export type Absence = {
  employeeId: string;
  first_day: string;
  last_day: string;
  from_noon: boolean;
  until_noon: boolean;
};

/** Approved time off of some employees that has a day between two. */
export const absencesOf = (
  { tx, businessId }: Inside,
  employeeIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<Absence[]> =>
  tx.query(
    `select a.employee_id as "employeeId", r.first_day::text, r.last_day::text, r.from_noon, r.until_noon
     from timeoff_requests r
     join timeoff_assignments a on a.business_id = r.business_id and a.id = r.assignment_id
     where r.business_id = $1 and r.status = 'approved' and r.amount > 0
       and r.first_day <= $4 and r.last_day >= $3 and a.employee_id = any($2)
     order by r.first_day, r.id`,
    [businessId, employeeIds, from, to],
  );
