import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';

/** How this person hears of each kind of reminder in a business. */
export const reminderPreferencesQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['listReminderPreferences', businessId],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/reminder_preferences/', { params: { path: { domain: businessId } }, signal })),
  });

/** Idempotent. */
export const changeReminderPreference = (
  { businessId, ...body }: { businessId: string } & components['schemas']['ReminderPreference'],
  { signal }: Options,
) =>
  bodyOf(client.PUT('/c/{domain}/reminder_preferences/', { params: { path: pathOf({ businessId }) }, body, signal }));

/** Since when calendars can read what the person is reminded of, and when one last did. */
export const calendarFeedQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['getCalendarFeed', businessId],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/calendar_feed/', { params: { path: { domain: businessId } }, signal })),
  });

/** Answers the new secret address, which is never shown again. The one before it leads nowhere from then on. */
export const replaceCalendarFeed = (input: { businessId: string }, { signal }: Options) =>
  bodyOf(client.PUT('/c/{domain}/calendar_feed/', { params: { path: pathOf(input) }, signal }));

/** Idempotent. */
export const revokeCalendarFeed = (input: { businessId: string }, { signal }: Options) =>
  bodyOf(client.DELETE('/c/{domain}/calendar_feed/', { params: { path: pathOf(input) }, signal }));
