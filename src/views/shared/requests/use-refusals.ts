import { useMemo, useState } from 'react';
import type { Problem } from '../../../domain/shared/problem.ts';

type Messages = Record<string, string[]>;
type Mended = { of: object | null; fields: readonly string[] };
const none: Mended = { of: null, fields: [] };

/**
 * What the server or a flow refused of a form, for fields whose values their form holds. A field that shows a message keeps the
 * browser from sending the form, so the message goes as soon as its field changes, until the form is refused anew.
 */
export function useRefusals(problem: Pick<Problem, 'fields'> | null) {
  const [mended, setMended] = useState<Mended>(none);
  const fields = mended.of === problem ? mended.fields : none.fields;
  // A form shows its errors again whenever they are others than before.
  const errors = useMemo<Messages>(
    () => Object.fromEntries(Object.entries(problem?.fields ?? {}).filter(([field]) => !fields.includes(field))),
    [problem, fields],
  );
  return {
    /** What still stands, by field. */
    errors,
    /** @param about the message is about these fields as well */
    errorOf: (field: string, ...about: string[]): string | null =>
      about.some((each) => fields.includes(each)) ? null : (errors[field]?.[0] ?? null),
    /** These fields were changed. */
    mend: (...changed: string[]) =>
      setMended((before) => ({
        of: problem,
        fields: [...(before.of === problem ? before.fields : none.fields), ...changed],
      })),
  };
}
