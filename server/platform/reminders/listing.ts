/** Reads reminders, with the status that people see: it follows from the day where the business is. */
import type { Permission } from '../contract.ts';
import type { Tx } from '../database/database.ts';
import { type PageQuery, selectPage } from '../database/lists.ts';

type ReminderStatus = 'pending' | 'upcoming' | 'overdue' | 'cancelled';
export type ReminderRow = {
  id: string;
  kind: string;
  aboutId: string;
  title: string | null;
  link: string | null;
  dueOn: string | null;
  /** Negative after the due date. */
  daysLeft: number | null;
  /** The first of them first. */
  offsets: number[];
  timeOfDay: string;
  escalateAfter: number | null;
  everyone: boolean;
  holder: boolean;
  people: string[];
  status: ReminderStatus;
};

/** @param now the place of the time among the parameters */
const todayAt = (now: string) => `(${now}::timestamptz at time zone s.time_zone)::date`;
const upcomingAt = (now: string) => `r.due_on >= ${todayAt(now)} and r.due_on - r.offsets[1] <= ${todayAt(now)}`;
const statusAt = (now: string) => `case when r.cancelled_at is not null then 'cancelled'
  when r.due_on < ${todayAt(now)} then 'overdue' when ${upcomingAt(now)} then 'upcoming' else 'pending' end`;
const columnsAt = (now: string) => `r.id, r.kind, r.about_id as "aboutId", r.title, r.link, r.due_on::text as "dueOn",
  r.due_on - ${todayAt(now)} as "daysLeft", r.offsets, to_char(r.time_of_day, 'HH24:MI') as "timeOfDay",
  r.escalate_after as "escalateAfter", r.to_everyone as everyone, r.to_holder as holder, r.to_user_ids as people,
  ${statusAt(now)} as status`;
const joined = 'reminders r join business_settings s on s.business_id = r.business_id';

export type Filter = PageQuery & {
  kind?: string | undefined;
  aboutId?: string | undefined;
  status?: Exclude<ReminderStatus, 'cancelled'> | undefined;
  /** Days from today where the business is. */
  dueWithin?: number | undefined;
};

/** Of what is due and neither done nor cancelled: what is due first comes first. */
export const listReminders = (tx: Tx, businessId: string, aboutKind: string, filter: Filter, now: Date) =>
  selectPage<ReminderRow>(tx, filter, {
    columns: columnsAt('$3'),
    from: `${joined} where r.business_id = $1 and r.about_kind = $2 and r.due_on is not null and r.cancelled_at is null
      and r.done_at is null and not r.is_paused and ($4::text is null or r.kind = $4) and ($5::uuid is null or r.about_id = $5)
      and case $6::text when 'overdue' then r.due_on < ${todayAt('$3')} when 'upcoming' then ${upcomingAt('$3')}
        when 'pending' then r.due_on - r.offsets[1] > ${todayAt('$3')} else true end
      and ($7::int is null or r.due_on <= ${todayAt('$3')} + $7::int)`,
    values: [
      businessId,
      aboutKind,
      now,
      filter.kind ?? null,
      filter.aboutId ?? null,
      filter.status ?? null,
      filter.dueWithin ?? null,
    ],
    orderBy: 'r.due_on, r.id',
  });

export async function findReminder(
  tx: Tx,
  businessId: string,
  id: string,
  now: Date,
): Promise<ReminderRow | undefined> {
  const [found] = await tx.query<ReminderRow>(
    `select ${columnsAt('$3')} from ${joined} where r.business_id = $1 and r.id = $2 and r.done_at is null`,
    [businessId, id, now],
  );
  return found;
}

/** How the open reminder of a thing was set. */
export type ReminderSettings = Pick<
  ReminderRow,
  'id' | 'kind' | 'offsets' | 'timeOfDay' | 'escalateAfter' | 'everyone' | 'holder' | 'people'
> & { permission: Permission };

export async function findSettingsOf(
  tx: Tx,
  businessId: string,
  { kind, id }: { kind: string; id: string },
): Promise<ReminderSettings | undefined> {
  const [found] = await tx.query<ReminderSettings>(
    `select id, kind, offsets, to_char(time_of_day, 'HH24:MI') as "timeOfDay", escalate_after as "escalateAfter", permission,
       to_everyone as everyone, to_holder as holder, to_user_ids as people
     from reminders where business_id = $1 and subject_kind = $2 and subject_id = $3 and cancelled_at is null and done_at is null
     order by id desc limit 1`,
    [businessId, kind, id],
  );
  return found;
}

/** What the things that are due say of their reminder; `ReminderSummary` of the contract. */
export type ReminderSummary = { id: string; set_reminder: string; date: string; status: ReminderStatus };

/** As the contract writes an offset: `5d`. */
export const offsetText = (offset: number): string => `${offset}d`;

/** By the id of what is due: its reminder that is not finished, the newest where an older one was cancelled. One statement. */
export async function remindersOf(
  tx: Tx,
  businessId: string,
  subjectKind: string,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, ReminderSummary>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.query<ReminderSummary & { subjectId: string; offset: number }>(
    `select distinct on (r.subject_id) r.subject_id as "subjectId", r.id, r.offsets[1] as offset,
       to_char(r.time_of_day, 'HH24:MI') as date, ${statusAt('$4')} as status
     from ${joined}
     where r.business_id = $1 and r.subject_kind = $2 and r.subject_id = any($3) and r.done_at is null
     order by r.subject_id, r.id desc`,
    [businessId, subjectKind, ids, now],
  );
  return new Map(
    rows.map(({ subjectId, offset, id, date, status }) => [
      subjectId,
      { id, set_reminder: offsetText(offset), date, status },
    ]),
  );
}
