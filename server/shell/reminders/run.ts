/**
 * Says what has come to be said, every few minutes: in the app at its moment, and by one mail a day to each person, which
 * brings what comes later that day along. What is said is stored with what sends it, so that it is said once, whoever is
 * killed; see server/platform/reminders for when a reminder speaks.
 */
import { findBusinessName, listAudience } from '../../directory/directory.ts';
import type { Job } from '../../platform/background-jobs/background-jobs.ts';
import { forEach } from '../../platform/background-jobs/each.ts';
import type { Tx } from '../../platform/database/database.ts';
import { notifyAll } from '../../platform/notifications.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from '../../platform/reminders/deliveries.ts';
import { listPreferences, type Preference } from '../../platform/reminders/preferences.ts';
import { isFor } from '../../platform/security/audience.ts';
import type { Services } from '../../plug/services.ts';
import { channelsOf, listenersOf, type Member } from './audience.ts';
import { reminderMail } from './mails.ts';
import { sentenceOf } from './words.ts';

/** Reminders that one transaction says. */
const atOnce = 2000;

type Asking = { tx: Tx; businessId: string; now: Date };
type Holders = ReadonlyMap<string, string>;

/** The members who have the things that these reminders are about, by the id of the thing. */
async function holdersOf(
  services: Services,
  { tx, businessId }: Asking,
  reminders: readonly store.Speaking[],
): Promise<Holders> {
  const found = new Map<string, string>();
  for (const [kind, find] of Object.entries(services.holders)) {
    const ids = reminders.filter(({ holder, aboutKind }) => holder && aboutKind === kind).map(({ aboutId }) => aboutId);
    if (ids.length > 0) for (const [id, userId] of await find(tx, businessId, ids)) found.set(id, userId);
  }
  return found;
}

type Heard = (reminder: store.Speaking) => store.Delivery[];

/** By person and kind, as `${userId} ${kind}`. */
type Preferences = ReadonlyMap<string, Preference>;

async function preferencesOf({ tx, businessId }: Asking, members: readonly Member[]): Promise<Preferences> {
  const chosen = await listPreferences(
    tx,
    businessId,
    members.map(({ id }) => id),
  );
  return new Map(chosen.map((one) => [`${one.userId} ${one.kind}`, one]));
}

/** Whom a reminder reaches, and how. A reminder of the sample reaches no one. */
const hearing =
  (members: readonly Member[], holders: Holders, preferences: Preferences): Heard =>
  (reminder) =>
    (reminder.isSample ? [] : listenersOf(reminder, members, holders.get(reminder.aboutId) ?? null)).flatMap(
      ({ id: userId }) =>
        channelsOf(preferences.get(`${userId} ${reminder.kind}`)).map((channel) => ({ reminder, userId, channel })),
    );

export const remindJob = ({ config, clock, db, mail }: Platform, services: Services): Job<object> => {
  /** @returns how many reminders were said */
  const sayDue = (businessId: string, now: Date) =>
    db.as({ businessId }, async (tx) => {
      const asking = { tx, businessId, now };
      // What is sent together runs in its order and in one flight; a run is mostly flights. The lock comes first.
      const [, due, later, members] = await Promise.all([
        store.lockRun(tx, businessId),
        store.claimDue(tx, businessId, now, atOnce),
        store.listLaterToday(tx, businessId, now, atOnce),
        listAudience(tx, businessId),
      ]);
      if (due.length === 0) return 0;
      const [business, holders, preferences] = await Promise.all([
        findBusinessName(tx, businessId),
        holdersOf(services, asking, [...due, ...later]),
        preferencesOf(asking, members),
      ]);
      const heardBy = hearing(members, holders, preferences);
      const said = await store.addDeliveries(tx, businessId, due.flatMap(heardBy), now);
      const mailed = new Set(said.filter(({ channel }) => channel === 'mail').map(({ userId }) => userId));
      const alongside = later
        .flatMap(heardBy)
        .filter(({ userId, channel }) => channel === 'mail' && mailed.has(userId));
      const letters = [...said, ...(await store.addDeliveries(tx, businessId, alongside, now))];
      const known = new Map(members.map((member) => [member.id, member]));
      /** Whoever may not open it is not led there. */
      const linkFor = ({ reminder, userId }: store.Delivery) => {
        const member = known.get(userId);
        return member !== undefined && isFor(reminder.permission, member) ? reminder.link : null;
      };
      const notifications = said.filter(({ channel }) => channel === 'app');
      const notified = notifyAll(
        tx,
        businessId,
        notifications.map((delivery) => ({
          userId: delivery.userId,
          occasion: `reminder:${delivery.reminder.id}:${delivery.reminder.dueOn}:${delivery.reminder.offset}`,
          text: sentenceOf(delivery.reminder),
          link: linkFor(delivery),
        })),
        now,
      );
      const byMail = Map.groupBy(
        letters.filter(({ channel }) => channel === 'mail'),
        ({ userId }) => userId,
      );
      const mails = [...byMail].map(([userId, own]) => {
        const items = own
          .map((letter) => ({ ...letter.reminder, link: linkFor(letter) }))
          .sort((one, other) => one.daysLeft - other.daysLeft);
        const to = known.get(userId)?.email;
        return to === undefined
          ? null
          : mail.send(tx, reminderMail({ publicUrl: config.publicUrl, to, business, items }));
      });
      await Promise.all([notified, ...mails, store.markSaid(tx, businessId, due)]);
      return due.length;
    });

  return {
    name: 'shell.remind',
    retries: 3,
    schedule: '*/5 * * * *',
    limit: 900,
    // One business at a time leaves the database to the people who use it meanwhile. A large one waits for its next turn.
    work: async (_, { signal }) => {
      const now = clock.now();
      let waiting = await db.system((tx) => store.businessesToRemind(tx, now));
      while (waiting.length > 0) {
        const more: string[] = [];
        const sayNext = async (businessId: string) => {
          if ((await sayDue(businessId, now)) === atOnce) more.push(businessId);
        };
        await forEach(waiting, sayNext, signal);
        waiting = more;
      }
    },
  };
};
