/** Stored files that no row names any more. */
import type { Tx } from '../../platform/database.ts';
import type { Job, Jobs } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';

const name = 'businesses.remove-files';

/** The files go when the transaction is committed, not before. */
export async function removeStored(jobs: Jobs, tx: Tx, stored: readonly string[]) {
  if (stored.length > 0) await jobs.send(tx, name, { stored });
}

export const removeFilesJob = ({ files }: Pick<Platform, 'files'>): Job<{ stored: string[] }> => ({
  name,
  retries: 8,
  backoff: true,
  work: async ({ stored }) => {
    for (const id of stored) await files.remove(id);
  },
});
