import type { Step } from '../../domain/onboarding/business.ts';
import { type Kept, readKept } from '../../domain/onboarding/draft.ts';
import { keepLarge, readLarge } from '../../services/shared/device/files.ts';
import { keep, type Place, read } from '../../services/shared/device/storage.ts';

/**
 * Stores one draft per person and purpose. Answers go to localStorage, which writes synchronously even while the page closes;
 * the logo, a file, goes to IndexedDB.
 */
const placeOf = (draftId: string): Place => {
  const [person = '', ...purpose] = draftId.split(':');
  return { person, business: null, name: ['businessCreation', ...purpose].join(':') };
};
const logoVersion = 1;

/** @param asked the questions of the wizard that stored the draft; all nine by default */
export async function loadDraft(draftId: string, asked?: readonly Step[]): Promise<Kept | null> {
  const text = read('browser', placeOf(draftId));
  if (text === null) return null;
  return readKept({ ...Object(text), logo: await readLarge(placeOf(draftId), logoVersion) }, asked);
}

/** The last stored logo. It may have megabytes, so saving a draft while typing does not write it again. */
let keptLogo: File | null | undefined;

export async function keepDraft(draftId: string, { logo, ...text }: Kept): Promise<void> {
  keep('browser', placeOf(draftId), text);
  if (logo === keptLogo) return;
  keptLogo = logo;
  await keepLarge(placeOf(draftId), logoVersion, logo);
}

export async function clearDraft(draftId: string): Promise<void> {
  keep('browser', placeOf(draftId), null);
  keptLogo = undefined;
  await keepLarge(placeOf(draftId), logoVersion, null);
}
