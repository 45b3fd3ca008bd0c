import { useState } from 'react';
import { here, keep, type Place, read } from '../../../services/shared/device/storage.ts';

type Draft<T> = {
  /** The typed values only. */
  typed: Partial<T>;
  type: (changed: Partial<T>) => void;
  /** Replaces all typed values. */
  replace: (typed: Partial<T>) => void;
};

/**
 * Stores the typed values of a form in this tab until they are sent, so that a reload or an expired session loses nothing.
 * @param name one for each thing that can be edited
 * @param placing whose it is: of the person in their business, unless it is about the person, or begun by a visitor
 */
export function useDraft<T extends Record<string, string>>(
  name: string,
  fields: readonly (keyof T & string)[],
  placing: (name: string) => Place = here,
): Draft<T> {
  const [place] = useState(() => placing(name));
  const [typed, setTyped] = useState(() => textsAt<T>(place, fields));
  const replace = (next: Partial<T>) => {
    setTyped(next);
    keep('tab', place, Object.keys(next).length === 0 ? null : next);
  };
  return {
    typed,
    replace,
    // Read again, because two fields may report in the same render.
    type: (changed) => replace({ ...textsAt<T>(place, fields), ...changed }),
  };
}

/** Validates the entry, because anyone can edit the storage. */
function textsAt<T extends Record<string, string>>(place: Place, fields: readonly (keyof T & string)[]): Partial<T> {
  const texts = Object.entries(Object(read('tab', place))).filter(
    ([field, value]) => fields.includes(field) && typeof value === 'string',
  );
  return Object.fromEntries(texts) as Partial<T>;
}
