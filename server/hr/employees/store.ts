/** The rows of employees. Every transaction must have entered the business. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { containing, selectPage } from '../../platform/lists.ts';
import { codeOf } from './rules.ts';

type Schemas = components['schemas'];
type Employee = Schemas['Employee'];
type Query = NonNullable<operations['listEmployees']['parameters']['query']>;
type ChoiceQuery = NonNullable<operations['searchEmployees']['parameters']['query']>;

const name = `lower(e.first_name || ' ' || e.last_name)`;
/** Each is complete, and the names come from an index. */
const orders: Record<NonNullable<Query['ordering']>, string> = {
  name: `${name}, e.id`,
  '-name': `${name} desc, e.id desc`,
  employee_id: 'lower(e.employee_id)',
  '-employee_id': 'lower(e.employee_id) desc',
  hire_date: 'e.hire_date, e.id',
  '-hire_date': 'e.hire_date desc nulls last, e.id desc',
};

const tables = `employees e
  left join departments d on d.business_id = e.business_id and d.id = e.department_id
  left join regions r on r.business_id = e.business_id and r.id = e.region_id`;
const columns = `e.id, e.employee_id, e.first_name, e.last_name, e.email, e.phone_number, e.job_title,
  case when d.id is not null then json_build_object('id', d.id, 'name', d.name) end as department,
  case when r.id is not null then json_build_object('id', r.id, 'name', r.name) end as region,
  e.hire_date::text, e.status, e.user_id is not null as is_member`;
const words = `e.first_name || ' ' || e.last_name || ' ' || e.employee_id || ' ' || coalesce(e.job_title, '')`;

/** The tables with what a query asks for. Addresses are searched only for those who may read them. */
function narrowed(businessId: string, query: ChoiceQuery, searched: string) {
  const { search = '', department, status, active } = query;
  const values: unknown[] = [businessId];
  const conditions = ['e.business_id = $1'];
  const add = (condition: string, value: unknown) => {
    values.push(value);
    conditions.push(`${condition} $${values.length}`);
  };
  if (search.trim() !== '') add(`(${searched}) ilike`, containing(search));
  if (department !== undefined) add('e.department_id =', department);
  if (status !== undefined) add('e.status =', status);
  if (active !== undefined) add(`(e.status = 'active') =`, active);
  return { from: `${tables} where ${conditions.join(' and ')}`, values };
}

export function listEmployees(tx: Tx, businessId: string, query: Query) {
  const found = narrowed(businessId, query, `${words} || ' ' || coalesce(e.email, '')`);
  return selectPage<Employee>(tx, query, { columns, ...found, orderBy: orders[query.ordering ?? 'name'] });
}

export const searchEmployees = (tx: Tx, businessId: string, query: ChoiceQuery) =>
  selectPage<Schemas['EmployeeChoice']>(tx, query, {
    columns: 'e.id, e.employee_id, e.first_name, e.last_name, null as photo, e.job_title, d.name as department_name',
    ...narrowed(businessId, query, words),
    orderBy: orders.name,
  });

/** All who are active, by name. */
export const listNames = (tx: Tx, businessId: string) =>
  tx.query<Schemas['EmployeeName']>(
    `select id, first_name, last_name from employees e
     where business_id = $1 and status = 'active' order by ${orders.name}`,
    [businessId],
  );

export async function readEmployee(tx: Tx, businessId: string, id: string): Promise<Employee | undefined> {
  const [found] = await tx.query<Employee>(`select ${columns} from ${tables} where e.business_id = $1 and e.id = $2`, [
    businessId,
    id,
  ]);
  return found;
}

/** Locks the employee until the transaction ends. */
export async function claimEmployee(tx: Tx, businessId: string, id: string): Promise<Employee | undefined> {
  await tx.query('select from employees where business_id = $1 and id = $2 for update', [businessId, id]);
  return readEmployee(tx, businessId, id);
}

/** Whether there is such a department or region; it stays until the transaction ends. */
export async function isThere(tx: Tx, table: 'departments' | 'regions', businessId: string, id: string) {
  const found = await tx.query(`select from ${table} where business_id = $1 and id = $2 for key share`, [
    businessId,
    id,
  ]);
  return found.length > 0;
}

export async function isEmployed(tx: Tx, businessId: string, userId: string): Promise<boolean> {
  const found = await tx.query('select from employees where business_id = $1 and user_id = $2', [businessId, userId]);
  return found.length > 0;
}

export async function isEmailTaken(tx: Tx, businessId: string, email: string): Promise<boolean> {
  const found = await tx.query('select from employees where business_id = $1 and lower(email) = lower($2)', [
    businessId,
    email,
  ]);
  return found.length > 0;
}

/** Joins a member with the employee of their address. @returns whether there is one that belongs to nobody yet */
export async function linkByEmail(
  tx: Tx,
  businessId: string,
  { userId, email }: { userId: string; email: string },
): Promise<boolean> {
  const linked = await tx.query(
    `update employees set user_id = $2
     where business_id = $1 and lower(email) = lower($3) and user_id is null returning id`,
    [businessId, userId, email],
  );
  return linked.length > 0;
}

/** The code after the highest one. Whoever gives it to somebody must have locked the business. */
export async function nextEmployeeId(tx: Tx, businessId: string): Promise<string> {
  const [highest] = await tx.query<{ number: number | null }>(
    'select max(employee_number) as number from employees where business_id = $1',
    [businessId],
  );
  return codeOf((highest?.number ?? 0) + 1);
}

export type EmployeeFields = {
  employeeId: string;
  firstName: string;
  lastName: string;
  email: string | null;
  /** E.164. */
  phoneNumber: string | null;
  jobTitle: string | null;
  departmentId: string | null;
  regionId: string | null;
  /** YYYY-MM-DD. */
  hireDate: string | null;
  status: Employee['status'];
};
const valuesOf = (fields: EmployeeFields) => [
  ...[fields.employeeId, fields.firstName, fields.lastName, fields.email, fields.phoneNumber, fields.jobTitle],
  ...[fields.departmentId, fields.regionId, fields.hireDate, fields.status],
];
const named = `employee_id, first_name, last_name, email, phone_number, job_title, department_id, region_id, hire_date, status`;

/** Breaks the index `employees_employee_id` or `employees_email` when another employee has the code or the address. */
export async function addEmployee(
  tx: Tx,
  businessId: string,
  { userId, now, ...fields }: EmployeeFields & { userId: string | null; now: Date },
): Promise<string> {
  const id = newId();
  await tx.query(
    `insert into employees (business_id, id, ${named}, user_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [businessId, id, ...valuesOf(fields), userId, now],
  );
  return id;
}

/** Breaks the same indexes as `addEmployee`. */
export async function updateEmployee(tx: Tx, businessId: string, id: string, fields: EmployeeFields): Promise<void> {
  await tx.query(
    `update employees set (${named}) = ($3, $4, $5, $6, $7, $8, $9, $10, $11, $12) where business_id = $1 and id = $2`,
    [businessId, id, ...valuesOf(fields)],
  );
}

export async function countryOf(tx: Tx, businessId: string): Promise<string> {
  const [business] = await tx.query<{ country: string }>('select country from businesses where id = $1', [businessId]);
  return business?.country ?? '';
}
