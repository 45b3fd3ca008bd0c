/**
 * Reminders of what has to be done by a day: the one engine of all domains, and the only writer of their table. A domain
 * creates a reminder, attaches it to what is due (a document, a service), and finishes it when that is done, renewed or gone.
 * Every transaction must have entered the business. Words of people (`kind`, `title`) are the domain's.
 */
import type { Permission } from '../contract.ts';
import type { Tx } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import { lockRun } from './deliveries.ts';
import { momentsOf, type Schedule, speak } from './schedule.ts';

export type Thing = { kind: string; id: string };
/** Who hears of a reminder, of the members who have its permission; its holder hears of it without. */
type Recipients = { everyone: boolean; holder: boolean; people: readonly string[] };

export type NewReminder = {
  businessId: string;
  /** What has to be done, such as `document_renewal`. */
  kind: string;
  /** The thing that has what is due, such as an asset. */
  about: Thing;
  /** Days before the due date; 0 is the day itself. */
  offsets: readonly number[];
  /** `08:30`, where the business is. */
  timeOfDay: string;
  /** So many days after the due date the owner hears of it as well; null for never. */
  escalateAfter: number | null;
  recipients: Recipients;
  permission: Permission;
  createdBy: string;
  now: Date;
};

const descending = (offsets: readonly number[]): number[] => [...new Set(offsets)].sort((one, other) => other - one);

