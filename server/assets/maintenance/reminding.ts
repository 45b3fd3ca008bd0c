/** Reminders of services that are due, each by the entry of the service before. */
import type { components } from '../../../openapi/generated/contract.ts';
import { serviceTitle } from '../../../rules/due/due.ts';
import { todayIn } from '../../directory/business-day.ts';
import type { Asking } from '../../platform/asking.ts';
import type { Tx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/errors.ts';
import { remindersOf } from '../../platform/reminders/listing.ts';
import { attachReminder, finishReminder } from '../../platform/reminders/reminders.ts';
import { aboutAsset } from '../reminders/store.ts';
import { claimMaintenance, findMaintenance, type Row } from './store.ts';

/** What the reminder engine and the store of files call an entry. */
export const subjectKind = 'maintenance' as const;
type Summary = components['schemas']['ReminderSummary'];

/** By the id of their entry. */
export const remindersOfEntries = (
  tx: Tx,
  businessId: string,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, Summary>> => remindersOf(tx, businessId, subjectKind, ids, now);

/** Nothing is due by these entries any more. */
export async function endReminders({ tx, businessId, now }: Asking, ids: readonly string[]): Promise<void> {
  for (const id of ids) await finishReminder(tx, { businessId, subject: { kind: subjectKind, id }, now });
}

/**
 * Sets the reminder of an entry where one is given, and moves the one that it has with its due date.
 * @throws 400 without a date of which to remind, and for a reminder that is not there or of another asset
 */
export async function remindOf(asking: Asking, entry: Row, given: string | undefined): Promise<void> {
  const { tx, businessId, now } = asking;
  if (given !== undefined && entry.due_date === null)
    throw refuse.fields({ due_date: ['Say when it is due to be reminded.'] });
  const known = (await remindersOfEntries(tx, businessId, [entry.id], now)).get(entry.id);
  const kept = known === undefined || known.status === 'cancelled' ? undefined : known.id;
  const id = given ?? kept;
  if (kept !== undefined && (entry.status === null || kept !== id)) await endReminders(asking, [entry.id]);
  // What a later service has ended is not due.
  if (entry.due_date === null || entry.status === null || id === undefined) return;
  const isAttached = await attachReminder(tx, {
    businessId,
    id,
    about: { kind: aboutAsset, id: entry.asset },
    subject: { kind: subjectKind, id: entry.id },
    dueOn: entry.due_date,
    title: `${serviceTitle(entry.notes)} of ${entry.asset_name}`,
    link: `/assets?tab=asset-list&view=asset&id=${entry.asset}&part=maintenance`,
  });
  if (!isAttached) throw refuse.fields({ reminder: ['This reminder is gone. Set it again.'] });
}

/**
 * A new reminder of a service that is due by an entry which is there already, in the place of the one that it has.
 * @throws 400 for an entry that is gone, of another asset, or by which nothing is due
 */
export async function remindOfKnown(asking: Asking, assetId: string, id: string, reminder: string): Promise<void> {
  const { tx, businessId, now } = asking;
  await claimMaintenance(tx, businessId, id);
  const entry = await findMaintenance(tx, businessId, id, await todayIn(tx, businessId, now));
  if (entry?.asset !== assetId) throw refuse.fields({ maintenance: ['This maintenance is no longer there.'] });
  if (entry.status === null) throw refuse.fields({ maintenance: ['No next service is due by this maintenance.'] });
  await remindOf(asking, entry, reminder);
}
