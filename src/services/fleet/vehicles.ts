import { queryOptions } from '@tanstack/react-query';
import * as of from '../operations/fleet.ts';
import { bodyOf, client, pathOf } from '../shared/client.ts';
import { readsOf } from '../shared/query.ts';

/** The figures of the cards: by kind, by state, and what is due. */
export const vehicleStatsQuery = (businessId: string) =>
  queryOptions({
    meta: readsOf(of.getVehicleTypeStats, of.getVehicleStatusStats, of.getVehicleReminderStats),
    queryKey: ['getVehicleStats', businessId],
    queryFn: async ({ signal }) => {
      const params = { path: pathOf({ businessId }) };
      const [types, statuses, reminders] = await Promise.all([
        bodyOf(client.GET('/c/{domain}/vehicle-dashboard/type-stats/', { params, signal })),
        bodyOf(client.GET('/c/{domain}/vehicle-dashboard/status-stats/', { params, signal })),
        bodyOf(client.GET('/c/{domain}/vehicle-dashboard/reminder-stats/', { params, signal })),
      ]);
      return { types, statuses, reminders };
    },
  });
