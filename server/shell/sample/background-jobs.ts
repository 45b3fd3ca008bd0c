/** The background job that fills a new business with sample data, in one transaction. A sample that has ended is left as it is. */
import type { Job } from '../../platform/background-jobs/background-jobs.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { quietCall } from '../../platform/quiet-call.ts';
import { record } from '../../platform/security/audit.ts';
import type { Services } from '../../plug/services.ts';
import { findSample, isEmpty, markSample, moveSample } from './store.ts';
import { inSampleTurn } from './turns.ts';

export const loadSample = 'shell.load-sample';
type Loading = { businessId: string; userId: string };

export const sampleJobs = (
  { clock, db, log }: Platform,
  { addSample }: Pick<Services, 'addSample'>,
): Job<Loading>[] => {
  const fail = ({ businessId, userId }: Loading) =>
    db.as({ businessId, userId }, async (tx) => {
      const sample = await findSample(tx, businessId, 'for update');
      if (sample?.state === 'loading') await moveSample(tx, businessId, 'failed');
    });
  return [
    {
      name: loadSample,
      retries: 2,
      work: async (loading) => {
        const { businessId, userId } = loading;
        const load = async (tx: Tx) => {
          const sample = await findSample(tx, businessId, 'for update');
          if (sample?.state !== 'loading') return;
          // Somebody has begun by themselves meanwhile.
          if (!(await isEmpty(tx, businessId))) return moveSample(tx, businessId, 'failed');
          const call = {
            ...quietCall(log, 'sample'),
            tx,
            businessId,
            userId,
            sessionId: '',
            isOwner: true,
            permissions: [],
            params: { domain: businessId },
            body: undefined,
          };
          await markSample(tx, () => addSample(call, sample.trade));
          await moveSample(tx, businessId, 'shown');
          const entry = { businessId, actorId: userId, address: 'sample', subject: null, now: clock.now() };
          await record(tx, { ...entry, action: 'sample.added', text: 'Added sample data' });
        };
        await inSampleTurn(() => db.as(loading, load));
      },
      gaveUp: fail,
    },
  ];
};
