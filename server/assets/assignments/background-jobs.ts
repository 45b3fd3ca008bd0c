/** Lets assignments begin and end on their days, where nobody acts on the register of the business on that day. */
import type { Job } from '../../platform/background-jobs/background-jobs.ts';
import { forEach } from '../../platform/background-jobs/each.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockToday } from './acts.ts';
import { turningBusinesses } from './store.ts';

/** Every five minutes, because days begin at other times elsewhere. Where nothing changes hands, it is one question. */
export const turnAssignmentsJob = ({ db, clock }: Platform): Job<object> => ({
  name: 'assets.assignments',
  retries: 'for hours',
  schedule: '*/5 * * * *',
  work: async (_, { signal }) => {
    const now = clock.now();
    const businesses = await db.system((tx) => turningBusinesses(tx, now));
    await forEach(
      businesses,
      async (businessId) => {
        await db.as({ businessId }, (tx) => lockToday({ tx, businessId, now }));
      },
      signal,
    );
  },
});
