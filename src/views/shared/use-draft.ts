import { useState } from 'react';

type Draft<T> = {
  /** What was typed, and nothing else. */
  typed: Partial<T>;
  type: (changed: Partial<T>) => void;
  /** Takes the place of all that was typed. */
  replace: (typed: Partial<T>) => void;
};

/**
 * What is typed into a form of texts, kept in this tab until it is sent: a reload or a sign-in that ran out loses nothing.
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
    // Read anew: two fields may report in the same rendering.
    type: (changed) => replace({ ...read<T>(place, fields), ...changed }),
  };
}

/** Whoever can open the browser's tools can write anything there. */
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
