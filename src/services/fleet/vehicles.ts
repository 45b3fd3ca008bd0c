import { queryOptions } from '@tanstack/react-query';
import * as of from '../operations/fleet.ts';
import { readsOf } from '../shared/query.ts';

/** The figures of the cards: by kind, by state, and what is due. */
export const vehicleStatsQuery = (businessId: string) =>
  queryOptions({
    meta: readsOf(of.getVehicleTypeStats, of.getVehicleStatusStats, of.getVehicleReminderStats),
    queryKey: ['getVehicleStats', businessId],
    queryFn: async (options) => {
      const [types, statuses, reminders] = await Promise.all([
        of.getVehicleTypeStats({ businessId }, options),
        of.getVehicleStatusStats({ businessId }, options),
        of.getVehicleReminderStats({ businessId }, options),
      ]);
      return { types, statuses, reminders };
    },
  });
