/** What a run says, and to whom it was said: the writes of server/shell/reminders. The transaction must have entered the business. */
import type { Permission } from '../contract.ts';
import type { Tx } from '../database/database.ts';
import { momentsOf, type Schedule, speak } from './schedule.ts';

/** In a transaction that speaks for nobody. */
export async function businessesToRemind(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx.query<{ id: string }>('select id from businesses_to_remind($1) as id', [now]);
  return rows.map(({ id }) => id);
}

/** Runs of one business take turns. */
export async function lockRun(tx: Tx, businessId: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('reminders ' || $1, 0))", [businessId]);
}

export type Speaking = {
  id: string;
  kind: string;
  aboutKind: string;
  aboutId: string;
  title: string;
  link: string;
  permission: Permission;
  everyone: boolean;
  holder: boolean;
  people: string[];
  /** Whether it, or what it is about, is sample data: it is not said. */
  isSample: boolean;
  dueOn: string;
  /** From today where the business is; negative after the due date. */
  daysLeft: number;
  /** Of the moment that speaks; negative when it escalates. */
  offset: number;
  next: Date | null;
};

type Row = Omit<Speaking, 'offset' | 'next'> & Schedule & { said: number | null };

const columns = `r.id, r.kind, r.about_kind as "aboutKind", r.about_id as "aboutId", r.title, r.link, r.permission,
  r.to_everyone as everyone, r.to_holder as holder, r.to_user_ids as people, r.due_on::text as "dueOn",
  exists (select from sample_rows o where o.business_id = r.business_id and o.fate = 'sample'
    and o.key in (r.id::text, r.about_id::text, r.subject_id::text)) as "isSample",
  r.due_on - ($2::timestamptz at time zone s.time_zone)::date as "daysLeft", r.offsets,
  to_char(r.time_of_day, 'HH24:MI') as "timeOfDay", r.escalate_after as "escalateAfter", s.time_zone as "timeZone",
  r.said_offset as said`;
const open = `reminders r join business_settings s on s.business_id = r.business_id
  join businesses b on b.id = r.business_id and b.closed_at is null
  where r.business_id = $1 and not r.is_paused`;

function speaking(row: Row, until: Date): Speaking[] {
  const { said, ...reminder } = row;
  const { say, next } = speak(momentsOf(reminder), said, until);
  return say === null ? [] : [{ ...reminder, offset: say.offset, next }];
}

/** What has come to be said, the earliest first, locked until the transaction ends. None in a business that is closed. */
export async function claimDue(tx: Tx, businessId: string, now: Date, limit: number): Promise<Speaking[]> {
  const rows = await tx.query<Row>(
    `select ${columns} from ${open} and r.next_at <= $2 order by r.next_at, r.id limit $3 for update of r`,
    [businessId, now, limit],
  );
  return rows.flatMap((row) => speaking(row, now));
}

/** What comes to be said in the rest of the day where the business is. */
export async function listLaterToday(tx: Tx, businessId: string, now: Date, limit: number): Promise<Speaking[]> {
  const midnight = `(($2::timestamptz at time zone s.time_zone)::date + 1)::timestamp at time zone s.time_zone`;
  const rows = await tx.query<Row & { midnight: Date }>(
    `select ${columns}, ${midnight} as midnight from ${open} and r.next_at > $2 and r.next_at < ${midnight}
     order by r.next_at, r.id limit $3`,
    [businessId, now, limit],
  );
  return rows.flatMap(({ midnight: end, ...row }) => speaking(row, new Date(end.getTime() - 1)));
}

/** What was said stays said, and the reminder waits for its next moment. */
export async function markSaid(tx: Tx, businessId: string, said: readonly Speaking[]): Promise<void> {
  await tx.query(
    `update reminders r set said_offset = done.said_offset, next_at = done.next_at
     from unnest($2::uuid[], $3::smallint[], $4::timestamptz[]) as done (id, said_offset, next_at)
     where r.business_id = $1 and r.id = done.id`,
    [businessId, said.map(({ id }) => id), said.map(({ offset }) => offset), said.map(({ next }) => next)],
  );
}

export type Channel = 'app' | 'mail';
export type Delivery = { reminder: Speaking; userId: string; channel: Channel };

/** @returns those that had not been made before: only they may reach the person */
export async function addDeliveries(
  tx: Tx,
  businessId: string,
  deliveries: readonly Delivery[],
  now: Date,
): Promise<Delivery[]> {
  if (deliveries.length === 0) return [];
  const added = await tx.query<{ id: string; userId: string; channel: Channel }>(
    `insert into reminder_deliveries (business_id, reminder_id, due_on, offset_days, user_id, channel, said_at)
     select $1, reminder_id, due_on, offset_days, user_id, channel, $2
     from unnest($3::uuid[], $4::date[], $5::smallint[], $6::uuid[], $7::text[])
       as given (reminder_id, due_on, offset_days, user_id, channel)
     on conflict do nothing returning reminder_id as id, user_id as "userId", channel`,
    [
      ...[businessId, now, deliveries.map(({ reminder }) => reminder.id)],
      ...[deliveries.map(({ reminder }) => reminder.dueOn), deliveries.map(({ reminder }) => reminder.offset)],
      ...[deliveries.map(({ userId }) => userId), deliveries.map(({ channel }) => channel)],
    ],
  );
  const keyOf = (id: string, userId: string, channel: Channel) => `${id} ${userId} ${channel}`;
  const keys = new Set(added.map(({ id, userId, channel }) => keyOf(id, userId, channel)));
  return deliveries.filter(({ reminder, userId, channel }) => keys.has(keyOf(reminder.id, userId, channel)));
}
