import { del, get, set } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { randomKey } from '../../services/shared/random-key.ts';

const placeOf = (key: string) => `draft:file:${key}`;
/** A browser may refuse to store; the file is chosen all the same. */
const unkept = () => undefined;

/**
 * Stores the chosen file of a form in IndexedDB until it is sent, so that a reload does not lose it. Signing out removes it,
 * as it does all drafts.
 * @param key under which it lies, as the draft of the form has it; empty without one
 * @param keepKey puts another key into the draft
 */
export function useDraftFile(key: string, keepKey: (key: string) => void) {
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    if (key === '') return;
    let isLeft = false;
    void get<unknown>(placeOf(key))
      .then((found) => {
        if (!isLeft && found instanceof File) setFile(found);
      })
      .catch(unkept);
    return () => {
      isLeft = true;
    };
  }, [key]);

  const choose = (next: File | null) => {
    if (key !== '') void del(placeOf(key)).catch(unkept);
    const nextKey = next === null ? '' : randomKey();
    if (next !== null) void set(placeOf(nextKey), next).catch(unkept);
    setFile(next);
    keepKey(nextKey);
  };
  return [file, choose] as const;
}
