/** Statutory papers in the words of the register. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';
import { paperTypeLabels, paperTypes } from '../../../openapi/generated/lists/fleet.papers.ts';
import { datesProblem } from '../../assets/documents/rules.ts';

type Schemas = components['schemas'];
type PaperType = Schemas['PaperType'];

/** *Other* for a type that the business added itself. */
export const typeOf = ({
  typeName,
  isDefaultType,
}: {
  typeName: string;
  isDefaultType: boolean;
}): PaperType | 'other' =>
  (isDefaultType ? paperTypes.find((type) => paperTypeLabels[type] === typeName) : undefined) ?? 'other';

/** The register's names of fields in what it refuses. */
export const fieldNames = { expiry_date: 'due_date', attachment: 'attachments' };

type Dated = { issue_date: string | null; due_date: string | null };

export function problemsOf({
  title,
  issue_date,
  due_date,
}: Dated & { title: string }): Record<string, string[]> | null {
  if (title.trim() === '') return { title: ['Required'] };
  const problem = datesProblem({ dateOfIssue: issue_date, expiryDate: due_date });
  return problem === null ? null : { due_date: Object.values(problem).flat() };
}
