import type { components } from '../../../openapi/generated/contract.ts';

type CurrentBilling = components['schemas']['CurrentBilling'];

const day = 86_400_000;

/** How many days a trial still has, a begun day counted; null without a trial. */
export function trialDaysLeft({ status, trial_ends_at: end }: CurrentBilling, now: Date): number | null {
  if (status !== 'trial' || end === null) return null;
  return Math.max(0, Math.ceil((new Date(end).getTime() - now.getTime()) / day));
}
