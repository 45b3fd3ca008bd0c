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
