import type { ProfileChangeDraft } from '../../../machines/hr/profile-change/machine.ts';
import { keepDraft, readKept } from '../../shared/kept-draft.ts';
import { isFields } from '../onboarding/onboarding-draft.ts';

/** In this tab, until HR has the request. */
const placeOf = (businessId: string) => `draft:profile-change:${businessId}`;

/** Validates what was kept, because anyone can edit the storage. */
export function readProfileChangeDraft(businessId: string): ProfileChangeDraft | null {
  const found = readKept(placeOf(businessId));
  const { fields, reason } = Object(found);
  return isFields(fields) && typeof reason === 'string' ? { fields, reason } : null;
}

export function keepProfileChangeDraft(businessId: string, draft: ProfileChangeDraft | null): void {
  keepDraft(placeOf(businessId), draft);
}
