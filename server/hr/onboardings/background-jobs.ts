/** Deletes the documents of onboardings that were left, once a day. What was typed stays: HR may send another link. */

import type { Job } from '../../platform/background-jobs/background-jobs.ts';
import { forEach } from '../../platform/background-jobs/each.ts';
import type { Platform } from '../../platform/platform.ts';
import { day, later } from '../../platform/time/dates.ts';
import { businessesWithDocuments, dropDocuments, listLeftDocuments } from './documents.ts';

/** Files that one transaction deletes. */
const atOnce = 200;
/** For how long documents wait after the end of a link, in milliseconds. */
const patience = 30 * day;

export const leftOnboardingsJob = ({ db, clock, jobs }: Platform): Job<object> => ({
  name: 'hr.left-onboardings',
  retries: 'for hours',
  schedule: '23 4 * * *',
  work: async (_, { signal }) => {
    const before = later(clock.now(), -patience);
    const dropSome = (businessId: string) =>
      db.as({ businessId }, async (tx) => {
        const left = await listLeftDocuments(tx, businessId, before, atOnce);
        await dropDocuments(tx, jobs, businessId, left);
        return left.length;
      });
    const businesses = await db.system((tx) => businessesWithDocuments(tx, before));
    await forEach(
      businesses,
      async (businessId) => {
        while ((await dropSome(businessId)) >= atOnce);
      },
      signal,
    );
  },
});
