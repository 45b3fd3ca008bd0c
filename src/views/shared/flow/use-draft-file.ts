import { useEffect, useState } from 'react';
import { keepLarge, readLarge } from '../../../services/shared/device/files.ts';
import { here } from '../../../services/shared/device/storage.ts';
import { randomKey } from '../../../services/shared/random-key.ts';

const version = 1;

/**
 * Keeps the chosen file of a form until it is sent, so that a reload does not lose it.
 * @param key under which it lies, as the draft of the form has it; empty without one
 * @param keepKey puts another key into the draft
 */
export function useDraftFile(key: string, keepKey: (key: string) => void) {
  const [file, setFile] = useState<File | null>(null);
  const [place] = useState(() => here('file'));
  const placeOf = (of: string) => ({ ...place, name: `file:${of}` });
  useEffect(() => {
    if (key === '') return;
    let isLeft = false;
    void readLarge({ ...place, name: `file:${key}` }, version).then((found) => {
      if (!isLeft && found instanceof File) setFile(found);
    });
    return () => {
      isLeft = true;
    };
  }, [key, place]);

  const choose = (next: File | null) => {
    if (key !== '') void keepLarge(placeOf(key), version, null);
    const nextKey = next === null ? '' : randomKey();
    if (next !== null) void keepLarge(placeOf(nextKey), version, next);
    setFile(next);
    keepKey(nextKey);
  };
  return [file, choose] as const;
}
