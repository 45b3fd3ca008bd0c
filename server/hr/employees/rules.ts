/** Employees: their codes, their names, and what a change of them changed. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';

type Employee = components['schemas']['Employee'];

/** The code of the n-th employee: `EMP-0001`. */
export const codeOf = (number: number): string => `EMP-${String(number).padStart(4, '0')}`;

type Member = { email: string; firstName: string; lastName: string };

/** How a member is called as an employee: as their account says, or as their address begins. */
export const namesOfMember = ({ email, firstName, lastName }: Member) =>
  firstName === '' ? { firstName: email.replace(/@.*$/, ''), lastName } : { firstName, lastName };

/** A text without spaces around it, or null without one. */
export const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;

const labels: Record<Exclude<keyof Employee, 'id' | 'is_member'>, string> = {
  employee_id: 'employee ID',
  first_name: 'first name',
  last_name: 'last name',
  email: 'email address',
  phone_number: 'phone number',
  job_title: 'job title',
  department: 'department',
  region: 'region',
  hire_date: 'hire date',
  status: 'status',
};

/** Which fields differ, for the audit log: `Changed the department and the status`; null when none does. */
export function changedWords(before: Employee, after: Employee): string | null {
  const isChanged = (field: keyof typeof labels) => JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  const changed = (Object.keys(labels) as (keyof typeof labels)[])
    .filter(isChanged)
    .map((field) => `the ${labels[field]}`);
  if (changed.length === 0) return null;
  return `Changed ${new Intl.ListFormat('en-GB').format(changed)}`;
}
