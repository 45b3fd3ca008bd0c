/** Deletes for ever what has been in a bin for 30 days, once a day. */

import type { Job } from '../../platform/background-jobs/background-jobs.ts';
import { forEach } from '../../platform/background-jobs/each.ts';
import { removeStored } from '../../platform/files/removed-files.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import { later } from '../../platform/time/dates.ts';
import { titleOf } from '../assets/rules.ts';
import { lockRegister } from '../assets/store.ts';
import { keptFor } from './rules.ts';
import { binnedBefore, businessesWithOldBins, purgeAssets } from './store.ts';

/** Assets that one transaction deletes. */
const atOnce = 500;

export const purgeJob = ({ db, clock, jobs }: Platform): Job<object> => ({
  name: 'assets.purge',
  retries: 'for hours',
  schedule: '37 3 * * *',
  work: async (_, { signal }) => {
    const now = clock.now();
    const before = later(now, -keptFor);
    /** @returns how many there were */
    const purgeSome = (businessId: string) =>
      db.as({ businessId }, async (tx) => {
        await lockRegister(tx, businessId);
        const old = await binnedBefore(tx, businessId, before, atOnce);
        const { purged, stored } = await purgeAssets(tx, businessId, old);
        await removeStored(jobs, tx, stored);
        const about = {
          businessId,
          actorId: null,
          action: 'asset.purged',
          text: 'Deleted for ever after 30 days',
          now,
        };
        for (const asset of purged)
          await record(tx, { ...about, subject: { id: asset.id, name: titleOf(asset) }, address: '' });
        return purged.length;
      });
    const businesses = await db.system((tx) => businessesWithOldBins(tx, before));
    await forEach(
      businesses,
      async (businessId) => {
        while ((await purgeSome(businessId)) === atOnce);
      },
      signal,
    );
  },
});
