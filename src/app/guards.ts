import type { components } from '../../openapi/generated/contract.ts';
import { membershipOf } from '../domain/accounts/membership.ts';
import type { SessionSnapshot } from '../machines/accounts/session/machine.ts';
import { selectBusinessId, selectHasExpired, selectStage, selectUser } from '../machines/accounts/session/selectors.ts';
import { accountsPaths } from '../paths/accounts.ts';
import { billingPaths } from '../paths/billing.ts';
import { businessesPaths } from '../paths/businesses.ts';
import { onboardingPaths } from '../paths/onboarding.ts';
import { shellPaths } from '../paths/shell.ts';

type User = components['schemas']['User'];
export type Permission = components['schemas']['Permission']['codename'];

export type Access =
  /** Open to everyone. */
  | { for: 'anyone' }
  /** For visitors; a signed-in person is redirected when `signedInTo` returns an address. */
  | { for: 'visitor'; signedInTo: (search: URLSearchParams, member: Member) => string | null }
  /** For signed-in people; it can require a business, a permission in it, or its owner. */
  | {
      for: 'member';
      needsBusiness: boolean;
      /** Any one of them opens it. */
      permissions?: readonly Permission[];
      isForOwner?: true;
      /** Only while a purchase that was chosen at sign-up is due, or only while none is. */
      purchase?: 'due' | 'notDue';
    };

/** The state of the session, as far as routes need it. */
export type Presence =
  | { state: 'unknown' }
  | { state: 'unreachable' }
  | { state: 'signedOut'; isExpired: boolean }
  | ({ state: 'signedIn' } & Member);

export type Decision = { show: 'page' | 'waiting' | 'unreachable' } | { redirect: string };

export function presenceOf(snapshot: SessionSnapshot): Presence {
  const stage = selectStage(snapshot);
  switch (stage) {
    case 'signedIn':
      return { state: stage, user: selectUser(snapshot), businessId: selectBusinessId(snapshot) };
    case 'signedOut':
      return { state: stage, isExpired: selectHasExpired(snapshot) };
    case 'unreachable':
      return { state: stage };
    case 'starting':
    case 'leaving':
      return { state: 'unknown' };
  }
}

/**
 * Decides whether the person may see a route, and the redirect if not.
 * @param here the path with its query and fragment
 * @param postponed the business whose purchase the person has postponed; they are not redirected to it again
 */
export function decide(access: Access, presence: Presence, here: string, postponed: string | null = null): Decision {
  if (access.for === 'anyone') return { show: 'page' };
  if (presence.state === 'unknown') return { show: 'waiting' };
  if (access.for === 'visitor') {
    const search = new URL(here, 'https://site.invalid').searchParams;
    const elsewhere = presence.state === 'signedIn' ? access.signedInTo(search, presence) : null;
    return elsewhere === null ? { show: 'page' } : { redirect: elsewhere };
  }
  switch (presence.state) {
    case 'unreachable':
      return { show: 'unreachable' };
    case 'signedOut': {
      const next = here === shellPaths.dashboard() ? null : here;
      return { redirect: accountsPaths.login(presence.isExpired ? { reason: 'session_expired', next } : { next }) };
    }
    case 'signedIn':
      return decideForMember(access, presence, here, postponed);
  }
}

/** A signed-in person in the current business. */
export type Member = { user: User | null; businessId: string | null };

function decideForMember(
  access: Extract<Access, { for: 'member' }>,
  member: Member,
  here: string,
  postponed: string | null,
): Decision {
  if (access.needsBusiness && member.businessId === null) return { redirect: homeWithoutBusiness(member) };
  if (access.needsBusiness && needsSecondStep(member)) {
    return { redirect: businessesPaths.requiredSecondStep({ next: here }) };
  }
  const { permissions, isForOwner, purchase } = access;
  if (isForOwner && !isOwner(member)) return { redirect: shellPaths.restricted({ permission: 'owner' }) };
  const isDue = isEligibleToBuyNow(member);
  if (purchase === 'due' && !isDue) return { redirect: shellPaths.dashboard() };
  if (purchase === 'notDue' && isDue && postponed !== member.businessId) return { redirect: billingPaths.buyNow() };
  const [permission] = permissions ?? [];
  return permission && !mayAny(member, permissions)
    ? { redirect: shellPaths.restricted({ permission }) }
    : { show: 'page' };
}

/** Whether the person chose at sign-up to buy now and has not paid yet. */
const isEligibleToBuyNow = ({ user, businessId }: Member): boolean =>
  user?.business?.id === businessId && (user?.business?.billing.eligible_to_buy_now ?? false);

/** A person with a deleted business may restore it before they create another one. */
const homeWithoutBusiness = ({ user }: Member): string =>
  user && user.restorable_businesses.length > 0
    ? businessesPaths.restoreBusiness()
    : onboardingPaths.businessRegistration();

const membershipIn = ({ user, businessId }: Member) => membershipOf(user?.business_user_memberships ?? [], businessId);

export const isOwner = (member: Member): boolean => membershipIn(member)?.is_owner ?? false;

/** Whether the server refuses the person everything in the current business until they have a second step. */
export const needsSecondStep = (member: Member): boolean => membershipIn(member)?.needs_second_step ?? false;

/** Whether they have one of some permissions, where any are asked for. */
export const mayAny = (member: Member, permissions: readonly Permission[] = []): boolean =>
  permissions.length === 0 || permissions.some((each) => may(member, each));

/** An owner has every permission in their business. */
export function may(member: Member, permission: Permission): boolean {
  const membership = membershipIn(member);
  if (membership === null) return false;
  return membership.is_owner || membership.permissions.some((each) => each.codename === permission);
}
