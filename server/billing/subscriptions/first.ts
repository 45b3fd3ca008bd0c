/** The subscription that a business begins with. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';
import { day, later } from '../../platform/time/dates.ts';
import type { PlanChoice } from '../../plug/new-business.ts';

type Schemas = components['schemas'];

export type Offer = { planId: number; trialDays: number };
export type FirstSubscription = {
  planId: number;
  status: Schemas['CurrentBilling']['status'];
  numEmployees: number;
  frequency: Schemas['CurrentBilling']['frequency'];
  buyNow: boolean;
  trialEndsAt: Date | null;
};

/** *Buy now* waits for its first payment; a premium plan without it begins with a trial; the free one just begins. */
export function firstSubscription(
  { planId, trialDays }: Offer,
  { plan, info }: PlanChoice,
  now: Date,
): FirstSubscription {
  const buyNow = plan === 'premium' && (info?.billing_buy_now ?? false);
  const isTrial = plan === 'premium' && !buyNow;
  return {
    planId,
    status: buyNow ? 'past_due' : isTrial ? 'trial' : 'active',
    numEmployees: info?.billing_num_employees ?? 1,
    frequency: info?.billing_frequency ?? 'monthly',
    buyNow,
    trialEndsAt: isTrial ? later(now, trialDays * day) : null,
  };
}
