/**
 * The employees of a business: the one reader of the table `employees` for domains other than HR. Every transaction must
 * have entered the business. It changes nothing.
 */
import { countRows } from '../platform/database/counts.ts';
import type { Tx } from '../platform/database/database.ts';

/** An employee where they hold, did or are named in something; `EmployeeCard` of the contract. */
export type EmployeeCard = {
  id: string;
  first_name: string;
  last_name: string;
  employee_id: string;
  department: string | null;
  job_title: string | null;
  region: string | null;
};

/** By id, of those that there are: one statement for a page of whatever names them. */
export async function describeEmployees(
  tx: Tx,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, EmployeeCard>> {
  if (ids.length === 0) return new Map();
  const found = await tx.query<EmployeeCard>(
    `select e.id, e.first_name, e.last_name, e.employee_id, d.name as department, e.job_title, r.name as region
     from employees e
     left join departments d on d.business_id = e.business_id and d.id = e.department_id
     left join regions r on r.business_id = e.business_id and r.id = e.region_id
     where e.business_id = $1 and e.id = any($2)`,
    [businessId, [...new Set(ids)]],
  );
  return new Map(found.map((employee) => [employee.id, employee]));
}

/** How to reach employees, by id. */
export async function contactsOf(tx: Tx, businessId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { name: string; phone_number: string | null }>();
  const found = await tx.query<{ id: string; name: string; phone_number: string | null }>(
    `select id, trim(first_name || ' ' || last_name) as name, phone_number from employees
     where business_id = $1 and id = any($2)`,
    [businessId, [...new Set(ids)]],
  );
  return new Map(found.map(({ id, ...contact }) => [id, contact]));
}

/** The members whom employees are, by the id of the employee. */
export async function usersOf(tx: Tx, businessId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await tx.query<{ id: string; userId: string }>(
    `select id, user_id as "userId" from employees where business_id = $1 and id = any($2) and user_id is not null`,
    [businessId, [...new Set(ids)]],
  );
  return new Map(found.map(({ id, userId }) => [id, userId]));
}

/** The employees whom a member is: one, and none where HR has not got to it yet. */
export const employeesOf = async (tx: Tx, businessId: string, userId: string): Promise<string[]> =>
  (
    await tx.query<{ id: string }>('select id from employees where business_id = $1 and user_id = $2', [
      businessId,
      userId,
    ])
  ).map(({ id }) => id);

/** The names of departments, by id, of those that there are. */
export async function departmentsAmong(
  tx: Tx,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = await tx.query<{ id: string; name: string }>(
    'select id, name from departments where business_id = $1 and id = any($2)',
    [businessId, ids],
  );
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** The state of the region where each of these employees works; null where HR has not said it. */
export async function statesOf(
  tx: Tx,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  const found = await tx.query<{ id: string; state: string | null }>(
    `select e.id, r.state from employees e
     left join regions r on r.business_id = e.business_id and r.id = e.region_id
     where e.business_id = $1 and e.id = any($2)`,
    [businessId, ids],
  );
  return new Map(found.map(({ id, state }) => [id, state]));
}

/** The state of the region where a member works; null where HR has not said it. */
export async function stateOfMember(tx: Tx, businessId: string, userId: string): Promise<string | null> {
  const [found] = await tx.query<{ state: string | null }>(
    `select r.state from employees e
     left join regions r on r.business_id = e.business_id and r.id = e.region_id
     where e.business_id = $1 and e.user_id = $2 limit 1`,
    [businessId, userId],
  );
  return found?.state ?? null;
}

/** Every member with the state of the region where they work; null where HR has not said it. */
export const listMembersWithState = (tx: Tx, businessId: string): Promise<{ id: string; state: string | null }[]> =>
  tx.query(
    `select m.user_id as id, min(r.state) as state from memberships m
     left join employees e on e.business_id = m.business_id and e.user_id = m.user_id
     left join regions r on r.business_id = e.business_id and r.id = e.region_id
     where m.business_id = $1 and m.ended_at is null group by m.user_id`,
    [businessId],
  );

/** In SQL, whether an employee is a member now; `employee` is the alias of the table. */
export const isMember = (
  employee: string,
) => `exists (select from memberships m where m.business_id = ${employee}.business_id
  and m.user_id = ${employee}.user_id and m.ended_at is null)`;

/** In SQL, the day where the business of the transaction is. */
const today = '(select app_today())';

/** In SQL, what an employee is today: from the days of their employment, too. `employee` is the alias of the table. */
export const statusOf = (employee: string) =>
  `employment_status(${employee}.status, ${employee}.hire_date, ${employee}.terminated_on, ${today})`;
/** In SQL, whether they are active today. Of an index, the first condition is enough. */
export const isActive = (employee: string) => `(${employee}.status = 'active' and ${statusOf(employee)} = 'active')`;
/** In SQL, whether their employment has not ended; they may join later. */
export const hasNotEnded = (employee: string) =>
  `(${employee}.status <> 'terminated' and ${statusOf(employee)} <> 'terminated')`;

/** Somebody who may be invited to an account; `is_member` says that they have one in the business. */
export type Invitable = {
  id: string;
  name: string;
  email: string | null;
  phone_number: string | null;
  status: string;
  is_member: boolean;
};

/** In the order of the ids, of those that there are. */
export const describeInvitable = (tx: Tx, businessId: string, ids: readonly string[]): Promise<Invitable[]> =>
  tx.query(
    `select e.id, trim(e.first_name || ' ' || e.last_name) as name, e.email, e.phone_number, ${statusOf('e')} as status,
       ${isMember('e')} as is_member
     from employees e where e.business_id = $1 and e.id = any($2) order by array_position($2, e.id)`,
    [businessId, ids],
  );

/**
 * Locks the employee against a change of status until the transaction ends. Undefined unless they are active, or will be when
 * they join: things are got ready for them.
 */
export async function claimActiveEmployee(tx: Tx, businessId: string, id: string) {
  const [found] = await tx.query<{ id: string; name: string; email: string | null }>(
    `select id, trim(first_name || ' ' || last_name) as name, email from employees e
     where business_id = $1 and id = $2 and status = 'active' and ${hasNotEnded('e')} for share`,
    [businessId, id],
  );
  return found;
}

export type Employed = { id: string; name: string; gender: 'female' | 'male' | null; department_id: string | null };

/**
 * Locks those of the employees whose employment has not ended until the transaction ends: it does not end meanwhile, and nobody
 * else claims them.
 */
export const claimEmployed = (tx: Tx, businessId: string, ids: readonly string[]): Promise<Employed[]> =>
  tx.query(
    `select id, trim(first_name || ' ' || last_name) || ' (' || employee_id || ')' as name, gender, department_id
     from employees e where business_id = $1 and id = any($2) and ${hasNotEnded('e')} order by id for no key update`,
    [businessId, ids],
  );

/** From when until when employees are employed, by id. Without a hire date, one has always been there. */
export async function employmentsOf(tx: Tx, businessId: string, ids: readonly string[]) {
  const found = await tx.query<{ id: string; hired: string | null; lastDay: string | null }>(
    `select id, hire_date::text as hired, terminated_on::text as "lastDay" from employees
     where business_id = $1 and id = any($2)`,
    [businessId, ids],
  );
  return new Map(found.map((employment) => [employment.id, employment]));
}

/** Whether an employee is a person of the sample as it was added: a column of a later version is no change. */
const isSampled = `exists (select from sample_rows r
  where r.business_id = e.business_id and r.table_name = 'employees' and r.key = e.id::text and r.fate = 'sample'
    and not exists (select from jsonb_each(r.content) c where to_jsonb(e) ? c.key and to_jsonb(e) -> c.key <> c.value))`;

/**
 * How many people a business has, on every screen and in every price: everybody who is employed today, where the business is,
 * and the members who are no such employee. Everybody counts once, however they are known; people of the sample do not.
 */
export const countPeople = (tx: Tx, businessId: string, now: Date): Promise<number> =>
  countRows(
    tx,
    `with employed as (
       select distinct e.id, e.user_id from employments m
       join employees e on e.business_id = m.business_id and e.id = m.employee_id
       join business_settings s on s.business_id = m.business_id
       where m.business_id = $1 and m.first_day <= ($2::timestamptz at time zone s.time_zone)::date
         and m.last_day > ($2::timestamptz at time zone s.time_zone)::date and not ${isSampled})
     select ((select count(*) from employed) + (select count(*) from memberships ms
       where ms.business_id = $1 and ms.ended_at is null
         and not exists (select from employed e where e.user_id = ms.user_id)))::int as count`,
    [businessId, now],
  );

/** What rules about work ask of employees, by id; null where HR has not said it. */
export async function ageAndGenderOf(tx: Tx, businessId: string, ids: readonly string[]) {
  const found = await tx.query<{ id: string; birthDate: string | null; gender: Employed['gender'] }>(
    `select id, birth_date::text as "birthDate", gender from employees where business_id = $1 and id = any($2)`,
    [businessId, ids],
  );
  return new Map(found.map((employee) => [employee.id, employee]));
}

/** The names of regions, by id, of those that there are. */
export async function regionsAmong(tx: Tx, businessId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await tx.query<{ id: string; name: string }>(
    'select id, name from regions where business_id = $1 and id = any($2)',
    [businessId, ids],
  );
  return new Map(found.map(({ id, name }) => [id, name]));
}
