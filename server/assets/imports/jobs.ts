/** The background work of imports of assets. */

import { findMember } from '../../directory/directory.ts';
import { listEntitled, whyStopped } from '../../directory/rights.ts';
import type { Permission } from '../../platform/contract.ts';
import { stoppedText } from '../../platform/imports/calls.ts';
import { findImport } from '../../platform/imports/store.ts';
import { keptText } from '../../platform/imports/words.ts';
import { giveUp, type Importer, type ImportTask, storeImport, undoImport } from '../../platform/imports/work.ts';
import type { Job } from '../../platform/jobs.ts';
import { notify } from '../../platform/notifications.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Regions } from '../../plug/services.ts';
import { storeRows, undoRows } from './importer.ts';
import { assetWords } from './words.ts';

export const importAssets = 'assets.import';
const needed: readonly Permission[] = ['access_assets'];
/** Seconds. */
const importLimit = 3600;
const link = '/assets?tab=asset-list&view=imports';

export const importJob = ({ clock, db, jobs }: Platform, regions: Regions): Job<ImportTask> => {
  const now = () => clock.now();
  const importer: Importer = {
    whyStopped: (tx, task) => whyStopped(tx, task, needed),
    store: (tx, task, rows, options) => storeRows(tx, task, rows, options, now()),
    undo: (tx, task, results) => undoRows(tx, task, results, now()),
    words: assetWords({ jobs, regions, now }),
  };
  const tell = (task: ImportTask) =>
    db.as(task, async (tx) => {
      const done = await findImport({ tx, ...task });
      if (done === undefined) return;
      const about = { businessId: task.businessId, link, now: now() };
      if (done.stopped_because !== '') {
        const userIds = await listEntitled(tx, task.businessId, needed);
        const occasion = `import:${task.importId}:stopped:${task.userId}`;
        await notify(tx, { ...about, userIds, occasion, text: stoppedText(done) });
        return;
      }
      // Whoever left the business meanwhile is told nothing.
      if ((await findMember(tx, task.businessId, task.userId)) === undefined) return;
      const { created, updated, refused, state, file_name: file, undone, words } = done;
      const text =
        state === 'undone'
          ? `The import of ${file} is undone: ${undone} assets${keptText(words)}`
          : state === 'finished'
            ? `${file} is imported: ${created} added, ${updated} updated, ${refused} refused`
            : state === 'failed'
              ? `${file} could not be imported to the end`
              : null;
      if (text === null) return;
      const occasion = `import:${task.importId}:${state}`;
      await notify(tx, { ...about, userIds: [task.userId], occasion, text });
    });
  return {
    name: importAssets,
    retries: 10,
    limit: importLimit,
    work: async (task, { signal }) => {
      const means = { db, now, importer, task, signal };
      await storeImport(means);
      await undoImport(means);
      await tell(task);
    },
    gaveUp: async (task) => {
      await giveUp({ db, now, task });
      await tell(task);
    },
  };
};
