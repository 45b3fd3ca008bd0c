/**
 * Tells many employees something: in the app, and by mail. It is sent in steps by a job, each with its place stored, so that
 * a worker that dies repeats no mail and leaves nobody out.
 */
import { findBusinessName, listMembersAmong, type Person } from '../../directory/directory.ts';
import type { Job, Jobs } from '../../platform/background-jobs/background-jobs.ts';
import type { Tx } from '../../platform/database/database.ts';
import { notify } from '../../platform/notifications.ts';
import type { Platform } from '../../platform/platform.ts';
import { staffMail } from './mails.ts';
import * as store from './store.ts';
import { type Telling, tellings } from './tellings.ts';

const name = 'hr.staff-mailing';
/** People whom one transaction tells. */
const atOnce = 200;

type Started = { businessId: string; id: string };

/** Begins to tell those whom it concerns when the transaction is committed. */
export async function startMailing(tx: Tx, jobs: Jobs, mailing: store.NewMailing): Promise<void> {
  const id = await store.addMailing(tx, mailing);
  await jobs.send(tx, name, { businessId: mailing.businessId, id } satisfies Started);
}

type Round = { businessId: string; telling: Telling; members: readonly Person[] };

export const mailingJob = ({ db, clock, config, mail }: Platform): Job<Started> => {
  async function tell(tx: Tx, { businessId, telling, members }: Round): Promise<void> {
    const { occasion, text, link, mailed } = telling;
    const userIds = members.map(({ id }) => id);
    await notify(tx, { businessId, userIds, occasion, text, link, now: clock.now() });
    if (mailed === null) return;
    const business = await findBusinessName(tx, businessId);
    for (const { email: to } of members)
      await mail.send(tx, staffMail(config.publicUrl, { to, subject: text, before: mailed(business), link }));
  }

  /** @returns whether everybody was told */
  const tellSome = ({ businessId, id }: Started): Promise<boolean> =>
    db.as({ businessId }, async (tx) => {
      const mailing = await store.claimMailing(tx, businessId, id);
      if (mailing === undefined) return true;
      const telling = await tellings[mailing.kind](tx, businessId, mailing);
      const people = (await telling?.next(mailing.afterId, atOnce)) ?? [];
      const last = people.at(-1);
      if (telling === null || last === undefined) {
        await store.endMailing(tx, businessId, id);
        return true;
      }
      const userIds = people.flatMap(({ userId }) => userId ?? []);
      await tell(tx, { businessId, telling, members: await listMembersAmong(tx, businessId, userIds) });
      await store.moveMailing(tx, businessId, id, last.id);
      return false;
    });

  return {
    name,
    retries: 'for hours',
    work: async (started) => {
      while (!(await tellSome(started)));
    },
  };
};
