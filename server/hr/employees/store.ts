/** The rows of employees. Every transaction must have entered the business. */
import type { components } from '../../../openapi/generated/contract.ts';
import { hasNotEnded, isMember, statusOf } from '../../directory/employees.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { maskedPay } from '../pay/rules.ts';
import { readPay } from '../pay/store.ts';
import { defaultSettings, readSettings } from '../settings/store.ts';
import { codeOf } from './rules.ts';

type Schemas = components['schemas'];
export type EmployeeRecord = Schemas['EmployeeRecord'];

export const places = `left join departments d on d.business_id = e.business_id and d.id = e.department_id
  left join regions r on r.business_id = e.business_id and r.id = e.region_id
  left join subsidiaries s on s.business_id = e.business_id and s.id = e.subsidiary_id`;
export const tables = `employees e ${places}`;
const names = `case when d.id is not null then json_build_object('id', d.id, 'name', d.name) end as department,
  case when r.id is not null then json_build_object('id', r.id, 'name', r.name) end as region,
  case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as subsidiary`;
export const columns = `e.id, e.employee_id, e.first_name, e.last_name, e.photo, e.email, e.phone_number, e.job_title, ${names},
  e.hire_date::text, ${statusOf('e')} as status, ${isMember('e')} as is_member,
  case when ${statusOf('e')} <> 'terminated' then e.terminated_on::text end as leaves_on`;

const recorded = `${columns}, e.title, e.middle_name, e.gender, e.birth_date::text, e.marital_status, e.nationality,
  e.state_of_origin, e.lga_of_origin, e.address, e.personal_email, e.other_phone_number, e.employment_type,
  case when j.id is not null then json_build_object('id', j.id, 'name', j.name) end as job,
  case when m.id is not null
    then json_build_object('id', m.id, 'first_name', m.first_name, 'last_name', m.last_name) end as manager,
  e.probation_end_date::text, e.confirmation_date::text, e.review_date::text,
  e.terminated_on::text, e.termination_reason, e.termination_note`;

export async function readEmployee(tx: Tx, businessId: string, id: string): Promise<EmployeeRecord | undefined> {
  const [found] = await tx.query<Omit<EmployeeRecord, 'masked_pay'>>(
    `select ${recorded} from ${tables}
     left join jobs j on j.business_id = e.business_id and j.id = e.job_id
     left join employees m on m.business_id = e.business_id and m.id = e.manager_id
     where e.business_id = $1 and e.id = $2`,
    [businessId, id],
  );
  if (found === undefined) return undefined;
  return { ...found, masked_pay: maskedPay(await readPay(tx, businessId, id)) };
}

export const nameOf = ({
  first_name,
  last_name,
  employee_id,
}: Pick<EmployeeRecord, 'first_name' | 'last_name' | 'employee_id'>) =>
  `${`${first_name} ${last_name}`.trim()} (${employee_id})`;

/** Locks the employee until the transaction ends. */
export async function claimEmployee(tx: Tx, businessId: string, id: string): Promise<EmployeeRecord | undefined> {
  await tx.query('select from employees where business_id = $1 and id = $2 for update', [businessId, id]);
  return readEmployee(tx, businessId, id);
}

/** Whether somebody reports to an employee, directly or through others. The business must be locked. */
export async function reportsTo(tx: Tx, businessId: string, who: string, to: string): Promise<boolean> {
  const found = await tx.query(
    `with recursive above as (
       select manager_id as id from employees where business_id = $1 and id = $2
       union select e.manager_id from employees e join above a on e.business_id = $1 and e.id = a.id)
     select from above where id = $3`,
    [businessId, who, to],
  );
  return found.length > 0;
}

