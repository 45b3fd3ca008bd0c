/** Removes stored files that no row refers to. */

import type { Job, Jobs } from '../background-jobs/background-jobs.ts';
import type { Tx } from '../database/database.ts';
import type { Platform } from '../platform.ts';

/** After the domain that first removed files: jobs that an older version sent are still done. */
const name = 'businesses.remove-files';

/** The files are removed after the transaction is committed. */
export async function removeStored(jobs: Jobs, tx: Tx, stored: readonly string[]) {
  if (stored.length > 0) await jobs.send(tx, name, { stored });
}

export const removeFilesJob = ({ files }: Pick<Platform, 'files'>): Job<{ stored: string[] }> => ({
  name,
  retries: 'for days',
  work: async ({ stored }) => {
    for (const id of stored) await files.remove(id);
  },
});
