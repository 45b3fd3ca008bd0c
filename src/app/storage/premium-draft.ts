/** What this device keeps of a premium sign-up that is not finished. */
import { isDraftOf, type KeptSignUp, readKeptSignUp } from '../../domain/billing/premium-draft.ts';

const place = 'draft:premiumSignUp';

export const keepSignUp = (kept: KeptSignUp): void => localStorage.setItem(place, JSON.stringify(kept));
export const clearSignUp = (): void => localStorage.removeItem(place);

/** Whoever can open the browser's tools can write anything there. */
export function keptSignUp(): KeptSignUp | null {
  try {
    return readKeptSignUp(JSON.parse(localStorage.getItem(place) ?? 'null'));
  } catch {
    return null;
  }
}

/** Whether somebody is in the middle of signing up to buy, on this device. */
export function isSigningUp(email: string, businessId: string | null): boolean {
  const kept = keptSignUp();
  return kept !== null && isDraftOf(kept, email) && kept.businessId === businessId;
}
