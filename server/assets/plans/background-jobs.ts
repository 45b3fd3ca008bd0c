/** Works out what is due by plans where nothing else did: once a day, and of the assets that a request did not get to. */

import type { Job } from '../../platform/background-jobs/background-jobs.ts';
import { forEach } from '../../platform/background-jobs/each.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Reminding, refreshDues } from './dues.ts';
import { plansOutOfStep } from './store.ts';

/** The rest of a plan's assets, after one of them. */
export type Rest = { businessId: string; planId: string; after: string; reminding: Reminding };
export const refreshRest = 'assets.plan-dues';

type From = Omit<Rest, 'after'> & { after?: string };

/** So many assets at once, each time in a short transaction. */
async function refreshPlan({ clock, db }: Platform, { businessId, planId, reminding, after }: From): Promise<void> {
  const refresh = (last: string | undefined): Promise<string | null> =>
    db.as({ businessId }, (tx) => {
      const scope = last === undefined ? { planId } : { planId, after: last };
      return refreshDues({ tx, businessId, now: clock.now() }, scope, reminding);
    });
  for (let last = await refresh(after); last !== null; ) last = await refresh(last);
}

/** Daily, because assets come to a type and leave it without a word to its plans. */
export const plansJob = (platform: Platform): Job<object> => ({
  name: 'assets.plans',
  retries: 'for hours',
  schedule: '11 0 * * *',
  work: async (_, { signal }) => {
    const plans = await platform.db.system(plansOutOfStep);
    await forEach(plans, (plan) => refreshPlan(platform, { ...plan, reminding: 'moved' }), signal);
  },
});

export const plansRestJob = (platform: Platform): Job<Rest> => ({
  name: refreshRest,
  retries: 'for hours',
  work: (rest) => refreshPlan(platform, rest),
});
