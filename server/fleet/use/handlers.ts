/** How much the fleet is used: by month and by vehicle. */
import { todayIn } from '../../directory/business-day.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { pageOf } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { findVehicle } from '../vehicles/claim.ts';
import { spanOf, spansOf, totalOf, unused } from './rules.ts';
import * as store from './store.ts';

export const useHandlers = ({ clock }: Platform): Pick<Handlers, 'getFleetUse' | 'listVehicleUse'> => {
  const todayOf = ({ tx, businessId }: Pick<BusinessCall<'getFleetUse'>, 'tx' | 'businessId'>) =>
    todayIn(tx, businessId, clock.now());

  return {
    getFleetUse: async (call) => {
      const { tx, businessId, query } = call;
      const now = clock.now();
      if (query.vehicle !== undefined) await findVehicle({ tx, businessId, now }, query.vehicle);
      const today = await todayOf(call);
      const year = query.year ?? Number(today.slice(0, 4));
      const spans = spansOf(year, today);
      const found = new Map(
        (await store.sumsOf(tx, businessId, spans, now, query.vehicle)).map(({ label, ...sums }) => [label, sums]),
      );
      const months = spans.map(({ label: month }) => ({ month, ...(found.get(month) ?? unused) }));
      return { year, months, sums: totalOf(months) };
    },

    listVehicleUse: async (call) => {
      const { period = (await todayOf(call)).slice(0, 4), ...page } = call.query;
      const listed = await store.listUse(call.tx, call.businessId, { ...page, span: spanOf(period) }, clock.now());
      return pageOf(call, listed, (row) => row);
    },
  };
};
