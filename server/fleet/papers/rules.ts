/** Statutory papers in the words of the register. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';
import { paperTypeLabels, paperTypes } from '../../../openapi/generated/lists/fleet.papers.ts';
import { datesProblem } from '../../assets/documents/rules.ts';

type Schemas = components['schemas'];
type PaperType = Schemas['PaperType'];

/** A type of the register is known by its name; *other* is one that the business made up. */
export const typeOf = (typeName: string): PaperType | 'other' =>
  paperTypes.find((type) => paperTypeLabels[type].toLowerCase() === typeName.toLowerCase()) ?? 'other';

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
