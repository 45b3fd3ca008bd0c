/**
 * Only the owner changes their own work, pay and documents: a business may have no other person who could. A request that names
 * its employees is refused before its handler, by the contract; here is what the handler alone can see.
 */
import type { BusinessCall } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { IsAmong } from '../../platform/http/authorization.ts';
import { type EmployeeRecord, type EmployeeRow, rowOfRecord } from './store.ts';

type Person = Pick<BusinessCall<'updateEmployee'>, 'tx' | 'businessId' | 'userId' | 'isOwner'>;

export const isAmong: IsAmong = async (tx, { businessId, userId, employees }) => {
  const found = await tx.query('select from employees where business_id = $1 and user_id = $2 and id = any($3)', [
    businessId,
    userId,
    employees,
  ]);
  return found.length > 0;
};

/** Whether a person who is not the owner is this employee. */
export const isOneself = async ({ tx, businessId, userId, isOwner }: Person, employeeId: string): Promise<boolean> =>
  !isOwner && (await isAmong(tx, { businessId, userId, employees: [employeeId] }));

/** @throws 403 */
export async function refuseOneself(person: Person, employeeId: string, detail: string): Promise<void> {
  if (await isOneself(person, employeeId)) throw refuse.forbidden(detail, 'oneself');
}

/** What somebody works as, where, for whom and since when. */
const work = [
  ...(['job_id', 'job_title', 'department_id', 'region_id', 'subsidiary_id', 'manager_id'] as const),
  ...(['employment_type', 'hire_date', 'probation_end_date', 'status'] as const),
];

/** Whether a row changes any of that. Fields that it leaves out stay. */
export function isWorkChanged(record: EmployeeRecord, row: Partial<EmployeeRow>): boolean {
  const status = record.status === 'joining' ? 'active' : record.status;
  const before = { ...rowOfRecord(record), status };
  return work.some((field) => row[field] !== undefined && row[field] !== before[field]);
}
