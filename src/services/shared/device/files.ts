/**
 * The one place that touches IndexedDB: files and other large things that a person has begun and not sent. Their keys have
 * person and business, as those of storage.ts have, and they go with them. A browser may refuse to keep anything: reading
 * then finds nothing, and keeping does nothing.
 */
import { delMany, get, keys, set } from 'idb-keyval';
import { isOpen, keyOf, type Place, stays } from './storage.ts';

type Entry = { version: number; value: unknown };

/** Where there is no IndexedDB at all, a call throws before it promises anything. */
async function tried<Value>(work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}

/** `del` of one key is a transaction like `set`, so that the last call wins. */
const forget = (place: Place) => delMany([keyOf(place)]);

/**
 * @param version of the form in which it is kept. What an earlier release kept in another is not read.
 * @returns to be validated, because anyone can edit it; null when there is nothing
 */
export async function readLarge(place: Place, version: number): Promise<unknown> {
  const found = (await tried(() => get<Entry>(keyOf(place)))) ?? null;
  return found?.version === version ? found.value : null;
}

/** @param value anything that can be cloned, a File too; null to forget it */
export async function keepLarge(place: Place, version: number, value: unknown): Promise<void> {
  if (value === null) await tried(() => forget(place));
  else if (isOpen(place)) await tried(() => set(keyOf(place), { version, value } satisfies Entry));
}

/** Takes away what is another's, because this person has signed in; null when somebody signs out. */
export async function sweepLarge(person: string | null): Promise<void> {
  const found = (await tried(() => keys<string>())) ?? [];
  await tried(() => delMany(found.filter((key) => !stays(String(key), person))));
}
