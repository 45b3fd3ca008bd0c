/**
 * Who acts on their own record: nobody but the owner changes their own work, pay and papers, since beside the owner there may be
 * nobody else. What names its employees is refused by its mark in the contract; here is what shows only as it is done.
 */
import type { BusinessCall } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { IsAmong } from '../../platform/http/authorization.ts';
import type { EmployeeRecord, EmployeeRow } from './store.ts';

type Person = Pick<BusinessCall<'updateEmployee'>, 'tx' | 'businessId' | 'userId' | 'isOwner'>;

export const isAmong: IsAmong = async (tx, { businessId, userId, employees }) => {
  const found = await tx.query('select from employees where business_id = $1 and user_id = $2 and id = any($3)', [
    businessId,
    userId,
    employees,
  ]);
  return found.length > 0;
};

/** Whether somebody who is not the owner is this employee. */
export const isOneself = async ({ tx, businessId, userId, isOwner }: Person, employeeId: string): Promise<boolean> =>
  !isOwner && (await isAmong(tx, { businessId, userId, employees: [employeeId] }));

/** @throws 403 */
export async function refuseOneself(person: Person, employeeId: string, detail: string): Promise<void> {
  if (await isOneself(person, employeeId)) throw refuse.forbidden(detail, 'oneself');
}

/** Whether a row changes what somebody works as, where, for whom and since when. Fields that it leaves out stay. */
export function isWorkChanged(before: EmployeeRecord, row: Partial<EmployeeRow>): boolean {
  const now: Partial<EmployeeRow> = {
    job_id: before.job?.id ?? null,
    job_title: before.job_title,
    department_id: before.department?.id ?? null,
    region_id: before.region?.id ?? null,
    subsidiary_id: before.subsidiary?.id ?? null,
    manager_id: before.manager?.id ?? null,
    employment_type: before.employment_type,
    hire_date: before.hire_date,
    probation_end_date: before.probation_end_date,
    status: before.status === 'joining' ? 'active' : before.status,
  };
  return Object.entries(now).some(([field, value]) => {
    const then = row[field as keyof EmployeeRow];
    return then !== undefined && then !== value;
  });
}
