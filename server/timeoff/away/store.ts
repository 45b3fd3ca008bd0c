/** Who is away between two days. */
import { hasNotEnded } from '../../directory/employees.ts';
import type { Tx } from '../../platform/database/database.ts';

export type Away = {
  id: string;
  employeeId: string;
  policyId: string;
  status: 'pending' | 'approved';
  first_day: string;
  last_day: string;
  from_noon: boolean;
  until_noon: boolean;
};

/** Everybody, or an employee with their department and these people. */
export type Among = 'everybody' | { self: string | null; team: readonly string[] };
type Asked = { from: string; to: string; among: Among; department?: string | undefined };

/** What takes nothing of a working day any more, since a holiday was declared, is left out. */
export const listAway = (tx: Tx, businessId: string, { from, to, among, department }: Asked): Promise<Away[]> => {
  const { self, team } = among === 'everybody' ? { self: null, team: null } : among;
  return tx.query<Away>(
    `select r.id, a.employee_id as "employeeId", a.policy_id as "policyId",
       case r.status when 'asked_back' then 'pending' else r.status end as status, r.first_day::text, r.last_day::text,
       r.from_noon, r.until_noon
     from timeoff_requests r
     join timeoff_assignments a on a.business_id = r.business_id and a.id = r.assignment_id
     join employees e on e.business_id = a.business_id and e.id = a.employee_id
     where r.business_id = $1 and r.status in ('pending', 'asked_back', 'approved') and r.first_day <= $3 and r.last_day >= $2
       and r.amount > 0 and ${hasNotEnded('e')}
       and ($4::uuid[] is null or e.id = $5 or e.id = any($4)
         or e.department_id = (select department_id from employees where business_id = $1 and id = $5))
       and ($6::uuid is null or e.department_id = $6)
     order by lower(e.first_name || ' ' || e.last_name), e.id, r.first_day, r.from_noon, r.id`,
    [businessId, from, to, team, self, department ?? null],
  );
};
