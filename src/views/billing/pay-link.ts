import type { components } from '../../../openapi/generated/contract.ts';
import { billingPaths } from '../../paths/billing.ts';

type Plan = components['schemas']['CurrentBilling'];
type Chosen = NonNullable<Parameters<typeof billingPaths.upgradePlan>[0]>;

/** Where a business pays next, and what the link says; null while a payment is open. */
export function payLink(plan: Plan, chosen: Chosen = {}): { href: string; label: string } | null {
  if (plan.open_payment) return null;
  if (plan.eligible_to_buy_now) return { href: billingPaths.buyNow(), label: 'Pay now' };
  return plan.paid_through
    ? { href: billingPaths.extendSubscription(chosen), label: 'Extend the subscription' }
    : { href: billingPaths.upgradePlan(chosen), label: 'Upgrade your plan' };
}
