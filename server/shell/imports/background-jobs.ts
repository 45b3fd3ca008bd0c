/** The background work of imports into any list, and who hears of its end. */
import { findMember } from '../../directory/directory.ts';
import { listEntitled, whyStopped } from '../../directory/rights.ts';
import type { Job } from '../../platform/background-jobs/background-jobs.ts';
import { findImport, type ImportTask } from '../../platform/imports/store.ts';
import { giveUp, type Importer, storeImport, undoImport } from '../../platform/imports/work.ts';
import { notify } from '../../platform/notifications.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ImportedList } from '../../plug/imports.ts';
import type { Services } from '../../plug/services.ts';
import { endedText, stoppedText } from './texts.ts';

export const storeImports = 'imports.store';
/** What it was called when each list had one of its own: such a job may still wait when the server is updated. */
const formerNames = ['assets.import', 'employees.import'];
/** Seconds. */
const longest = 3600;

export const importJobs = ({ clock, db }: Platform, { imports }: Pick<Services, 'imports'>): Job<ImportTask>[] => {
  const now = () => clock.now();
  const listOf = async (task: ImportTask): Promise<ImportedList | undefined> => {
    const found = await db.read(task, (tx) => findImport({ tx, ...task }));
    return found && imports[found.kind];
  };
  const importerOf = (list: ImportedList): Importer => ({
    ...list,
    whyStopped: async (tx, task) => whyStopped(tx, task, await list.neededFor({ tx, ...task })),
  });
  const tell = (task: ImportTask, { link, neededFor }: ImportedList) =>
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
      const text = endedText(done);
      if (text === null) return;
      const occasion = `import:${task.importId}:${done.state}`;
      await notify(tx, { ...about, userIds: [task.userId], occasion, text });
    });
  const job: Job<ImportTask> = {
    name: storeImports,
    retries: 10,
    limit: longest,
    work: async (task, { signal }) => {
      const list = await listOf(task);
      if (list === undefined) return;
      const means = { db, now, importer: importerOf(list), task, signal };
      await storeImport(means);
      await undoImport(means);
      await tell(task, list);
    },
    gaveUp: async (task) => {
      await giveUp({ db, now, task });
      const list = await listOf(task);
      if (list !== undefined) await tell(task, list);
    },
  };
  return [job, ...formerNames.map((name) => ({ ...job, name }))];
};
