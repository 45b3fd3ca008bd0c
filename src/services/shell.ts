import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { bodyOf, client, type Options } from './client.ts';

export const businessDetailQuery = (domain: string) =>
  queryOptions({
    queryKey: ['getBusinessDetail', domain],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/businesses/detail/', { params: { path: { domain } }, signal })),
  });

/** The logo as a blob: an image element could not send the access token. */
export const businessLogoQuery = (domain: string) =>
  queryOptions({
    queryKey: ['getBusinessLogo', domain],
    queryFn: ({ signal }) =>
      bodyOf<Blob>(
        client.GET('/c/{domain}/businesses/logo/', { params: { path: { domain } }, parseAs: 'blob', signal }),
      ),
  });

export const quickstartQuery = (domain: string) =>
  queryOptions({
    queryKey: ['getQuickstart', domain],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/business_onboarding/quickstart/', { params: { path: { domain } }, signal })),
  });

const notificationsPageSize = 10;

/** What the signed-in person was told in a business, the newest first; asked for again every minute while it is seen. */
export const notificationsQuery = (domain: string) =>
  infiniteQueryOptions({
    queryKey: ['listNotifications', domain],
    queryFn: ({ signal, pageParam }) => {
      const query = { page: pageParam, page_size: notificationsPageSize };
      return bodyOf(client.GET('/c/{domain}/notifications/', { params: { path: { domain }, query }, signal }));
    },
    initialPageParam: 1,
    getNextPageParam: ({ next }, _pages, page) => (next === null ? null : page + 1),
    refetchInterval: 60_000,
    refetchOnWindowFocus: 'always',
  });

export async function markNotificationRead(input: { domain: string; id: string }, { signal }: Options): Promise<void> {
  await bodyOf(client.POST('/c/{domain}/notifications/{id}/read/', { params: { path: input }, signal }));
}

/** @param input.upTo the newest one that the person has seen */
export async function markAllNotificationsRead(
  { domain, upTo }: { domain: string; upTo: string },
  { signal }: Options,
): Promise<void> {
  const body = { up_to: upTo };
  await bodyOf(client.POST('/c/{domain}/notifications/read_all/', { params: { path: { domain } }, body, signal }));
}

/** The signed-in person, with a business named first if they belong to it. */
export function getCurrentUserIn({ businessDomain }: { businessDomain: string }, { signal }: Options) {
  const query = { business: businessDomain };
  return bodyOf(client.GET('/accounts/auth/user/', { params: { query }, signal }));
}
