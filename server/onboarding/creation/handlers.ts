/** The creation of a business: its start and its status. A job does the work. */
import { countOwned } from '../../directory/directory.ts';
import type { Handlers, UploadedFile } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { once } from '../../platform/database/idempotency.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { hold } from '../../platform/time/hold.ts';
import { createBusiness } from './background-jobs.ts';
import { checkCreation, hasEnded, mostBusinesses } from './rules.ts';
import * as store from './store.ts';

/** How often a running task is checked, and how long the caller is held; milliseconds. */
const patience = { every: 100, longest: 2000 };

const refusalOfOneMore = (owned: number) =>
  owned >= mostBusinesses ? `An account may own ${mostBusinesses} businesses at most.` : null;

type CreationOperation = 'createBusiness' | 'createPremiumBusiness' | 'addBusiness' | 'checkCreateStatus';

export const creationHandlers = (platform: Platform): Pick<Handlers, CreationOperation> => {
  const { clock, db, files, jobs } = platform;

  const keepLogo = async (tx: Tx, taskId: string, { path, filename, size, sha256, type }: UploadedFile) => {
    const storedAs = await files.keep(tx, path);
    try {
      await store.setTaskLogo(tx, taskId, { storedAs, filename, size, sha256, type: type ?? '' });
    } catch (error) {
      await files.remove(storedAs);
      throw error;
    }
  };

  type Call = Parameters<Handlers['addBusiness']>[0];

  /** @param refusal the reason against one more business for a person who owns so many; null when there is none */
  const begin = async (
    operation: 'createBusiness' | 'createPremiumBusiness' | 'addBusiness',
    { tx, userId, body, file, idempotencyKey }: Call,
    refusal: (owned: number) => string | null,
  ) => {
    const logo = file('logo');
    const { input, problems } = checkCreation(body, logo !== null);
    if (problems !== null) throw refuse.fields(problems);
    const now = clock.now();
    const asked = { ...body, logo: logo?.sha256 ?? null };
    return once(tx, { userId, key: idempotencyKey, operation, businessId: null, body: asked }, now, async () => {
      const taskId = await store.addTask(tx, { userId, input, now });
      if (taskId === null) throw refuse.conflict('Your business is being set up already.');
      // Counted after the task was added: until then, another creation may have ended.
      const reason = refusal(await countOwned(tx, userId));
      if (reason !== null) throw refuse.conflict(reason);
      await jobs.send(tx, createBusiness, { taskId, userId });
      if (logo !== null) await keepLogo(tx, taskId, logo);
      return { task_id: taskId };
    });
  };

  return {
    createPremiumBusiness: (call) =>
      begin('createPremiumBusiness', call, (owned) => (owned > 0 ? 'This account has a business already.' : null)),

    createBusiness: (call) => begin('createBusiness', call, refusalOfOneMore),
    addBusiness: (call) => begin('addBusiness', call, refusalOfOneMore),

    checkCreateStatus: async ({ userId, body: { task_id } }) => {
      const look = async () => {
        const task = await db.read({ userId }, (tx) => store.readTask(tx, task_id, userId));
        if (task === undefined) throw refuse.missing();
        return task;
      };
      const { status, reason, businessId, name } = await hold(look, (task) => hasEnded(task.status), patience);
      return { status, reason, data: status === 'SUCCESS' ? { business_id: businessId, name } : null };
    },
  };
};
