/** What is typed about a document, and what is wrong with it. Pure. */
export type DocumentKind = 'statutory' | 'other';
/** Days are texts such as `2026-03-02`; empty where nothing is given. */
export type DocumentFields = { document_type: string; name: string; date_of_issue: string; expiry_date: string };
export type DocumentField = keyof DocumentFields;

export const emptyDocument: DocumentFields = { document_type: '', name: '', date_of_issue: '', expiry_date: '' };

type About = { kind: DocumentKind; isRenewal: boolean };

/** The texts are the specification's. */
export function mistakesIn(
  fields: DocumentFields,
  { kind, isRenewal }: About,
): Partial<Record<DocumentField, string[]>> {
  const { document_type: type, name, date_of_issue: issued, expiry_date: expires } = fields;
  return {
    ...(!isRenewal && kind === 'statutory' && type === '' ? { document_type: ['Field is Required'] } : {}),
    ...(!isRenewal && kind === 'other' && name.trim() === '' ? { name: ['Field is Required'] } : {}),
    ...(expires !== '' && issued !== '' && expires < issued
      ? { expiry_date: ['It must not be before the date of issue.'] }
      : {}),
  };
}

/** As the server takes it: what is empty is left out. */
export const toDocument = ({ name, ...rest }: DocumentFields): Partial<DocumentFields> =>
  Object.fromEntries(Object.entries({ ...rest, name: name.trim() }).filter(([, value]) => value !== ''));
