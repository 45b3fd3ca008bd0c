/** The cards above the list of vehicles. */
import { countNeeds, countVehicles } from '../../assets/port.ts';
import { todayIn } from '../../directory/business-day.ts';
import { countDue } from '../../due/port.ts';
import type { Handlers } from '../../platform/contract.ts';
import type { Platform } from '../../platform/platform.ts';
import { vehicleStatusOf } from '../vehicles/rules.ts';

type FigureOperation =
  | 'getVehicleTypeStats'
  | 'getVehicleStatusStats'
  | 'getVehicleReminderStats'
  | 'getVehicleNeedStats';

const names = { car: 'cars', bus: 'buses', truck: 'trucks', bike: 'bikes', forklift: 'forklifts' } as const;

export const figuresHandlers = ({ clock }: Platform): Pick<Handlers, FigureOperation> => ({
  getVehicleTypeStats: async ({ tx, businessId }) => {
    const stats = { cars: 0, buses: 0, trucks: 0, bikes: 0, forklifts: 0 };
    for (const { type, count } of await countVehicles(tx, businessId)) stats[names[type]] += count;
    return stats;
  },

  getVehicleStatusStats: async ({ tx, businessId }) => {
    const stats = { active: 0, inactive: 0, in_shop: 0, sold: 0 };
    for (const { status, count } of await countVehicles(tx, businessId)) stats[vehicleStatusOf(status)] += count;
    return stats;
  },

  getVehicleNeedStats: ({ tx, businessId }) => countNeeds(tx, businessId),

  getVehicleReminderStats: async ({ tx, businessId }) => {
    const today = await todayIn(tx, businessId, clock.now());
    return countDue(tx, businessId, { subjects: ['vehicle'] }, today);
  },
});
