/** Who has which time-off policy, from when until when. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { hasNotEnded } from '../../directory/employees.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { containing, selectPage } from '../../platform/database/lists.ts';
import type { Held } from './rules.ts';

type Query = NonNullable<operations['listTimeoffPolicyEmployees']['parameters']['query']>;
type Listed = components['schemas']['TimeoffPolicyEmployee'];

const words = `e.first_name || ' ' || e.last_name || ' ' || e.employee_id || ' ' || coalesce(e.job_title, '')`;

/** Employees whose employment has not ended, with the first period in which they have the policy today or later. */
export function listEmployees(tx: Tx, businessId: string, policyId: string, query: Query, today: string) {
  const { search = '', department, is_assigned: isAssigned } = query;
  const values: unknown[] = [businessId, policyId, today];
  const conditions = ['e.business_id = $1', hasNotEnded('e')];
  const add = (condition: string, value: unknown) => {
    values.push(value);
    conditions.push(`${condition} $${values.length}`);
  };
  if (search.trim() !== '') add(`(${words}) ilike`, containing(search));
  if (department !== undefined) add('e.department_id =', department);
  if (isAssigned !== undefined) add('(a.start_date is not null) =', isAssigned);
  return selectPage<Listed>(tx, query, {
    columns: `e.id, e.employee_id, e.first_name, e.last_name, e.photo, e.job_title, d.name as department_name,
      a.start_date is not null as is_assigned, a.start_date::text, a.end_date::text`,
    from: `employees e left join departments d on d.business_id = e.business_id and d.id = e.department_id
      left join lateral (
        select start_date, end_date from timeoff_assignments
        where business_id = $1 and policy_id = $2 and employee_id = e.id and (end_date is null or end_date >= $3)
        order by start_date limit 1) a on true
      where ${conditions.join(' and ')}`,
    values,
    orderBy: `lower(e.first_name || ' ' || e.last_name), e.id`,
  });
}

/** The policies that employees have on a day or later. */
export const listHeld = (tx: Tx, businessId: string, employeeIds: readonly string[], day: string): Promise<Held[]> =>
  tx.query(
    `select a.employee_id as "employeeId", p.id as "policyId", p.kind, p.name
     from timeoff_assignments a join timeoff_policies p on p.business_id = a.business_id and p.id = a.policy_id
     where a.business_id = $1 and a.employee_id = any($2) and (a.end_date is null or a.end_date >= $3)`,
    [businessId, employeeIds, day],
  );

type Order = { policyId: string; employeeIds: readonly string[] };
const returning = 'returning employee_id as "employeeId"';
type Changed = { employeeId: string };

/**
 * From a day on, without an end. Who has it without an end keeps it as it is; who has it until that day or a later one keeps it
 * without an end. @returns the others and those
 */
export async function assign(
  tx: Tx,
  businessId: string,
  { policyId, employeeIds, startDate }: Order & { startDate: string },
): Promise<string[]> {
  const values = [businessId, policyId, employeeIds, startDate];
  const going = await tx.query<Changed>(
    `update timeoff_assignments a set end_date = null
     where business_id = $1 and policy_id = $2 and employee_id = any($3) and end_date >= $4
       and not exists (select from timeoff_assignments o where o.business_id = a.business_id and o.policy_id = a.policy_id
         and o.employee_id = a.employee_id and o.start_date > a.start_date)
     ${returning}`,
    values,
  );
  const begun = await tx.query<Changed>(
    `insert into timeoff_assignments (business_id, id, policy_id, employee_id, start_date)
     select $1, made.id, $2, made.employee_id, $4 from unnest($3::uuid[], $5::uuid[]) as made (employee_id, id)
     where not exists (select from timeoff_assignments o where o.business_id = $1 and o.policy_id = $2
       and o.employee_id = made.employee_id and (o.end_date is null or o.end_date >= $4))
     ${returning}`,
    [...values, employeeIds.map(newId)],
  );
  return [...going, ...begun].map(({ employeeId }) => employeeId);
}

/** After a last day; what was to begin later is gone. @returns for whom something ended */
export async function unassign(
  tx: Tx,
  businessId: string,
  { policyId, employeeIds, endDate }: Order & { endDate: string },
): Promise<string[]> {
  const which = 'business_id = $1 and policy_id = $2 and employee_id = any($3)';
  const values = [businessId, policyId, employeeIds, endDate];
  const gone = await tx.query<Changed>(
    `delete from timeoff_assignments where ${which} and start_date > $4 ${returning}`,
    values,
  );
  const ended = await tx.query<Changed>(
    `update timeoff_assignments set end_date = $4
     where ${which} and start_date <= $4 and (end_date is null or end_date > $4) ${returning}`,
    values,
  );
  return [...new Set([...gone, ...ended].map(({ employeeId }) => employeeId))];
}

/** As the audit log names them. */
export const namesOf = (tx: Tx, businessId: string, ids: readonly string[]) =>
  tx.query<{ id: string; name: string }>(
    `select id, trim(first_name || ' ' || last_name) || ' (' || employee_id || ')' as name from employees
     where business_id = $1 and id = any($2)`,
    [businessId, ids],
  );