/** @returns the id of a reminder that says nothing until it is attached; it is deleted when that is not done in a day */
export async function createReminder(tx: Tx, given: NewReminder): Promise<string> {
  const id = newId();
  const { businessId, kind, about, offsets, timeOfDay, escalateAfter, recipients, permission, createdBy, now } = given;
  await tx.query(
    `insert into reminders (business_id, id, kind, about_kind, about_id, offsets, time_of_day, escalate_after, permission,
       to_everyone, to_holder, to_user_ids, created_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      ...[businessId, id, kind, about.kind, about.id, descending(offsets), timeOfDay, escalateAfter, permission],
      ...[recipients.everyone, recipients.holder, recipients.people, createdBy, now],
    ],
  );
  return id;
}

export type Attachment = {
  businessId: string;
  id: string;
  about: Thing;
  /** What is due. */
  subject: Thing;
  /** `2026-03-02`. */
  dueOn: string;
  /** What is due in a few words, before `is due in 3 days`: `Insurance of Toyota Hilux`. */
  title: string;
  /** The path of the app that shows it, to whom it was set for: a reminder that has one keeps it. */
  link: string;
  /** The date is only put right, as a forecast is: what was said of it stays said. */
  isSlight?: boolean;
};

type Kept = Omit<Schedule, 'dueOn'> & { dueOn: string | null; said: number | null };

const schedule = `r.offsets, to_char(r.time_of_day, 'HH24:MI') as "timeOfDay", r.escalate_after as "escalateAfter",
  s.time_zone as "timeZone", r.due_on::text as "dueOn", r.said_offset as said`;

/** The first moment that was not said, be it in the past: then the next run says it. */
const nextOf = (kept: Schedule, said: number | null) => speak(momentsOf(kept), said, new Date(0)).next;

/**
 * Attaches a reminder to what is due, or tells it the new date or title of that. A new date begins anew, unless it is a
 * slight change.
 * @returns false when there is no such reminder, when it was cancelled or finished, or when it is of something else
 */
export async function attachReminder(tx: Tx, given: Attachment): Promise<boolean> {
  const { businessId, id, about, subject, dueOn, title, link, isSlight = false } = given;
  const [kept] = await tx.query<Kept>(
    `select ${schedule} from reminders r join business_settings s on s.business_id = r.business_id
     where r.business_id = $1 and r.id = $2 and r.about_kind = $3 and r.about_id = $4 and r.cancelled_at is null
       and r.done_at is null and (r.subject_id is null or (r.subject_kind = $5 and r.subject_id = $6))
     for update of r`,
    [businessId, id, about.kind, about.id, subject.kind, subject.id],
  );
  if (kept === undefined) return false;
  const said = kept.dueOn === dueOn || isSlight ? kept.said : null;
  const next = nextOf({ ...kept, dueOn }, said);
  await tx.query(
    `update reminders set subject_kind = $3, subject_id = $4, due_on = $5, title = $6, link = coalesce(link, $7),
       said_offset = $8, next_at = $9
     where business_id = $1 and id = $2`,
    [businessId, id, subject.kind, subject.id, dueOn, title, link, said, next],
  );
  return true;
}

export type ReminderChange = { businessId: string; id: string } & Pick<
  NewReminder,
  'kind' | 'offsets' | 'timeOfDay' | 'escalateAfter' | 'recipients'
>;

/** Locks a reminder until the transaction ends. */
export async function claimReminder(tx: Tx, businessId: string, id: string): Promise<void> {
  await tx.query('select from reminders where business_id = $1 and id = $2 for update', [businessId, id]);
}

/**
 * Changes when a reminder speaks, and to whom. What was said is not said again; a moment that has passed unsaid is said by
 * the next run.
 * @returns false when there is none that is open
 */
export async function changeReminder(tx: Tx, given: ReminderChange): Promise<boolean> {
  const { businessId, id, kind, timeOfDay, escalateAfter, recipients } = given;
  const offsets = descending(given.offsets);
  const [kept] = await tx.query<Kept>(
    `select ${schedule} from reminders r join business_settings s on s.business_id = r.business_id
     where r.business_id = $1 and r.id = $2 and r.cancelled_at is null and r.done_at is null for update of r`,
    [businessId, id],
  );
  if (kept === undefined) return false;
  const { dueOn, said } = kept;
  const next = dueOn === null ? null : nextOf({ ...kept, dueOn, offsets, timeOfDay, escalateAfter }, said);
  await tx.query(
    `update reminders set kind = $3, offsets = $4, time_of_day = $5, escalate_after = $6, to_everyone = $7, to_holder = $8,
       to_user_ids = $9, next_at = $10 where business_id = $1 and id = $2`,
    [
      ...[businessId, id, kind, offsets, timeOfDay, escalateAfter],
      ...[recipients.everyone, recipients.holder, recipients.people, next],
    ],
  );
  return true;
}

/** The business moved to another time zone: what waits speaks at the same time of day there. */
export async function rescheduleReminders(tx: Tx, businessId: string): Promise<void> {
  // A run that began before the move reads the old zone.
  await lockRun(tx, businessId);
  const waiting = await tx.query<Schedule & { id: string; said: number | null }>(
    `select r.id, ${schedule} from reminders r join business_settings s on s.business_id = r.business_id
     where r.business_id = $1 and r.next_at is not null for update of r`,
    [businessId],
  );
  await tx.query(
    `update reminders r set next_at = moved.next_at from unnest($2::uuid[], $3::timestamptz[]) as moved (id, next_at)
     where r.business_id = $1 and r.id = moved.id`,
    [businessId, waiting.map(({ id }) => id), waiting.map((one) => nextOf(one, one.said))],
  );
}

/** What was due is done, renewed or gone: whatever reminds of it is silent from now on. */
export const finishReminder = (
  tx: Tx,
  { businessId, subject: { kind, id }, now }: { businessId: string; subject: Thing; now: Date },
): Promise<void> => finishReminders(tx, { businessId, kind, ids: [id], now });

/** The same for many subjects of one kind. */
export async function finishReminders(tx: Tx, { businessId, kind, ids, now }: Things & { now: Date }): Promise<void> {
  if (ids.length === 0) return;
  await tx.query(
    `update reminders set done_at = $4, next_at = null
     where business_id = $1 and subject_kind = $2 and subject_id = any($3) and done_at is null and cancelled_at is null`,
    [businessId, kind, ids, now],
  );
}

type Cancelled = { about: Thing; title: string | null };

/** @returns what the reminder was of; undefined when there is none that could be cancelled */
export async function cancelReminder(
  tx: Tx,
  { businessId, id, now }: { businessId: string; id: string; now: Date },
): Promise<Cancelled | undefined> {
  const [cancelled] = await tx.query<Cancelled>(
    `update reminders set cancelled_at = $3, next_at = null
     where business_id = $1 and id = $2 and cancelled_at is null and done_at is null
     returning json_build_object('kind', about_kind, 'id', about_id) as about, title`,
    [businessId, id, now],
  );
  return cancelled;
}

type Things = { businessId: string; kind: string; ids: readonly string[] };

/** Silences what is about things that were put aside, such as into a bin, or lets it speak again. */
export async function pauseReminders(tx: Tx, { businessId, kind, ids }: Things, isPaused: boolean): Promise<void> {
  await tx.query(
    'update reminders set is_paused = $4 where business_id = $1 and about_kind = $2 and about_id = any($3)',
    [businessId, kind, ids, isPaused],
  );
}

/** Deletes what is about things that are gone for ever. */
export async function removeReminders(tx: Tx, { businessId, kind, ids }: Things): Promise<void> {
  await tx.query('delete from reminders where business_id = $1 and about_kind = $2 and about_id = any($3)', [
    businessId,
    kind,
    ids,
  ]);
}

/** Deletes what was created more than a day ago and never attached; in a transaction that speaks for nobody. */
export async function removeUnattached(tx: Tx): Promise<void> {
  await tx.query('delete from reminders');
}
