/** The notifications of a person. */
import { countRows } from '../../platform/counts.ts';
import type { Tx } from '../../platform/database.ts';
import { type PageQuery, selectPage } from '../../platform/lists.ts';

/** A person in a business: nobody else reads their notifications. */
type Recipient = { businessId: string; userId: string };

type NotificationRow = { id: string; text: string; link: string | null; created_at: Date; read_at: Date | null };

/** The notifications of a person, the newest first. */
export const listNotifications = (tx: Tx, { businessId, userId }: Recipient, query: PageQuery) =>
  selectPage<NotificationRow>(tx, query, {
    columns: 'id, text, link, created_at, read_at',
    from: 'notifications where business_id = $1 and user_id = $2',
    values: [businessId, userId],
    orderBy: 'id desc',
  });

export const countUnread = (tx: Tx, { businessId, userId }: Recipient): Promise<number> =>
  countRows(
    tx,
    'select count(*)::int as count from notifications where business_id = $1 and user_id = $2 and read_at is null',
    [businessId, userId],
  );

/** False when there is no such one. */
export async function markRead(tx: Tx, { businessId, userId }: Recipient, id: string, now: Date): Promise<boolean> {
  const marked = await tx.query(
    `update notifications set read_at = coalesce(read_at, $4) where business_id = $1 and user_id = $2 and id = $3
     returning 1`,
    [businessId, userId, id, now],
  );
  return marked.length === 1;
}

/** All up to one, that one included. */
export async function markAllRead(tx: Tx, { businessId, userId }: Recipient, upTo: string, now: Date): Promise<void> {
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
