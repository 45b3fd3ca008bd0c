/** Stores an unfinished premium sign-up on this device. */
import { isDraftOf, type KeptSignUp, readKeptSignUp } from '../../domain/billing/premium-draft.ts';
import { keep, ofVisitor, read } from '../../services/shared/device/storage.ts';

/** It begins before there is a person. */
const place = ofVisitor('premiumSignUp');

export const keepSignUp = (kept: KeptSignUp): void => keep('browser', place, kept);
export const clearSignUp = (): void => keep('browser', place, null);

/** Validates the entry, because anyone can edit localStorage. */
export const keptSignUp = (): KeptSignUp | null => readKeptSignUp(read('browser', place));

/** Takes away what another person has begun, because this one has signed in. */
export function clearSignUpOfOthers(email: string): void {
  const kept = keptSignUp();
  if (kept !== null && !isDraftOf(kept, email)) clearSignUp();
}

/** Whether this device has an unfinished premium sign-up of this person and business. */
export function isSigningUp(email: string, businessId: string | null): boolean {
  const kept = keptSignUp();
  return kept !== null && isDraftOf(kept, email) && kept.businessId === businessId;
}
