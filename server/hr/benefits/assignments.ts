/** Who has which benefit, from when until when. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { isActive } from '../../directory/employees.ts';
import type { Tx } from '../../platform/database/database.ts';
import { containing, type PageQuery, selectPage } from '../../platform/database/lists.ts';
import type { EmployeeRow } from '../employees/store.ts';
import { readSettings } from '../settings/store.ts';

type Schemas = components['schemas'];
type ChoiceQuery = NonNullable<operations['listAssignedUnassigned']['parameters']['query']>;

const person = `e.id, e.employee_id, e.first_name, e.last_name, e.photo, e.job_title, d.name as department_name`;
const departments = 'left join departments d on d.business_id = e.business_id and d.id = e.department_id';
const byName = `lower(e.first_name || ' ' || e.last_name), e.id`;
const words = `e.first_name || ' ' || e.last_name || ' ' || e.employee_id || ' ' || coalesce(e.job_title, '')`;

/** Those who have it today or later. */
export function listHolders(
  tx: Tx,
  businessId: string,
  benefitId: string,
  query: PageQuery & { search?: string },
  today: string,
) {
  const { search = '' } = query;
  const isSearched = search.trim() !== '';
  return selectPage<Schemas['BenefitHolder']>(tx, query, {
    columns: `${person}, a.start_date::text, a.end_date::text`,
    from: `benefit_assignments a join employees e on e.business_id = a.business_id and e.id = a.employee_id ${departments}
      where a.business_id = $1 and a.benefit_id = $2 and (a.end_date is null or a.end_date >= $3)
      ${isSearched ? `and (${words}) ilike $4` : ''}`,
    values: [businessId, benefitId, today, ...(isSearched ? [containing(search)] : [])],
    orderBy: byName,
  });
}

/** Active employees with whether they have it today or later. */
export function listChoices(tx: Tx, businessId: string, benefitId: string, query: ChoiceQuery, today: string) {
  const { search = '', department, is_assigned: isAssigned } = query;
  const values: unknown[] = [businessId, benefitId, today];
  const conditions = ['e.business_id = $1', isActive('e')];
  const add = (condition: string, value: unknown) => {
    values.push(value);
    conditions.push(`${condition} $${values.length}`);
  };
  if (search.trim() !== '') add(`(${words}) ilike`, containing(search));
  if (department !== undefined) add('e.department_id =', department);
  if (isAssigned !== undefined) add('(a.employee_id is not null) =', isAssigned);
  return selectPage<Schemas['BenefitChoice']>(tx, query, {
    columns: `${person}, a.employee_id is not null as is_assigned`,
    from: `employees e ${departments}
      left join benefit_assignments a on a.business_id = e.business_id and a.benefit_id = $2 and a.employee_id = e.id
        and (a.end_date is null or a.end_date >= $3)
      where ${conditions.join(' and ')}`,
    values,
    orderBy: byName,
  });
}

export const listOfEmployee = (tx: Tx, businessId: string, employeeId: string, today: string) =>
  tx.query<Schemas['EmployeeBenefit']>(
    `select b.id, b.name, b.kind, b.provider, a.start_date::text, a.end_date::text,
       a.end_date is null or a.end_date >= $3 as is_current
     from benefit_assignments a join benefits b on b.business_id = a.business_id and b.id = a.benefit_id
     where a.business_id = $1 and a.employee_id = $2 order by lower(b.name)`,
    [businessId, employeeId, today],
  );

/** As the audit log names them. */
export const namesOf = (tx: Tx, businessId: string, ids: readonly string[]) =>
  tx.query<{ id: string; name: string }>(
    `select id, trim(first_name || ' ' || last_name) || ' (' || employee_id || ')' as name from employees
     where business_id = $1 and id = any($2)`,
    [businessId, ids],
  );

/** Locks the active ones among employees against a change of status until the transaction ends. */
export const claimActive = (tx: Tx, businessId: string, ids: readonly string[]) =>
  tx.query<{ id: string }>(
    `select id from employees e where business_id = $1 and id = any($2) and ${isActive('e')} order by id for share`,
    [businessId, ids],
  );

export type Given = { benefitId: string; employeeId: string };
const given = 'benefit_id as "benefitId", employee_id as "employeeId"';

/** Who has one today or later keeps it. @returns what was given */
export const assign = (
  tx: Tx,
  businessId: string,
  {
    benefitIds,
    employeeIds,
    startDate,
    today,
  }: { benefitIds: readonly string[]; employeeIds: readonly string[]; startDate: string; today: string },
) =>
  tx.query<Given>(
    `insert into benefit_assignments as a (business_id, benefit_id, employee_id, start_date)
     select $1, benefit_id, employee_id, $4
     from unnest($2::uuid[]) as benefit (benefit_id) cross join unnest($3::uuid[]) as employee (employee_id)
     on conflict (business_id, benefit_id, employee_id) do update set start_date = excluded.start_date, end_date = null
       where a.end_date < $5
     returning ${given}`,
    [businessId, benefitIds, employeeIds, startDate, today],
  );

/** Ends what has no end yet or a later one; what was to begin after the last day is gone. @returns what was taken */
export async function unassign(
  tx: Tx,
  businessId: string,
  {
    benefitIds,
    employeeIds,
    endDate,
  }: { benefitIds: readonly string[] | null; employeeIds: readonly string[] | null; endDate: string },
): Promise<Given[]> {
  const which = `business_id = $1 and ($2::uuid[] is null or benefit_id = any($2)) and ($3::uuid[] is null or employee_id = any($3))`;
  const values = [businessId, benefitIds, employeeIds, endDate];
  const gone = await tx.query<Given>(
    `delete from benefit_assignments where ${which} and start_date > $4 returning ${given}`,
    values,
  );
  const ended = await tx.query<Given>(
    `update benefit_assignments set end_date = $4
     where ${which} and start_date <= $4 and (end_date is null or end_date > $4) returning ${given}`,
    values,
  );
  return [...gone, ...ended];
}

/** Gives again what ended on a day: as though it had not, or from the first day of another employment. */
export const restore = (
  tx: Tx,
  businessId: string,
  { employeeId, endedOn, from }: { employeeId: string; endedOn: string; from: string | null },
) =>
  tx.query(
    `update benefit_assignments set start_date = coalesce($4, start_date), end_date = null
     where business_id = $1 and employee_id = $2 and end_date = $3`,
    [businessId, employeeId, endedOn, from],
  );

export const clear = (tx: Tx, businessId: string, benefitId: string) =>
  tx.query<Given>(`delete from benefit_assignments where business_id = $1 and benefit_id = $2 returning ${given}`, [
    businessId,
    benefitId,
  ]);

type Newcomer = Pick<EmployeeRow, 'employment_type' | 'hire_date' | 'probation_end_date'> & { id: string };

/** Gives a new employee what the settings give to new ones of their employment type, from the day that they say. */
export async function assignDefaults(tx: Tx, businessId: string, newcomer: Newcomer, today: string): Promise<void> {
  const { id, employment_type: type, hire_date: hired, probation_end_date: probation } = newcomer;
  const { default_benefit_types: types, default_benefit_start: start } = await readSettings(tx, businessId);
  if (type !== null && !types.includes(type)) return;
  await tx.query(
    `insert into benefit_assignments (business_id, benefit_id, employee_id, start_date)
     select business_id, id, $2, coalesce($3::date + 1, $4) from benefits where business_id = $1 and is_default`,
    [businessId, id, start === 'probation_end' ? probation : null, hired ?? today],
  );
}
