import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as of from './operations/shell.ts';
import { reporting } from './shared/changes.ts';
import { bodyOf, client, type Options, pathOf } from './shared/client.ts';
import { readsOf } from './shared/query.ts';

/** What the business does first, as far as this person may. */
export const checklistQuery = (businessId: string) =>
  queryOptions({
    meta: readsOf(of.getChecklist),
    queryKey: ['getChecklist', businessId],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/checklist/', { params: { path: { domain: businessId } }, signal })),
    staleTime: 0,
  });

const notificationsPageSize = 10;

/** The person's notifications in a business, newest first; refetched every minute while the page is visible. */
export const notificationsQuery = (businessId: string) =>
  infiniteQueryOptions({
    meta: readsOf(of.listNotifications),
    queryKey: ['listNotifications', businessId],
    queryFn: ({ signal, pageParam }) => {
      const query = { page: pageParam, page_size: notificationsPageSize };
      return bodyOf(
        client.GET('/c/{domain}/notifications/', { params: { path: { domain: businessId }, query }, signal }),
      );
    },
    initialPageParam: 1,
    getNextPageParam: ({ next }, _pages, page) => (next === null ? null : page + 1),
    refetchInterval: 60_000,
    refetchOnWindowFocus: 'always',
  });

/** @param input.upTo the newest one that the person has seen */
export const markAllNotificationsRead = reporting(
  async ({ businessId, upTo }: { businessId: string; upTo: string }, { signal }: Options): Promise<void> => {
    const body = { up_to: upTo };
    await bodyOf(
      client.POST('/c/{domain}/notifications/read_all/', { params: { path: { domain: businessId } }, body, signal }),
    );
  },
  of.markAllNotificationsRead.changes,
);

type OfBusiness = { businessId: string };

/** Whether the welcome of the asset register was read in the business. */
export function getAppOnboarding({ businessId }: OfBusiness, { signal }: Options) {
  const query = { type: 'asset_onboarding', business_id: businessId } as const;
  return bodyOf(client.GET('/c/{domain}/app_onboarding/', { params: { path: pathOf({ businessId }), query }, signal }));
}

/** Saves that it was. May be repeated. */
export const createAppOnboarding = reporting(({ businessId }: OfBusiness, { signal }: Options) => {
  const body = {
    type: 'asset_onboarding',
    business: businessId,
    web_onboarding: { asset_widget_onboarded: true },
  } as const;
  return bodyOf(client.POST('/c/{domain}/app_onboarding/', { params: { path: pathOf({ businessId }) }, body, signal }));
}, of.createAppOnboarding.changes);
