import { at } from './shared.ts';

export const billingPaths = {
  billing: () => '/billing',
  pricing: () => '/billing/pricing',
  buyNow: () => '/billing/buy-now',
  /** `reference` is that of a payment; without one, the payment that is open. */
  pay: (query: { reference?: string } = {}) => at('/billing/pay', query),
  upgradePlan: (query: { cycle?: string } = {}) => at('/billing/upgrade-plan', query),
  extendSubscription: () => '/billing/extend-subscription',
};
