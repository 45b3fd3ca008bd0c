/** The secret addresses under which calendars read what members are reminded of, and what stands in them. */
import type { Permission } from '../contract.ts';
import type { Database, Tx } from '../database/database.ts';

/** Those that are due nearest to today; nobody reads a calendar with more. */
const mostEvents = 2000;

export type Feed = { createdAt: Date; readAt: Date | null };

export async function findFeed(tx: Tx, businessId: string, userId: string): Promise<Feed | undefined> {
  const [found] = await tx.query<Feed>(
    `select created_at as "createdAt", read_at as "readAt" from calendar_feeds where business_id = $1 and user_id = $2`,
    [businessId, userId],
  );
  return found;
}

/** The address before it, if there was one, leads nowhere from now on. */
export async function replaceFeed(
  tx: Tx,
  { businessId, userId, digest, now }: { businessId: string; userId: string; digest: Buffer; now: Date },
): Promise<void> {
  await tx.query(
    `insert into calendar_feeds (business_id, user_id, token_digest, created_at) values ($1, $2, $3, $4)
     on conflict (business_id, user_id) do update set token_digest = $3, created_at = $4, read_at = null`,
    [businessId, userId, digest, now],
  );
}

export async function removeFeed(tx: Tx, businessId: string, userId: string): Promise<void> {
  await tx.query('delete from calendar_feeds where business_id = $1 and user_id = $2', [businessId, userId]);
}

/** Whose feed it is; for calendars, which are signed in nowhere. */
export async function findFeedOwner(db: Database, digest: Buffer) {
  const [found] = await db.system((tx) =>
    tx.query<{ businessId: string; userId: string }>(
      'select business_id as "businessId", user_id as "userId" from calendar_feed_of($1)',
      [digest],
    ),
  );
  return found;
}

/** A calendar asked; it is noted once an hour at most. */
export async function noteReading(tx: Tx, businessId: string, userId: string, now: Date): Promise<void> {
  await tx.query(
    `update calendar_feeds set read_at = $3
     where business_id = $1 and user_id = $2 and (read_at is null or read_at < $3::timestamptz - interval '1 hour')`,
    [businessId, userId, now],
  );
}

export type Due = {
  id: string;
  aboutKind: string;
  aboutId: string;
  permission: Permission;
  title: string;
  link: string;
  dueOn: string;
  createdAt: Date;
};

/**
 * What is due and open: all that these permissions let a person see, and what its holder hears of. The last first, so that a
 * feed is the same text until something changes.
 */
export const listDue = (
  tx: Tx,
  businessId: string,
  permissions: readonly Permission[] | 'all',
  today: string,
): Promise<Due[]> =>
  tx.query<Due>(
    `select id, about_kind as "aboutKind", about_id as "aboutId", permission, title, link, due_on::text as "dueOn",
       created_at as "createdAt"
     from (
       select * from reminders
       where business_id = $1 and due_on is not null and cancelled_at is null and done_at is null and not is_paused
         and ($2::text[] is null or permission = any($2) or to_holder)
       order by abs(due_on - $4::date), id limit $3
     ) as nearest
     order by due_on desc, id desc`,
    [businessId, permissions === 'all' ? null : permissions, mostEvents, today],
  );
