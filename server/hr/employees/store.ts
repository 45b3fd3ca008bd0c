/** The rows of employees. Every transaction must have entered the business. */
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { codeOf } from './rules.ts';

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

type NewEmployee = {
  employeeId: string;
  firstName: string;
  lastName: string;
  email: string | null;
  /** E.164. */
  phoneNumber: string | null;
  userId: string | null;
  now: Date;
};

export async function addEmployee(tx: Tx, businessId: string, employee: NewEmployee): Promise<string> {
  const { employeeId, firstName, lastName, email, phoneNumber, userId, now } = employee;
  const id = newId();
  await tx.query(
    `insert into employees (business_id, id, employee_id, first_name, last_name, email, phone_number, user_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [businessId, id, employeeId, firstName, lastName, email, phoneNumber, userId, now],
  );
  return id;
}
