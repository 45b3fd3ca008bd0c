import { queryOptions } from '@tanstack/react-query';
import * as of from '../operations/assets.reminders.ts';
import { bodyOf, client } from '../shared/client.ts';
import { readsOf } from '../shared/query.ts';

/** A reminder to change: as it is now, never as it was some time ago. */
export const reminderQuery = (businessId: string, id: string) =>
  queryOptions({
    meta: readsOf(of.getReminder),
    queryKey: ['getReminder', businessId, id],
    gcTime: 0,
    queryFn: ({ signal }) => {
      const params = { path: { domain: businessId, id } };
      return bodyOf(client.GET('/c/{domain}/asset-management/reminders/{id}/', { params, signal }));
    },
  });
