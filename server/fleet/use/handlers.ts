/** How much the fleet is used: by month and by vehicle. */
import { readVersion } from '../../assets/port.ts';
import { todayIn } from '../../directory/business-day.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { rememberBy } from '../../platform/database/remembered.ts';
import type { Platform } from '../../platform/platform.ts';
import { findVehicle } from '../vehicles/claim.ts';
import { quarterOf, spanOf, spansOf, totalOf, unused } from './rules.ts';
import * as store from './store.ts';

export const useHandlers = ({ clock }: Platform): Pick<Handlers, 'getFleetUse' | 'listVehicleUse'> => {
  const todayOf = ({ tx, businessId }: Pick<BusinessCall<'getFleetUse'>, 'tx' | 'businessId'>) =>
    todayIn(tx, businessId, clock.now());
  // Every vehicle with its year is looked at: once for each version of the register, and anew every quarter of an hour.
  const remembered = rememberBy(readVersion);

  return {
    getFleetUse: async (call) => {
      const { tx, businessId, query } = call;
      const now = clock.now();
      if (query.vehicle !== undefined) await findVehicle({ tx, businessId, now }, query.vehicle);
      const today = await todayOf(call);
      const year = query.year ?? Number(today.slice(0, 4));
      const spans = spansOf(year, today);
      const counted = await remembered.answer(tx, businessId, ['months', spans, query.vehicle, quarterOf(now)], () =>
        store.sumsOf(tx, businessId, spans, now, query.vehicle),
      );
      const found = new Map(counted.map(({ label, ...sums }) => [label, sums]));
      const months = spans.map(({ label: month }) => ({ month, ...(found.get(month) ?? unused) }));
      return { year, months, sums: totalOf(months) };
    },

    listVehicleUse: async (call) => {
      const { tx, businessId } = call;
      const { period = (await todayOf(call)).slice(0, 4), ...page } = call.query;
      const now = clock.now();
      const listed = await remembered.answer(tx, businessId, ['vehicles', period, page, quarterOf(now)], () =>
        store.listUse(tx, businessId, { ...page, span: spanOf(period) }, now),
      );
      return pageOf(call, listed, (row) => row);
    },
  };
};
