/** The jobs that a business has people for. */

import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { refuseDuplicates } from '../../platform/database/duplicates.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import { withLeftOut } from '../../platform/left-out.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from './store.ts';

type JobOperation = 'listJobs' | 'listAllJobs' | 'getJob' | 'createJob' | 'updateJob' | 'deleteJob';

const duplicate = { constraint: 'jobs_name', fields: { name: ['A job with this name exists already.'] } };

const textsOf = ({ name, description = '' }: { name: string; description?: string }) => ({
  name: name.trim(),
  description: description.trim(),
});

async function claim({
  tx,
  businessId,
  params: { id },
}: Pick<BusinessCall<'deleteJob'>, 'tx' | 'businessId' | 'params'>) {
  const job = await store.claimJob(tx, businessId, id);
  if (job === undefined) throw refuse.missing();
  return job;
}

export const jobsHandlers = ({ clock }: Platform): Pick<Handlers, JobOperation> => ({
  listJobs: async (call) => pageOf(call, await store.listJobs(call.tx, call.businessId, call.query), (job) => job),

  listAllJobs: ({ tx, businessId }) => store.listAllJobs(tx, businessId),

  getJob: async ({ tx, businessId, params: { id } }) => {
    const job = await store.readJob(tx, businessId, id);
    if (job === undefined) throw refuse.missing();
    return job;
  },

  createJob: ({ tx, userId, businessId, body, idempotencyKey }) => {
    const intent = { userId, key: idempotencyKey, operation: 'createJob', businessId, body };
    return once(tx, intent, clock.now(), () =>
      refuseDuplicates(store.addJob(tx, businessId, textsOf(body), clock.now()), duplicate),
    );
  },

  updateJob: async (call) => {
    const job = await claim(call);
    assertUnchanged(call, job);
    const texts = textsOf(withLeftOut(call.body, job));
    await refuseDuplicates(store.changeJob(call.tx, call.businessId, job.id, texts), duplicate);
    return { ...job, ...texts };
  },

  deleteJob: async (call) => {
    const { id, employee_count: count } = await claim(call);
    if (count > 0) {
      const who = count === 1 ? 'One employee has' : `${count.toLocaleString('en-NG')} employees have`;
      throw refuse.conflict(`${who} this job. Give them another one first.`);
    }
    await store.deleteJob(call.tx, call.businessId, id);
    return undefined;
  },
});
