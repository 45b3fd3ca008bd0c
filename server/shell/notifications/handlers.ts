/** The notifications of a person in a business. */
import type { Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import { pageOf } from '../../platform/pages.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from './store.ts';

type NotificationOperation = 'listNotifications' | 'markNotificationRead' | 'markAllNotificationsRead';

export const notificationHandlers = ({ clock }: Platform): Pick<Handlers, NotificationOperation> => ({
  listNotifications: async ({ tx, businessId, userId, query: { page = 1, page_size: pageSize = 20 } }) => {
    const paging = { page, pageSize };
    const { notifications, count, unread } = await store.listNotifications(tx, { businessId, userId }, paging);
    const results = notifications.map(({ created_at, read_at, ...rest }) => ({
      ...rest,
      created_at: created_at.toISOString(),
      read_at: read_at?.toISOString() ?? null,
    }));
    return { ...pageOf(results, count, `/api/c/${businessId}/notifications/`, paging), unread_count: unread };
  },

  markNotificationRead: async ({ tx, businessId, userId, params: { id } }) => {
    if (!(await store.markRead(tx, { businessId, userId }, id, clock.now()))) throw refuse.missing();
    return undefined;
  },

  markAllNotificationsRead: async ({ tx, businessId, userId, body: { up_to } }) => {
    await store.markAllRead(tx, { businessId, userId }, up_to, clock.now());
    return undefined;
  },
});
