/** The background work of imports of employees. */
import { findMember } from '../../directory/directory.ts';
import { listEntitled, whyStopped } from '../../directory/rights.ts';
import { stoppedText } from '../../platform/imports/calls.ts';
import { findImport } from '../../platform/imports/store.ts';
import { keptText } from '../../platform/imports/words.ts';
import { giveUp, type Importer, type ImportTask, storeImport, undoImport } from '../../platform/imports/work.ts';
import type { Job } from '../../platform/jobs.ts';
import { notify } from '../../platform/notifications.ts';
import type { Platform } from '../../platform/platform.ts';
import { storeRows } from './importer.ts';
import { neededFor } from './rights.ts';
import { setManagers } from './store.ts';
import { undoRows } from './undo.ts';
import { employeeWords } from './words.ts';

export const importEmployees = 'employees.import';
/** Seconds. */
const importLimit = 3600;
const link = '/hr/imports';

export const importJob = ({ clock, db }: Platform): Job<ImportTask> => {
  const now = () => clock.now();
  const importer: Importer = {
    whyStopped: async (tx, task) => whyStopped(tx, task, await neededFor({ tx, ...task })),
    store: (tx, task, rows, options) => storeRows(tx, task, rows, options, now()),
    finish: async (tx, task) => void (await setManagers({ tx, ...task })),
    undo: (tx, task, results) => undoRows(tx, task, results, now()),
    words: employeeWords(now),
  };
  const tell = (task: ImportTask) =>
    db.as(task, async (tx) => {
      const done = await findImport({ tx, ...task });
      if (done === undefined) return;
      const about = { businessId: task.businessId, link, now: now() };
      if (done.stopped_because !== '') {
        const userIds = await listEntitled(tx, task.businessId, await neededFor({ tx, ...task }));
        const occasion = `import:${task.importId}:stopped:${task.userId}`;
        await notify(tx, { ...about, userIds, occasion, text: stoppedText(done) });
        return;
      }
      // Whoever left the business meanwhile is told nothing.
      if ((await findMember(tx, task.businessId, task.userId)) === undefined) return;
      const { created, updated, refused, state, file_name: file, undone, words } = done;
      const texts: Partial<Record<typeof state, string>> = {
        undone: `The import of ${file} is undone: ${undone} employees${keptText(words)}`,
        finished: `${file} is imported: ${created} added, ${updated} updated, ${refused} refused`,
        failed: `${file} could not be imported to the end`,
      };
      const text = texts[state];
      if (text === undefined) return;
      const occasion = `import:${task.importId}:${state}`;
      await notify(tx, { ...about, userIds: [task.userId], occasion, text });
    });
  return {
    name: importEmployees,
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
