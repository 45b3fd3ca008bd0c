/** What a document of an employee is called, and when it is right. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';
import { employeeDocumentKindLabels } from '../../../openapi/generated/lists/hr.documents.ts';

type Kind = components['schemas']['EmployeeDocumentKind'];

/** `Driver's licence`, or what somebody called it. */
export const documentName = ({ kind, name }: { kind: Kind; name: string }): string =>
  name === '' ? employeeDocumentKindLabels[kind] : name;

type Dates = { issueDate: string | null; expiryDate: string | null; reminderDays: number | null };

/** Messages by field; null when it is right. */
export function problemsOf({ issueDate, expiryDate, reminderDays }: Dates): Record<string, string[]> | null {
  if (issueDate !== null && expiryDate !== null && expiryDate < issueDate)
    return { expiry_date: ['It must not be before the date of issue.'] };
  if (reminderDays !== null && expiryDate === null) return { expiry_date: ['Say when it expires to be reminded.'] };
  return null;
}

/** One without a kind has to be named. */
export const namingProblem = (kind: Kind, name: string): Record<string, string[]> | null =>
  kind === 'other' && name === '' ? { name: ['Field is Required'] } : null;
