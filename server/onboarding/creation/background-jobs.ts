/**
 * The background job that creates a business, in one transaction. It is idempotent: a task that has ended is left as it is.
 */
import type { Job } from '../../platform/background-jobs/background-jobs.ts';
import { notify } from '../../platform/notifications.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Services } from '../../plug/services.ts';
import { canMove, failureReason } from './rules.ts';
import * as store from './store.ts';

export const createBusiness = 'onboarding.create-business';
type Creation = { taskId: string; userId: string };

export const creationJobs = ({ clock, db, files }: Platform, services: Services): Job<Creation>[] => {
  /** In a transaction of its own, so that the app sees that the work has started. */
  const start = ({ taskId, userId }: Creation) =>
    db.as({ userId }, async (tx) => {
      const task = await store.claimTask(tx, taskId);
      if (task === undefined || !canMove(task.status, 'STARTED')) return;
      await store.moveTask(tx, taskId, { status: 'STARTED' });
    });

  const create = ({ taskId, userId }: Creation) =>
    db.as({ userId }, async (tx) => {
      const task = await store.claimTask(tx, taskId);
      if (task === undefined || !canMove(task.status, 'SUCCESS')) return;
      const now = clock.now();
      const choice = await services.accounts.planChoice(tx, userId);
      const { businessId, input, logo } = task;
      await db.enter(tx, { userId, businessId });
      await services.beginBusiness(tx, { businessId, userId, input, logo, choice, now });
      await notify(tx, {
        businessId,
        userIds: [userId],
        occasion: 'business.created',
        text: `${input.name} is ready`,
        link: '/dashboard',
        now,
      });
      await store.moveTask(tx, taskId, { status: 'SUCCESS', endedAt: now });
    });

  const fail = ({ taskId, userId }: Creation) =>
    db.as({ userId }, async (tx) => {
      const task = await store.claimTask(tx, taskId);
      if (task === undefined || !canMove(task.status, 'FAILURE')) return null;
      await store.moveTask(tx, taskId, { status: 'FAILURE', reason: failureReason, endedAt: clock.now() });
      return task.logo;
    });

  return [
    {
      name: createBusiness,
      retries: 3,
      work: async (creation) => {
        await start(creation);
        await create(creation);
      },
      gaveUp: async (creation) => {
        const logo = await fail(creation);
        if (logo !== null) await files.remove(logo.storedAs);
      },
    },
  ];
};
