/** When a document counts as valid, due or expired, and what it must have. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';

type DocumentState = components['schemas']['DocumentState'];
type Dates = { dateOfIssue: string | null; expiryDate: string | null };

/** Days before its expiry from which a document is due, as the longest reminder for vehicles' papers. */
const dueDays = 30;

/** Days are texts such as `2026-03-02`. The last day of a document is its expiry date. */
export function stateOf(expiryDate: string | null, today: string): DocumentState {
  if (expiryDate === null) return 'valid';
  if (expiryDate < today) return 'expired';
  const left = (Date.parse(expiryDate) - Date.parse(today)) / 86_400_000;
  return left <= dueDays ? 'due' : 'valid';
}

export const datesProblem = ({ dateOfIssue, expiryDate }: Dates): Record<string, string[]> | null =>
  dateOfIssue !== null && expiryDate !== null && expiryDate < dateOfIssue
    ? { expiry_date: ['It must not be before the date of issue.'] }
    : null;

type Named = { typeId: string | null; name: string; wanted: 'statutory' | 'other' | undefined };

/** A statutory document is named by its type, another one by its name. */
export function namingProblem({ typeId, name, wanted }: Named): Record<string, string[]> | null {
  if (wanted === 'statutory' && typeId === null) return { document_type: ['Field is Required'] };
  if (wanted === 'other' && typeId !== null) return { document_type: ['Only a statutory document has a type.'] };
  return typeId === null && name === '' ? { name: ['Field is Required'] } : null;
}
