import { del, get, set } from 'idb-keyval';
import { type Kept, readKept } from '../domain/onboarding/draft.ts';

/** IndexedDB, because it keeps the logo as a file. One draft a person, so that nobody meets another's answers. */
const keyOf = (userId: string) => `draft:businessCreation:${userId}`;

export async function loadDraft(userId: string): Promise<Kept | null> {
  return readKept(await get<unknown>(keyOf(userId)));
}

export const keepDraft = (userId: string, kept: Kept): Promise<void> => set(keyOf(userId), kept);

export const clearDraft = (userId: string): Promise<void> => del(keyOf(userId));
