/** A field that somebody else changed since the form was filled; `mine` is null where the person left it alone. */
export type FieldChange<Field extends string> = { field: Field; before: string; theirs: string; mine: string | null };

type Texts<Field extends string> = Readonly<Record<Field, string>>;

/** The fields that differ from the form as it was filled. */
export const touchedIn = <Field extends string>(
  fields: readonly Field[],
  before: Texts<Field>,
  typed: Texts<Field>,
): Field[] => fields.filter((field) => typed[field] !== before[field]);

/**
 * What somebody else changed, beside what the person typed.
 * @param touched the fields that are the person's own
 */
export const fieldChanges = <Field extends string>(
  fields: readonly Field[],
  { before, now, typed }: Record<'before' | 'now' | 'typed', Texts<Field>>,
  touched: readonly Field[] = touchedIn(fields, before, typed),
): FieldChange<Field>[] =>
  fields.flatMap((field) => {
    if (now[field] === before[field]) return [];
    const isMine = touched.includes(field) && typed[field] !== now[field];
    return [{ field, before: before[field], theirs: now[field], mine: isMine ? typed[field] : null }];
  });
