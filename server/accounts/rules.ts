/** Who may come in: addresses, passwords, links, refresh tokens and what a person's memberships mean. Pure. */
import { dictionary } from '@zxcvbn-ts/language-common';
import type { components } from '../../openapi/generated/contract.ts';

export type Permission = components['schemas']['Permission']['codename'];
type User = components['schemas']['User'];
type SubscriptionInfo = components['schemas']['SubscriptionInfo'];

export const allPermissions: readonly Permission[] = [
  'access_hr',
  'access_vehicles',
  'access_assets',
  'access_payroll',
];

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

/** How long a link in a confirmation mail is good, in milliseconds. */
export const confirmationLifetime = 72 * hour;
/** How long a link to a new password is good, in milliseconds. */
export const passwordResetLifetime = hour;
/** How long a refresh token is good, in milliseconds. */
export const refreshLifetime = 30 * day;
/** How long a person has to give the code of the second step, in milliseconds, and how many wrong ones they may give. */
export const ticketLifetime = 300 * second;
export const ticketTries = 5;
/** How long a network from which a person came is known to be theirs, in milliseconds. */
export const knownNetworkLifetime = 30 * day;
/** How long a used refresh token still answers, so that a lost answer or a second tab signs nobody out; milliseconds. */
const refreshGrace = 30 * second;

/** How long an ended session, a link that is no longer good and an account that nobody confirmed are kept; milliseconds. */
export const keptAfterwards = 30 * day;

export const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

/** Two spellings with the same key are one account. The spelling that mail goes to is kept beside it. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase().normalize('NFKC');

const shortest = 8;
const commonPasswords = new Set(dictionary['passwords-common'].filter((password) => password.length >= shortest));

/**
 * What is wrong with a password, in Django's words; empty when nothing is.
 * @param about what the person is known by, each under the name that the message uses
 */
export function passwordProblems(password: string, about: Record<string, string>): string[] {
  const problems = Object.entries(about)
    .filter(([, known]) => isSimilar(password, known))
    .map(([name]) => `The password is too similar to the ${name}.`);
  if ([...password].length < shortest) {
    problems.push(`This password is too short. It must contain at least ${shortest} characters.`);
  }
  if (commonPasswords.has(password.toLowerCase())) problems.push('This password is too common.');
  if (/^\p{Nd}+$/u.test(password)) problems.push('This password is entirely numeric.');
  return problems;
}

/** The share of two texts that one common piece must make up; Django's UserAttributeSimilarityValidator takes 0.7 too. */
const similarity = 0.7;

function isSimilar(password: string, known: string): boolean {
  const [a, b] = [password.toLowerCase(), known.toLowerCase()];
  if (a === '' || b === '') return false;
  if (b.includes(a)) return true;
  const words = b.split(/[\W_]+/u);
  const pieces = [b, b.split('@')[0] ?? '', (b.split('@')[0] ?? '').replace(/[\W_]+/gu, ''), ...words];
  return pieces.some(
    (piece) => piece.length > 2 && (2 * longestCommon(a, piece)) / (a.length + piece.length) >= similarity,
  );
}

function longestCommon(a: string, b: string): number {
  let longest = 0;
  let above = new Array<number>(b.length + 1).fill(0);
  for (const letter of a) {
    const row = [0];
    for (let at = 0; at < b.length; at++) {
      const run = letter === b[at] ? (above[at] ?? 0) + 1 : 0;
      row.push(run);
      longest = Math.max(longest, run);
    }
    above = row;
  }
  return longest;
}

/** What is wrong with the plan of a sign-up; empty when nothing is. */
export function planProblems(plan: 'premium' | 'free', info: SubscriptionInfo | null): Record<string, string[]> {
  if (plan === 'premium' && info === null) return { subscription_info: ['This field is required for this plan.'] };
  if (plan === 'free' && info !== null) return { subscription_info: ['This field must be null for the free plan.'] };
  return {};
}

export type KnownConfirmation = { expiresAt: Date; signUpId: string | null; confirmedAt: Date | null };

/** *repeat*: the account is confirmed already, by this link or by another one of the same sign-up. */
export function judgeConfirmation(
  known: KnownConfirmation | undefined,
  now: Date,
): 'confirm' | 'repeat' | 'expired' | 'unknown' {
  if (known === undefined) return 'unknown';
  if (known.confirmedAt !== null) return 'repeat';
  if (known.signUpId === null) return 'unknown';
  return known.expiresAt <= now ? 'expired' : 'confirm';
}

export type KnownRefreshToken = { expiresAt: Date; usedAt: Date | null; revokedAt: Date | null };

/**
 * *exchange*: new tokens, this one is used now; *repeat*: new tokens, since it was used a moment ago; *reuse*: two
 * holders share it, so the sign-in ends; *refused*: unknown, expired or signed out.
 */
export function judgeRefresh(
  known: KnownRefreshToken | undefined,
  now: Date,
): 'exchange' | 'repeat' | 'reuse' | 'refused' {
  if (known === undefined || known.revokedAt !== null) return 'refused';
  if (known.usedAt !== null) return now.getTime() - known.usedAt.getTime() <= refreshGrace ? 'repeat' : 'reuse';
  return known.expiresAt <= now ? 'refused' : 'exchange';
}

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
};
export type KnownUser = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone_number: string | null;
  business_plan: 'premium' | 'free';
  subscription_info: SubscriptionInfo | null;
  /** Oldest first. */
  memberships: KnownMembership[];
  /** Of which businesses, and when, somebody else removed them; ISO 8601. */
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
const everything = codenames(allPermissions);
const permissionsIn = ({ is_owner, permissions }: KnownMembership) => (is_owner ? everything : codenames(permissions));

/** How many lost businesses a person is told of. */
const lossesTold = 5;

/** An owner who closed a business is not told that it is lost: they may restore it. */
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
    .slice(0, lossesTold);
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
