/** Employees: their codes, their names, and what a change of them changed. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';

type Employee = components['schemas']['EmployeeRecord'];

/** The code of the n-th employee: `EMP-0001`. */
export const codeOf = (number: number, { prefix, digits }: { prefix: string; digits: number }): string =>
  `${prefix}${String(number).padStart(digits, '0')}`;

type Member = { email: string; firstName: string; lastName: string };

/** How a member is called as an employee: as their account says, or as their address begins. */
export const namesOfMember = ({ email, firstName, lastName }: Member) =>
  firstName === '' ? { firstName: email.replace(/@.*$/, ''), lastName } : { firstName, lastName };

/** A text without spaces around it, or null without one. */
export const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;

const labels: Record<Exclude<keyof Employee, 'id' | 'is_member' | 'leaves_on' | 'masked_pay'>, string> = {
  employee_id: 'employee ID',
  title: 'title',
  first_name: 'first name',
  middle_name: 'middle name',
  last_name: 'last name',
  photo: 'photo',
  gender: 'gender',
  birth_date: 'birth date',
  marital_status: 'marital status',
  nationality: 'nationality',
  state_of_origin: 'state of origin',
  lga_of_origin: 'LGA of origin',
  address: 'address',
  email: 'email address',
  personal_email: 'personal email address',
  phone_number: 'phone number',
  other_phone_number: 'other phone number',
  job: 'job',
  job_title: 'job title',
  department: 'department',
  region: 'region',
  subsidiary: 'subsidiary',
  manager: 'manager',
  employment_type: 'employment type',
  hire_date: 'hire date',
  probation_end_date: 'end of probation',
  confirmation_date: 'date of confirmation',
  review_date: 'date of review',
  status: 'status',
  terminated_on: 'last day',
  termination_reason: 'reason for leaving',
  termination_note: 'note on leaving',
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
