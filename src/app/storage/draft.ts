import { del, get, set } from 'idb-keyval';
import type { Step } from '../../domain/onboarding/business.ts';
import { type Kept, readKept } from '../../domain/onboarding/draft.ts';

/**
 * Stores one draft per person and purpose, so that nobody sees another person's answers. Answers go to localStorage, which
 * writes synchronously even while the page closes; the logo, a file, goes to IndexedDB.
 */
const keyOf = (draftId: string) => `draft:businessCreation:${draftId}`;

/** @param asked the questions of the wizard that stored the draft; all nine by default */
export async function loadDraft(draftId: string, asked?: readonly Step[]): Promise<Kept | null> {
  const text = localStorage.getItem(keyOf(draftId));
  if (text === null) return null;
  const logo = await get<unknown>(keyOf(draftId)).catch(() => null);
  return readKept({ ...parse(text), logo: logo ?? null }, asked);
}

/** The last stored logo. It may have megabytes, so saving a draft while typing does not write it again. */
let keptLogo: File | null | undefined;

export async function keepDraft(draftId: string, { logo, ...text }: Kept): Promise<void> {
  localStorage.setItem(keyOf(draftId), JSON.stringify(text));
  if (logo === keptLogo) return;
  keptLogo = logo;
  await (logo ? set(keyOf(draftId), logo) : del(keyOf(draftId)));
}

export async function clearDraft(draftId: string): Promise<void> {
  localStorage.removeItem(keyOf(draftId));
  keptLogo = undefined;
  await del(keyOf(draftId));
}

/** Parses the entry without trusting it, because anyone can edit localStorage; `readKept` validates the fields. */
function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
