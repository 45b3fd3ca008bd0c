import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { markAllNotificationsRead, markNotificationRead } from '../../services/operations/shell.ts';
import { notificationsQuery } from '../../services/shell.ts';
import { useBusiness } from '../shared/business/business.ts';
import { useRequest } from '../shared/requests/use-request.ts';

type Notification = { id: string; read_at: string | null };
type Pages = InfiniteData<{ unread_count: number; results: Notification[] }>;

/** Marks notifications as read, optimistically. */
export function useReading() {
  const { id: businessId } = useBusiness();
  const client = useQueryClient();
  const { queryKey } = notificationsQuery(businessId);

  const show = async (isRead: (notification: Notification) => boolean) => {
    // An earlier response must not undo the optimistic update.
    await client.cancelQueries({ queryKey });
    const read_at = new Date().toISOString();
    client.setQueryData<Pages>(queryKey as never, (known) => known && withRead(known, isRead, read_at));
  };

  const one = useRequest({
    send: (options, id: string) => markNotificationRead({ businessId, id }, options),
    onSend: (id) => show((each) => each.id === id),
  });
  const all = useRequest({
    send: (options, upTo: string) => markAllNotificationsRead({ businessId, up_to: upTo }, options),
    onSend: (upTo) => show(({ id }) => id <= upTo),
  });
  return { markRead: one.send, markAllRead: all.send };
}

function withRead({ pages, pageParams }: Pages, isRead: (one: Notification) => boolean, read_at: string): Pages {
  const marked = pages.map((page) => {
    const results = page.results.map((each) => (each.read_at === null && isRead(each) ? { ...each, read_at } : each));
    return { ...page, results };
  });
  const unreadIn = (among: Pages['pages']) =>
    among.flatMap(({ results }) => results).filter((each) => each.read_at === null).length;
  const gone = unreadIn(pages) - unreadIn(marked);
  return {
    pages: marked.map((page) => ({ ...page, unread_count: Math.max(0, page.unread_count - gone) })),
    pageParams,
  };
}
