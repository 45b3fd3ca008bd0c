import { membershipOf } from '../../domain/accounts/membership.ts';
import type { SessionSnapshot } from '../../machines/accounts/session/machine.ts';
import { selectBusinessId, selectStage, selectUser } from '../../machines/accounts/session/selectors.ts';
import type { Person } from '../../machines/onboarding/premium-sign-up/machine.ts';

/** The person who is signed in on this device. */
export function selectPerson(snapshot: SessionSnapshot): Person | null {
  const user = selectUser(snapshot);
  if (selectStage(snapshot) !== 'signedIn' || user === null) return null;
  const businessId = selectBusinessId(snapshot);
  const isOwner = membershipOf(user.business_user_memberships, businessId)?.is_owner ?? false;
  return { id: user.id, email: user.email, businessId, isOwner };
}
