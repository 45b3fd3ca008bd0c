/** Onboarding: the lists that the wizard shows, the start of a creation, and how far it is. The work itself is a job. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Handlers, UploadedFile } from '../../platform/contract.ts';
import { countries, findCountry } from '../../platform/countries.ts';
import type { Tx } from '../../platform/database.ts';
import { refuse } from '../../platform/errors.ts';
import { once } from '../../platform/idempotency.ts';
import { onePage } from '../../platform/pages.ts';
import type { Platform } from '../../platform/platform.ts';
import { businessTypes } from '../choices/rules.ts';
import { createBusiness } from './jobs.ts';
import { checkCreation, fingerprintOf, hasEnded, mostBusinesses } from './rules.ts';
import * as store from './store.ts';

/** How long a question for a task that is under way is held, and how often the task is looked at; milliseconds. */
const longestHold = 2000;
const lookInterval = 100;

const publicForADay = ['cache-control', 'public, max-age=86400'] as const;

const refusalOfOneMore = (owned: number) =>
  owned >= mostBusinesses ? `An account may own ${mostBusinesses} businesses at most.` : null;

type OnboardingOperation =
  | 'listBusinessTypes'
  | 'listCountries'
  | 'getCountry'
  | 'createBusiness'
  | 'createPremiumBusiness'
  | 'addBusiness'
  | 'checkCreateStatus';

export const onboardingHandlers = (platform: Platform): Pick<Handlers, OnboardingOperation> => {
  const { clock, db, files, jobs } = platform;

  const keepLogo = async (tx: Tx, taskId: string, { path, filename, size, sha256, type }: UploadedFile) => {
    const storedAs = await files.keep(path);
    try {
      await store.setTaskLogo(tx, taskId, { storedAs, filename, size, sha256, type: type ?? '' });
    } catch (error) {
      await files.remove(storedAs);
      throw error;
    }
  };

  type Call = Parameters<Handlers['addBusiness']>[0];

  /** @param refusal why somebody who owns so many open businesses may not have one more; null when they may */
  const begin = async (
    operation: 'createBusiness' | 'createPremiumBusiness' | 'addBusiness',
    { tx, userId, body, file, idempotencyKey }: Call,
    refusal: (owned: number) => string | null,
  ) => {
    const logo = file('logo');
    const { input, problems } = checkCreation(body, logo);
    if (problems !== null) throw refuse.fields(problems);
    const now = clock.now();
    const fingerprint = fingerprintOf(body, logo?.sha256 ?? null);
    return once(tx, { userId, key: idempotencyKey, operation, fingerprint }, now, async () => {
      const taskId = await store.addTask(tx, { userId, input, now });
      if (taskId === null) throw refuse.conflict('Your business is being set up already.');
      // Asked after the task was added: until then, another creation may have ended.
      const reason = refusal(await store.countOwned(tx, userId));
      if (reason !== null) throw refuse.conflict(reason);
      await jobs.send(tx, createBusiness, { taskId, userId });
      if (logo !== null) await keepLogo(tx, taskId, logo);
      return { task_id: taskId };
    });
  };

  return {
    listBusinessTypes: async ({ reply }) => {
      reply.header(...publicForADay);
      return onePage([...businessTypes]);
    },

    listCountries: async ({ reply }) => {
      reply.header(...publicForADay);
      return onePage(countries.map(({ code, name, currency }) => ({ code, name, currency })));
    },

    getCountry: async ({ params, reply }) => {
      const country = findCountry(params.code);
      if (country === undefined) throw refuse.missing();
      reply.header(...publicForADay);
      const { code, name, currency, states } = country;
      return { code, name, currency, states };
    },

    createPremiumBusiness: (call) =>
      begin('createPremiumBusiness', call, (owned) => (owned > 0 ? 'This account has a business already.' : null)),

    createBusiness: (call) => begin('createBusiness', call, refusalOfOneMore),
    addBusiness: (call) => begin('addBusiness', call, refusalOfOneMore),

    checkCreateStatus: async ({ userId, body: { task_id } }) => {
      for (let held = 0; ; held += lookInterval) {
        const task = await db.read({ userId }, (tx) => store.readTask(tx, task_id, userId));
        if (task === undefined) throw refuse.missing();
        const { status, reason, businessId, name } = task;
        if (hasEnded(status) || held >= longestHold) {
          return { status, reason, data: status === 'SUCCESS' ? { business_id: businessId, name } : null };
        }
        await sleep(lookInterval);
      }
    },
  };
};
