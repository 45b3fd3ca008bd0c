/** The daily clean-up: used tokens, ended sessions, and links and sign-ups that were not confirmed. */

import type { Job } from '../../platform/background-jobs/background-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { later } from '../../platform/time/dates.ts';
import { keptAfterwards } from './rules.ts';
import { removeLeftovers } from './store.ts';

export const accountsJobs = ({ clock, db }: Pick<Platform, 'clock' | 'db'>): Job<object>[] => [
  {
    name: 'accounts.clean-up',
    retries: 'for hours',
    schedule: '37 3 * * *',
    work: async () => {
      const now = clock.now();
      await db.system((tx) => removeLeftovers(tx, now, later(now, -keptAfterwards)));
    },
  },
];
