/** Reminders of what is due by plans: each time has one of its own, which moves with its date and ends when it is done. */

import type { Tx } from '../../platform/database/database.ts';
import { remindersOf } from '../../platform/reminders/listing.ts';
import { attachReminder, createReminder, finishReminders } from '../../platform/reminders/reminders.ts';
import { daysBetween } from '../../platform/time/dates.ts';
import { aboutAsset } from '../reminders/store.ts';
import type { Pair } from './known.ts';

type Asking = { tx: Tx; businessId: string; now: Date };
/** What is due, as it is now and as it was. */
export type Moved = {
  id: string;
  pair: Pair;
  dueOn: string | null;
  turn: number;
  before: { dueOn: string | null; turn: number } | null;
};

export const subjectKind = 'plan';

/** A forecast moves a little with each reading: what was said of the day stays said within so many days. */
const slight = 7;

/** Nothing is due by these any more. */
export const endReminders = ({ tx, businessId, now }: Asking, ids: readonly string[]): Promise<void> =>
  finishReminders(tx, { businessId, kind: subjectKind, ids, now });

/** @param isAnew the plan reminds in another way than before */
export async function remind(asking: Asking, all: readonly Moved[], isAnew: boolean): Promise<void> {
  const { tx, businessId, now } = asking;
  const isOver = ({ before, turn, dueOn, pair }: Moved) =>
    isAnew || dueOn === null || pair.reminder === null || (before !== null && before.turn !== turn);
  await endReminders(
    asking,
    all.filter(isOver).map(({ id }) => id),
  );
  const ids = all.map(({ id }) => id);
  const known = await remindersOf(tx, businessId, subjectKind, ids, now);
  for (const one of all) {
    const { pair, dueOn, id } = one;
    if (dueOn === null || pair.reminder === null) continue;
    const kept = isOver(one) ? undefined : known.get(id);
    // A person has cancelled it: nobody is reminded this time.
    if (kept?.status === 'cancelled') continue;
    await attachReminder(tx, {
      businessId,
      id: kept?.id ?? (await set(asking, pair)),
      about: { kind: aboutAsset, id: pair.asset },
      dueOn,
      subject: { kind: subjectKind, id },
      title: `${pair.planName} of ${pair.assetName}`,
      link: `/assets?tab=asset-list&view=asset&id=${pair.asset}&part=maintenance`,
      isSlight: Math.abs(daysBetween(one.before?.dueOn ?? dueOn, dueOn)) < slight,
    });
  }
}

function set({ tx, businessId, now }: Asking, { asset, type, reminder, remindedBy }: Pair): Promise<string> {
  if (reminder === null || remindedBy === null) throw new Error('A plan without a reminder was asked to remind.');
  const {
    date,
    set_reminder: first,
    further_reminders: further = [],
    recipients,
    escalate_after: after = null,
  } = reminder;
  return createReminder(tx, {
    businessId,
    kind: type === 'inspection' ? type : 'service',
    about: { kind: aboutAsset, id: asset },
    now,
    offsets: [first, ...further].map((text) => Number.parseInt(text, 10)),
    timeOfDay: date,
    escalateAfter: after,
    recipients: recipients ?? { everyone: true, holder: false, people: [] },
    permission: 'access_assets',
    createdBy: remindedBy,
  });
}
