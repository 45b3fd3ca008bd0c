/** Writes what balances lack, once a day: grants, what is carried over, and what ends. Until it has run, balances count it all the same. */
import { todayIn } from '../../directory/business-day.ts';
import type { Job } from '../../platform/background-jobs/background-jobs.ts';
import { forEach } from '../../platform/background-jobs/each.ts';
import type { Platform } from '../../platform/platform.ts';
import { writeDue } from './acts.ts';
import { businessesWithTimeoff, listAssignmentIds } from './store.ts';

/** Balances that one transaction writes, which takes the processor for some 50 ms. */
const atOnce = 50;

export const dueEntriesJob = ({ db, clock }: Platform): Job<object> => {
  /** @returns the last one; null when there are no more */
  const writeSome = (businessId: string, after: string | null) =>
    db.as({ businessId }, async (tx) => {
      const ids = await listAssignmentIds(tx, businessId, after, atOnce);
      const now = clock.now();
      await writeDue({ tx, businessId }, ids, { today: await todayIn(tx, businessId, now), now });
      return ids.at(-1) ?? null;
    });
  return {
    name: 'timeoff.due-entries',
    retries: 'for hours',
    schedule: '10 * * * *',
    work: async (_, { signal }) => {
      const businesses = await db.system(businessesWithTimeoff);
      await forEach(
        businesses,
        async (businessId) => {
          let last = await writeSome(businessId, null);
          while (last !== null) {
            signal.throwIfAborted();
            last = await writeSome(businessId, last);
          }
        },
        signal,
      );
    },
  };
};
