/** What a document must have. Pure. */

type Dates = { dateOfIssue: string | null; expiryDate: string | null };

/** What is wrong with the day on which it expires. */
export const datesProblem = ({ dateOfIssue, expiryDate }: Dates): string | null =>
  dateOfIssue !== null && expiryDate !== null && expiryDate < dateOfIssue
    ? 'It must not be before the date of issue.'
    : null;

type Named = { typeId: string | null; name: string; wanted: 'statutory' | 'other' | undefined };

/** A statutory document is named by its type, another one by its name. */
export function namingProblem({ typeId, name, wanted }: Named): Record<string, string[]> | null {
  if (wanted === 'statutory' && typeId === null) return { document_type: ['Field is Required'] };
  if (wanted === 'other' && typeId !== null) return { document_type: ['Only a statutory document has a type.'] };
  return typeId === null && name === '' ? { name: ['Field is Required'] } : null;
}
