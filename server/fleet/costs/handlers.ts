/** What the fleet costs: by month, by vehicle and by driver. */
import { todayIn } from '../../directory/business-day.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { pageOf } from '../../platform/database/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { findVehicle } from '../vehicles/claim.ts';
import * as store from './store.ts';

type CostOperation = 'getFleetCosts' | 'listVehicleCosts' | 'listDriverCosts';

const nothing: store.Sums = { fuel: 0, services: 0, repairs: 0, papers: 0, fines: 0, accidents: 0, total: 0, km: 0 };

export const costsHandlers = ({ clock }: Platform): Pick<Handlers, CostOperation> => {
  const yearOf = async ({ tx, businessId }: Pick<BusinessCall<'getFleetCosts'>, 'tx' | 'businessId'>) =>
    (await todayIn(tx, businessId, clock.now())).slice(0, 4);

  const list = async (call: BusinessCall<'listVehicleCosts'>, scope: 'vehicle' | 'driver') => {
    const { period = await yearOf(call), ...page } = call.query;
    const selected = await store.listCosts(call.tx, call.businessId, { ...page, scope, period });
    return pageOf(call, selected, (row) => row);
  };

  return {
    getFleetCosts: async (call) => {
      const { tx, businessId, query } = call;
      const year = query.year ?? Number(await yearOf(call));
      if (query.vehicle !== undefined) await findVehicle({ tx, businessId, now: clock.now() }, query.vehicle);
      const found = new Map(
        (await store.sumsOf(tx, businessId, year, query.vehicle)).map(({ period, ...sums }) => [period, sums]),
      );
      return {
        year,
        months: store.monthsOf(year).map((month) => ({ month, ...(found.get(month) ?? nothing) })),
        sums: found.get(String(year)) ?? nothing,
      };
    },

    listVehicleCosts: (call) => list(call, 'vehicle'),

    listDriverCosts: (call) => list(call, 'driver'),
  };
};
