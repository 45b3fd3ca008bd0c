import type { ProfileChangeDraft } from '../../../machines/hr/profile-change/machine.ts';
import { isFields } from '../onboarding/onboarding-draft.ts';

/** In this tab, until HR has the request. */
const placeOf = (businessId: string) => `draft:profile-change:${businessId}`;

/** Validates what was kept, because anyone can edit the storage. */
export function readProfileChangeDraft(businessId: string): ProfileChangeDraft | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(placeOf(businessId)) ?? 'null');
    const { fields, reason } = Object(found);
    return isFields(fields) && typeof reason === 'string' ? { fields, reason } : null;
  } catch {
    return null;
  }
}

export function keepProfileChangeDraft(businessId: string, draft: ProfileChangeDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(placeOf(businessId));
    else sessionStorage.setItem(placeOf(businessId), JSON.stringify(draft));
  } catch {
    // The person can continue on a device that cannot store a draft.
  }
}
