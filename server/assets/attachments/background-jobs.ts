/** Deletes uploaded files that nothing came to refer to within a day, once a day. */

import type { Job } from '../../platform/background-jobs/background-jobs.ts';
import { forEach } from '../../platform/background-jobs/each.ts';
import { removeStored } from '../../platform/files/removed-files.ts';
import type { Platform } from '../../platform/platform.ts';
import { day, later } from '../../platform/time/dates.ts';
import { businessesWithLeftAttachments, dropLeftAttachments } from './store.ts';

/** Files that one transaction deletes. */
const atOnce = 500;

export const leftAttachmentsJob = ({ db, clock, jobs }: Platform): Job<object> => ({
  name: 'assets.left-attachments',
  retries: 'for hours',
  schedule: '47 3 * * *',
  work: async (_, { signal }) => {
    const before = later(clock.now(), -day);
    const dropSome = (businessId: string) =>
      db.as({ businessId }, async (tx) => {
        const stored = await dropLeftAttachments(tx, businessId, before, atOnce);
        await removeStored(jobs, tx, stored);
        return stored.length;
      });
    const businesses = await db.system((tx) => businessesWithLeftAttachments(tx, before));
    await forEach(
      businesses,
      async (businessId) => {
        while ((await dropSome(businessId)) >= atOnce);
      },
      signal,
    );
  },
});
