/** What makes an account, and how a signed-in person and their memberships are shown. Pure. */

import type { components } from '../../../openapi/generated/contract.ts';
import { permissionNames } from '../../../openapi/generated/lists/shared.ts';
import { day } from '../../platform/time/dates.ts';

export type Permission = components['schemas']['PermissionName'];
type User = components['schemas']['User'];
type SubscriptionInfo = components['schemas']['SubscriptionInfo'];

/** How long an ended session, an expired link and an unconfirmed account are kept; milliseconds. */
export const keptAfterwards = 30 * day;

/** Two spellings with the same key are one account. Mail goes to the spelling that is stored beside the key. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase().normalize('NFKC');

export type KnownMembership = {
  business_id: string;
  business_name: string;
  is_owner: boolean;
  permissions: Permission[];
  is_set_up: boolean;
  /** ISO 8601; null while it is open. */
  closed_at: string | null;
  /** ISO 8601; null while it is open, and when it was closed for good. */
  deletes_at: string | null;
  eligible_to_buy_now: boolean;
  needs_second_step: boolean;
};
export type KnownUser = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone_number: string | null;
  business_plan: components['schemas']['ChosenPlan'];
  subscription_info: SubscriptionInfo | null;
  /** Oldest first. */
  memberships: KnownMembership[];
  /** The businesses from which somebody else removed the person, and when; ISO 8601. */
  removals: { business_id: string; business_name: string; lost_at: string }[];
};

const isOpen = ({ closed_at }: KnownMembership) => closed_at === null;

export function onboardingStatus(memberships: readonly KnownMembership[]): User['business_onboarding_status'] {
  const first = memberships.find(isOpen);
  if (first === undefined) return memberships.length === 0 ? 'create' : 'closed';
  if (!first.is_owner) return 'unapplicable';
  return first.is_set_up ? '' : 'setup';
}

const codenames = (permissions: readonly Permission[]) => permissions.map((codename) => ({ codename }));
const everything = codenames(permissionNames);
const permissionsIn = ({ is_owner, permissions }: KnownMembership) => (is_owner ? everything : codenames(permissions));

/** How many lost businesses are shown to a person. */
const lossesShown = 5;

/** A business that its owner closed is not in the list: the owner can restore it. */
function lossesOf({ memberships, removals }: Pick<KnownUser, 'memberships' | 'removals'>): User['lost_businesses'] {
  const removed = removals.map((each) => ({ ...each, cause: 'removed' as const }));
  const closed = memberships.flatMap(({ is_owner, closed_at, business_id, business_name }) =>
    is_owner || closed_at === null
      ? []
      : [{ business_id, business_name, cause: 'closed' as const, lost_at: closed_at }],
  );
  return [...removed, ...closed]
    .map((each) => ({ ...each, lost_at: new Date(each.lost_at).toISOString() }))
    .sort((one, other) => other.lost_at.localeCompare(one.lost_at))
    .slice(0, lossesShown);
}

/** The signed-in person as the contract shows them; the first open business is where they go. */
export function presentUser({ memberships, removals, ...person }: KnownUser): User {
  const open = memberships.filter(isOpen);
  const first = open[0];
  return {
    ...person,
    is_owner: first?.is_owner ?? false,
    permissions: first === undefined ? [] : permissionsIn(first),
    business:
      first === undefined
        ? null
        : {
            id: first.business_id,
            name: first.business_name,
            billing: { eligible_to_buy_now: first.is_owner && first.eligible_to_buy_now },
          },
    business_user_memberships: open.map((membership) => ({
      business_id: membership.business_id,
      business_name: membership.business_name,
      is_owner: membership.is_owner,
      permissions: permissionsIn(membership),
      needs_second_step: membership.needs_second_step,
    })),
    restorable_businesses: memberships.flatMap(({ is_owner, business_id, business_name, deletes_at }) =>
      is_owner && deletes_at !== null
        ? [{ business_id, business_name, deletes_at: new Date(deletes_at).toISOString() }]
        : [],
    ),
    lost_businesses: lossesOf({ memberships, removals }),
    business_onboarding_status: onboardingStatus(memberships),
  };
}