/** Whether there is such a row; it stays until the transaction ends. */
export async function isThere(tx: Tx, table: 'departments' | 'regions' | 'employees', businessId: string, id: string) {
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

/**
 * Joins a member with the record that was invited, which takes their address where it has none. The ended record of somebody who
 * was hired again is theirs no more. @returns whether it did: not when they have another record that has not ended
 */
export async function linkRecord(
  tx: Tx,
  businessId: string,
  { userId, employeeId, email }: { userId: string; employeeId: string; email: string },
): Promise<boolean> {
  await tx.query(
    `update employees set user_id = null where business_id = $1 and user_id = $2 and status = 'terminated'`,
    [businessId, userId],
  );
  const linked = await tx.query(
    `update employees e set user_id = $2, email = coalesce(e.email, case when not exists (
         select from employees o where o.business_id = $1 and lower(o.email) = lower($4)) then $4 end)
     where e.business_id = $1 and e.id = $3
       and not exists (select from employees o where o.business_id = $1 and o.user_id = $2) returning e.id`,
    [businessId, userId, employeeId, email],
  );
  return linked.length > 0;
}

/** How the codes of a business are written, and the number after its highest. Whoever gives one must have locked the business. */
export async function numbering(tx: Tx, businessId: string) {
  const { employee_id_prefix: prefix, employee_id_digits: digits } = await readSettings(tx, businessId);
  // Only the first prefix has an index; the others are looked for among the codes of the business.
  const [highest] =
    prefix === defaultSettings.employee_id_prefix
      ? await tx.query<{ number: number | null }>(
          'select max(employee_number) as number from employees where business_id = $1',
          [businessId],
        )
      : await tx.query<{ number: number | null }>(
          `select max(substring(employee_id from length($2) + 1)::integer) as number from employees
           where business_id = $1 and starts_with(employee_id, $2)
             and substring(employee_id from length($2) + 1) ~ '^[0-9]{1,9}$'`,
          [businessId, prefix],
        );
  return { next: (highest?.number ?? 0) + 1, codeOf: (number: number) => codeOf(number, { prefix, digits }) };
}

/** The code after the highest one. */
export async function nextEmployeeId(tx: Tx, businessId: string): Promise<string> {
  const { next, codeOf: written } = await numbering(tx, businessId);
  return written(next);
}

/** What a form or HR's own acts store of an employee, by column. Days are YYYY-MM-DD, telephone numbers E.164. */
export type EmployeeRow = {
  [Column in PlainColumn]: EmployeeRecord[Column];
} & Record<'department_id' | 'region_id' | 'subsidiary_id' | 'job_id' | 'manager_id', string | null> & {
    /** What was decided or done; that somebody joins, or that they left on a day to come, is never stored. */
    status: StoredStatus;
    /** Who planned an end. */
    termination_by: string | null;
  };
type StoredStatus = Exclude<EmployeeRecord['status'], 'joining'>;
type PlainColumn = Exclude<
  keyof EmployeeRecord,
  | 'id'
  | 'department'
  | 'region'
  | 'subsidiary'
  | 'job'
  | 'manager'
  | 'is_member'
  | 'masked_pay'
  | 'status'
  | 'leaves_on'
>;
/** A record as the row that it was read from, but for its status. */
export const rowOfRecord = (employee: EmployeeRecord): Partial<EmployeeRow> => {
  const {
    id: _id,
    department,
    region,
    subsidiary,
    job,
    manager,
    is_member: _member,
    masked_pay: _pay,
    ...others
  } = employee;
  const { status: _status, leaves_on: _leaves, ...row } = others;
  return {
    ...row,
    department_id: department?.id ?? null,
    region_id: region?.id ?? null,
    subsidiary_id: subsidiary?.id ?? null,
    job_id: job?.id ?? null,
    manager_id: manager?.id ?? null,
  };
};

type NewEmployee = Partial<EmployeeRow> & Pick<EmployeeRow, 'employee_id' | 'first_name' | 'last_name' | 'status'>;

/** Breaks the index `employees_employee_id` or `employees_email` when another employee has the code or the address. */
export async function addEmployee(
  tx: Tx,
  businessId: string,
  { userId, now, ...row }: NewEmployee & { userId: string | null; now: Date },
): Promise<string> {
  const id = newId();
  const written = Object.entries(row);
  const values = written.map((_, at) => `$${at + 5}`).join(', ');
  await tx.query(
    `insert into employees (business_id, id, user_id, created_at, ${written.map(([column]) => column).join(', ')})
     values ($1, $2, $3, $4, ${values})`,
    [businessId, id, userId, now, ...written.map(([, value]) => value)],
  );
  return id;
}

/** Breaks the same indexes as `addEmployee`. */
export async function updateEmployee(tx: Tx, businessId: string, id: string, row: Partial<EmployeeRow>): Promise<void> {
  const written = Object.entries(row);
  await tx.query(
    `update employees set ${written.map(([column], at) => `${column} = $${at + 3}`).join(', ')}
     where business_id = $1 and id = $2`,
    [businessId, id, ...written.map(([, value]) => value)],
  );
}

/** Keeps the employment that ended, before another one begins. */
export const keepEmployment = (tx: Tx, businessId: string, id: string) =>
  tx.query(
    `insert into past_employments (business_id, employee_id, started_on, ended_on, reason)
     select business_id, id, hire_date, terminated_on, termination_reason from employees where business_id = $1 and id = $2`,
    [businessId, id],
  );

/** The employee whom a member is; null once their employment has ended. */
export async function employeeOf(tx: Tx, businessId: string, userId: string): Promise<string | null> {
  const [found] = await tx.query<{ id: string }>(
    `select id from employees e where business_id = $1 and user_id = $2 and ${hasNotEnded('e')}`,
    [businessId, userId],
  );
  return found?.id ?? null;
}

/** The member whom an employee is. */
export async function memberOf(tx: Tx, businessId: string, id: string): Promise<string | null> {
  const [found] = await tx.query<{ userId: string | null }>(
    'select user_id as "userId" from employees where business_id = $1 and id = $2',
    [businessId, id],
  );
  return found?.userId ?? null;
}
