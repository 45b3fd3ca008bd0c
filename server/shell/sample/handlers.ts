/** Sample data of a new business: asked for, shown, and cleared; docs/decisions/sample-data.md. A job adds it. */
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/errors.ts';
import { removeStored } from '../../platform/files/removed-files.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import { loadSample } from './background-jobs.ts';
import { addSample, clearSample, findSample, isEmpty, listSampled } from './store.ts';
import { inSampleTurn } from './turns.ts';

type Reader = Pick<BusinessCall<'getSampleData'>, 'tx' | 'businessId' | 'isOwner'>;

async function answer({ tx, businessId, isOwner }: Reader) {
  const sample = await findSample(tx, businessId);
  const isFree = sample === undefined || sample.state === 'failed';
  return {
    state: sample?.state ?? ('none' as const),
    trade: sample?.trade ?? null,
    can_load: isOwner && isFree && (await isEmpty(tx, businessId)),
    assets: await listSampled(tx, businessId, 'assets'),
    employees: await listSampled(tx, businessId, 'employees'),
  };
}

type Operation = 'getSampleData' | 'loadSampleData' | 'clearDemoData';

/** Milliseconds that a press waits while another sample is loaded or cleared. */
const longestWait = 10_000;

export const sampleHandlers = ({ clock, db, jobs }: Platform): Pick<Handlers, Operation> => ({
  getSampleData: (call) => answer(call),

  loadSampleData: async (call) => {
    const { tx, businessId, userId, body } = call;
    if (!(await isEmpty(tx, businessId)))
      throw refuse.conflict('Sample data is for a business that has no assets and no employees of its own yet.');
    // Without waiting for the job, which holds the row until all of it is there.
    const sample = await findSample(tx, businessId);
    const isFree = sample === undefined || sample.state === 'failed';
    const isAdded =
      isFree && (await addSample(tx, businessId, { trade: body.trade, askedBy: userId, now: clock.now() }));
    if (!isAdded) throw refuse.conflict('This business has sample data already.');
    await jobs.send(tx, loadSample, { businessId, userId });
    return answer(call);
  },

  clearDemoData: async ({ businessId, userId, address }) => {
    const who = { businessId, userId };
    const refuseWhileLoading = async (tx: Tx) => {
      if ((await findSample(tx, businessId))?.state === 'loading')
        throw refuse.conflict('The sample data is still being added.');
    };
    const clear = async (tx: Tx) => {
      await refuseWhileLoading(tx);
      const sample = await findSample(tx, businessId, 'for update');
      if (sample === undefined) return { removed: 0, kept: [] };
      const { removed, kept, stored } = await clearSample(tx);
      await removeStored(jobs, tx, stored);
      const entry = { businessId, actorId: userId, address, subject: null, now: clock.now() };
      const text =
        kept.length === 0 ? 'Cleared the sample data' : `Cleared the sample data, and kept ${kept.length} of it`;
      await record(tx, { ...entry, action: 'sample.cleared', text });
      return { removed, kept };
    };
    // Before it waits for its turn, which the loading of this sample may have.
    await db.read(who, refuseWhileLoading);
    return inSampleTurn(() => db.as(who, clear), longestWait);
  },
});
