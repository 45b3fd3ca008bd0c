/** How the notifications of a person are listed; platform/notifications.ts writes them. */
import { countRows } from '../../platform/database/counts.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type PageQuery, selectPage } from '../../platform/database/lists.ts';
import type { Recipient } from '../../platform/notifications.ts';

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
