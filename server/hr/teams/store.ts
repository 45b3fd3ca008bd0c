/** Who reports to whom. Former employees are in no answer; who reported to one still belongs to the manager above. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { hasNotEnded, statusOf } from '../../directory/employees.ts';
import type { Tx } from '../../platform/database/database.ts';
import { containing, selectPage } from '../../platform/database/lists.ts';

type Schemas = components['schemas'];
type Query<Name extends keyof operations> = NonNullable<operations[Name]['parameters']['query']>;

const departments = 'left join departments d on d.business_id = e.business_id and d.id = e.department_id';
const person = 'e.id, e.employee_id, e.first_name, e.last_name, e.photo, e.job_title, d.name as department_name';
const byName = `lower(e.first_name || ' ' || e.last_name), e.id`;

/** Those who report to a manager; without one, those whose manager is nobody, or has left. */
export function listReports(tx: Tx, businessId: string, query: Query<'listReports'>) {
  const { manager } = query;
  const isBelow =
    manager === undefined
      ? `not exists (select from employees m
           where m.business_id = e.business_id and m.id = e.manager_id and ${hasNotEnded('m')})`
      : 'e.manager_id = $2';
  return selectPage<Schemas['Report']>(tx, query, {
    columns: `${person}, (select count(*)::int from employees r
      where r.business_id = e.business_id and r.manager_id = e.id and ${hasNotEnded('r')}) as report_count`,
    from: `employees e ${departments} where e.business_id = $1 and ${hasNotEnded('e')} and ${isBelow}`,
    values: manager === undefined ? [businessId] : [businessId, manager],
    orderBy: byName,
  });
}

/** Everybody below the employee whom a member is, at any depth. A member who is no employee has no team. */
export function listTeam(tx: Tx, businessId: string, userId: string, query: Query<'listMyTeam'>) {
  const { search = '', is_direct: isDirect } = query;
  const values: unknown[] = [businessId, userId];
  const conditions = [hasNotEnded('e')];
  const add = (condition: string, value: unknown) => {
    values.push(value);
    conditions.push(`${condition} $${values.length}`);
  };
  if (search.trim() !== '')
    add(
      `(e.first_name || ' ' || e.last_name || ' ' || e.employee_id || ' ' || coalesce(e.job_title, '')) ilike`,
      containing(search),
    );
  if (isDirect !== undefined) add('(e.manager_id = me.id) =', isDirect);
  return selectPage<Omit<Schemas['TeamMember'], 'works_today'>>(tx, query, {
    columns: `${person}, r.name as region_name, e.email, e.phone_number, e.hire_date::text, ${statusOf('e')} as status,
      json_build_object('id', m.id, 'first_name', m.first_name, 'last_name', m.last_name) as manager,
      e.manager_id = me.id as is_direct`,
    from: `(select id from employees where business_id = $1 and user_id = $2) me
      cross join lateral (
        with recursive below as (
          select id from employees where business_id = $1 and manager_id = me.id
          union select b.id from employees b join below on b.business_id = $1 and b.manager_id = below.id)
        select id from below) team
      join employees e on e.business_id = $1 and e.id = team.id
      join employees m on m.business_id = e.business_id and m.id = e.manager_id
      ${departments}
      left join regions r on r.business_id = e.business_id and r.id = e.region_id
      where ${conditions.join(' and ')}`,
    values,
    orderBy: byName,
  });
}

/** Everybody below an employee, at any depth, former employees too. */
export async function listTeamIds(tx: Tx, businessId: string, managerId: string): Promise<string[]> {
  const found = await tx.query<{ id: string }>(
    `with recursive below as (
       select id from employees where business_id = $1 and manager_id = $2
       union select e.id from employees e join below b on e.business_id = $1 and e.manager_id = b.id)
     select id from below`,
    [businessId, managerId],
  );
  return found.map(({ id }) => id);
}

type Moved = { id: string; first_name: string; last_name: string; employee_id: string };

/** Both departments must be locked. @returns who was moved */
export const moveAll = (tx: Tx, businessId: string, from: string, to: string) =>
  tx.query<Moved>(
    `update employees set department_id = $3 where business_id = $1 and department_id = $2
     returning id, first_name, last_name, employee_id`,
    [businessId, from, to],
  );
