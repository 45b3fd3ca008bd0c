/** Once a day, works out what is due by every plan: assets come to a type and leave it without a word to its plans. */
import { forEach } from '../../platform/each.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { refreshDues } from './dues.ts';
import { businessesWithPlans, planIds } from './store.ts';

export const plansJob = ({ db }: Platform): Job<object> => ({
  name: 'assets.plans',
  retries: 'for hours',
  schedule: '11 0 * * *',
  work: async () => {
    const businesses = await db.system(businessesWithPlans);
    await forEach(businesses, async (businessId) => {
      const plans = await db.as({ businessId }, (tx) => planIds(tx, businessId));
      // One after the other, each in a short transaction of its own.
      await forEach(plans, (planId) => db.as({ businessId }, (tx) => refreshDues(tx, businessId, { planId })));
    });
  },
});
