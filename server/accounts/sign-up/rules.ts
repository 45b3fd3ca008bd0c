/** What a sign-up needs, and what following a confirmation link does. Pure. */

import type { components } from '../../../openapi/generated/contract.ts';
import { hour } from '../../platform/time/dates.ts';

type SubscriptionInfo = components['schemas']['SubscriptionInfo'];

/** How long a confirmation link can be used, in milliseconds. */
export const confirmationLifetime = 72 * hour;

/** What is wrong with the plan of a sign-up; empty when nothing is. */
export function planProblems(
  plan: components['schemas']['ChosenPlan'],
  info: SubscriptionInfo | null,
): Record<string, string[]> {
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
