import { queryOptions } from '@tanstack/react-query';
import * as of from '../operations/fleet.ts';
import { readsOf } from '../shared/query.ts';

/** The figures of the cards: by kind, by state, what is due, and what waits for somebody. */
export const vehicleStatsQuery = (businessId: string) =>
  queryOptions({
    meta: readsOf(of.getVehicleTypeStats, of.getVehicleStatusStats, of.getVehicleReminderStats, of.getVehicleNeedStats),
    queryKey: ['getVehicleStats', businessId],
    queryFn: async (options) => {
      const [types, statuses, reminders, needs] = await Promise.all([
        of.getVehicleTypeStats({ businessId }, options),
        of.getVehicleStatusStats({ businessId }, options),
        of.getVehicleReminderStats({ businessId }, options),
        of.getVehicleNeedStats({ businessId }, options),
      ]);
      return { types, statuses, reminders, needs };
    },
  });
