/** Stores an unfinished premium sign-up on this device. */
import { isDraftOf, type KeptSignUp, readKeptSignUp } from '../../domain/billing/premium-draft.ts';

const place = 'draft:premiumSignUp';

export const keepSignUp = (kept: KeptSignUp): void => localStorage.setItem(place, JSON.stringify(kept));
export const clearSignUp = (): void => localStorage.removeItem(place);

/** Validates the entry, because anyone can edit localStorage. */
export function keptSignUp(): KeptSignUp | null {
  try {
    return readKeptSignUp(JSON.parse(localStorage.getItem(place) ?? 'null'));
  } catch {
    return null;
  }
}

/** Whether this device has an unfinished premium sign-up of this person and business. */
export function isSigningUp(email: string, businessId: string | null): boolean {
  const kept = keptSignUp();
  return kept !== null && isDraftOf(kept, email) && kept.businessId === businessId;
}
