import { at } from './shared.ts';

type OrderQuery = { cycle?: string; employees?: string };

export const billingPaths = {
  billing: () => '/billing',
  pricing: () => '/billing/pricing',
  buyNow: () => '/billing/buy-now',
  /** `reference` is that of a payment; without one, the payment that is open. */
  pay: (query: { reference?: string } = {}) => at('/billing/pay', query),
  upgradePlan: (query: OrderQuery = {}) => at('/billing/upgrade-plan', query),
  extendSubscription: (query: OrderQuery = {}) => at('/billing/extend-subscription', query),
};
