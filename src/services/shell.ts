import { infiniteQueryOptions } from '@tanstack/react-query';
import { listNotifications } from './operations/shell.ts';
import { readsOf } from './shared/query.ts';

/** The person's notifications in a business, newest first; refetched every minute while the page is visible. */
export const notificationsQuery = (businessId: string) =>
  infiniteQueryOptions({
    meta: readsOf(listNotifications),
    queryKey: ['listNotifications', businessId],
    queryFn: ({ signal, pageParam }) => listNotifications({ businessId, page: pageParam, page_size: 10 }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ next }, _pages, page) => (next === null ? null : page + 1),
    refetchInterval: 60_000,
    refetchOnWindowFocus: 'always',
  });
