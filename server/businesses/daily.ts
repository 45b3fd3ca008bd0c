/** The daily job: reminders before the end of deleted businesses, their end, and expired exports. Each in its own transaction. */

import type { Job } from '../platform/background-jobs/background-jobs.ts';
import { forEach } from '../platform/background-jobs/each.ts';
import type { Platform } from '../platform/platform.ts';
import { later } from '../platform/time/dates.ts';
import type { Services } from '../plug/services.ts';
import { endBusiness, warnOfEnd } from './deletion/background-jobs.ts';
import { warningBefore } from './deletion/rules.ts';
import { listEnding } from './deletion/store.ts';
import { expireExport } from './exports/background-jobs.ts';
import { listExpiredExports } from './exports/store.ts';

export const dailyJob = (platform: Platform, services: Services): Job<object> => ({
  name: 'businesses.daily',
  retries: 'for hours',
  schedule: '7 4 * * *',
  work: async (_, { signal }) => {
    const now = platform.clock.now();
    const [ending, ended, expired] = await platform.db.system((tx) =>
      Promise.all([listEnding(tx, later(now, warningBefore)), listEnding(tx, now), listExpiredExports(tx, now)]),
    );
    const work = [
      ...ending.map((business) => () => warnOfEnd(platform, business)),
      ...ended.map((business) => () => endBusiness(platform, services, business)),
      ...expired.map((one) => () => expireExport(platform, one)),
    ];
    await forEach(work, (act) => act(), signal);
  },
});
