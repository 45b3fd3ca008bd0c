import { useState } from 'react';

type Draft<T> = {
  /** The typed values only. */
  typed: Partial<T>;
  type: (changed: Partial<T>) => void;
  /** Replaces all typed values. */
  replace: (typed: Partial<T>) => void;
};

/**
 * Stores the typed values of a form in this tab until they are sent, so that a reload or an expired session loses nothing.
 * @param key one for each thing that can be edited
 */
export function useDraft<T extends Record<string, string>>(
  key: string,
  fields: readonly (keyof T & string)[],
): Draft<T> {
  const place = `draft:${key}`;
  const [typed, setTyped] = useState(() => read<T>(place, fields));
  const replace = (next: Partial<T>) => {
    setTyped(next);
    if (Object.keys(next).length === 0) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(next));
  };
  return {
    typed,
    replace,
    // Read again, because two fields may report in the same render.
    type: (changed) => replace({ ...read<T>(place, fields), ...changed }),
  };
}

/** Validates the entry, because anyone can edit the storage. */
function read<T extends Record<string, string>>(place: string, fields: readonly (keyof T & string)[]): Partial<T> {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(place) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    const texts = Object.entries(found).filter(([field, value]) => fields.includes(field) && typeof value === 'string');
    return Object.fromEntries(texts) as Partial<T>;
  } catch {
    return {};
  }
}
