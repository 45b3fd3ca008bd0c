/** Billing: what plans there are and what a business pays. Buying comes with its own operations. */
import type { Handlers } from '../platform/contract.ts';
import { refuse } from '../platform/errors.ts';
import { onePage } from '../platform/pages.ts';
import type { Platform } from '../platform/platform.ts';
import { presentPlan } from './rules.ts';
import * as store from './store.ts';

export const billingHandlers = ({
  clock,
  db,
}: Platform): Pick<Handlers, 'listBusinessPlans' | 'getCurrentBilling'> => ({
  // The product sells in naira everywhere, so the country changes nothing yet.
  listBusinessPlans: async () => onePage((await db.system((tx) => store.listPlans(tx, clock.now()))).map(presentPlan)),

  getCurrentBilling: async ({ tx, businessId }) => {
    const subscription = await store.readSubscription(tx, businessId);
    if (subscription === undefined) throw refuse.missing();
    return { ...subscription, trial_ends_at: subscription.trial_ends_at?.toISOString() ?? null };
  },
});
