/** The notifications of a person. */
import type { Tx } from '../../platform/database.ts';
import type { Paging } from '../../platform/pages.ts';

/** A person in a business: what they were told is theirs alone. */
type Told = { businessId: string; userId: string };

/** A page of what a person was told, how much that is in all, and how much of it is unread. */
export async function listNotifications(tx: Tx, { businessId, userId }: Told, { page, pageSize }: Paging) {
  const [counted, notifications] = await Promise.all([
    tx.query<{ count: number; unread: number }>(
      `select
         (select count(*)::int from notifications where business_id = $1 and user_id = $2) as count,
         (select count(*)::int from notifications where business_id = $1 and user_id = $2 and read_at is null) as unread`,
      [businessId, userId],
    ),
    tx.query<{ id: string; text: string; link: string | null; created_at: Date; read_at: Date | null }>(
      `select id, text, link, created_at, read_at from notifications where business_id = $1 and user_id = $2
       order by id desc limit $3 offset $4`,
      [businessId, userId, pageSize, (page - 1) * pageSize],
    ),
  ]);
  return { count: counted[0]?.count ?? 0, unread: counted[0]?.unread ?? 0, notifications };
}

/** False when there is no such one. */
export async function markRead(tx: Tx, { businessId, userId }: Told, id: string, now: Date): Promise<boolean> {
  const marked = await tx.query(
    `update notifications set read_at = coalesce(read_at, $4) where business_id = $1 and user_id = $2 and id = $3
     returning 1`,
    [businessId, userId, id, now],
  );
  return marked.length === 1;
}

/** All up to one, that one included. */
export async function markAllRead(tx: Tx, { businessId, userId }: Told, upTo: string, now: Date): Promise<void> {
  await tx.query(
    `update notifications set read_at = $4
     where business_id = $1 and user_id = $2 and id <= $3 and read_at is null`,
    [businessId, userId, upTo, now],
  );
}

/** In a transaction that speaks for nobody, to which the rows show only what is old enough. */
export async function removeOldNotifications(tx: Tx): Promise<void> {
  await tx.query('delete from notifications');
}
