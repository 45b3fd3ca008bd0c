import { del, get, set } from 'idb-keyval';
import type { Step } from '../../domain/onboarding/business.ts';
import { type Kept, readKept } from '../../domain/onboarding/draft.ts';

/**
 * One draft a person and a purpose, so that nobody meets another's answers. Answers lie in localStorage, which is written at once
 * even while the page is being left; the logo, a file, lies in IndexedDB.
 */
const keyOf = (draftId: string) => `draft:businessCreation:${draftId}`;

/** @param asked the questions of the wizard that kept it; all nine when absent */
export async function loadDraft(draftId: string, asked?: readonly Step[]): Promise<Kept | null> {
  const text = localStorage.getItem(keyOf(draftId));
  if (text === null) return null;
  const logo = await get<unknown>(keyOf(draftId)).catch(() => null);
  return readKept({ ...parse(text), logo: logo ?? null }, asked);
}

/** The logo as it was last stored: it may be megabytes, and every pause in typing keeps the draft. */
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

/** Whoever can open the browser's tools can write anything there; `readKept` looks closer. */
function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
