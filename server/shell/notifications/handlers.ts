/** The notifications of a person in a business. */
import type { Handlers } from '../../platform/contract.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import { markAllRead, markRead } from '../../platform/notifications.ts';
import type { Platform } from '../../platform/platform.ts';
import { countUnread, listNotifications } from './store.ts';

type NotificationOperation = 'listNotifications' | 'markNotificationRead' | 'markAllNotificationsRead';

export const notificationHandlers = ({ clock }: Platform): Pick<Handlers, NotificationOperation> => ({
  listNotifications: async ({ tx, businessId, userId, url, query }) => {
    const recipient = { businessId, userId };
    const [selected, unread] = await Promise.all([listNotifications(tx, recipient, query), countUnread(tx, recipient)]);
    const page = pageOf({ url, query }, selected, ({ created_at, read_at, ...rest }) => ({
      ...rest,
      created_at: created_at.toISOString(),
      read_at: read_at?.toISOString() ?? null,
    }));
    return { ...page, unread_count: unread };
  },

  markNotificationRead: async ({ tx, businessId, userId, params: { id } }) => {
    if (!(await markRead(tx, { businessId, userId }, id, clock.now()))) throw refuse.missing();
    return undefined;
  },

  markAllNotificationsRead: async ({ tx, businessId, userId, body: { up_to } }) => {
    await markAllRead(tx, { businessId, userId }, up_to, clock.now());
    return undefined;
  },
});
