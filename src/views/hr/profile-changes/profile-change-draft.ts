import type { ProfileChangeDraft } from '../../../machines/hr/profile-change/machine.ts';
import { here, keep, type Place, read } from '../../../services/shared/device/storage.ts';
import { isFields } from '../onboarding/onboarding-draft.ts';

/** In this tab, until HR has the request. */
export const profileChangePlace = (): Place => here('profile-change');

/** Validates what was kept, because anyone can edit the storage. */
export function readProfileChangeDraft(place: Place): ProfileChangeDraft | null {
  const found = read('tab', place);
  const { fields, reason } = Object(found);
  return isFields(fields) && typeof reason === 'string' ? { fields, reason } : null;
}

export function keepProfileChangeDraft(place: Place, draft: ProfileChangeDraft | null): void {
  keep('tab', place, draft);
}
