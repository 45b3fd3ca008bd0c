/** What the dashboard of the register shows. */
import { assetStatuses, assetStatusLabels } from '../../../openapi/generated/lists/assets.register.ts';
import { todayIn } from '../../directory/business-day.ts';
import type { Handlers } from '../../platform/contract.ts';
import type { Platform } from '../../platform/platform.ts';
import { listAssets } from '../assets/store.ts';
import { increase } from './rules.ts';
import * as store from './store.ts';

type DashboardOperation = 'listRecentAssets' | 'getAssetStatusBreakdown' | 'getAssetFlow' | 'getAssetValue';

const months = 12;

export const dashboardHandlers = ({ clock }: Platform): Pick<Handlers, DashboardOperation> => ({
  listRecentAssets: async ({ tx, businessId }) =>
    (await listAssets(tx, businessId, { page_size: 4 }, clock.now())).rows,

  getAssetStatusBreakdown: async ({ tx, businessId }) => {
    const totals = await store.countByStatus(tx, businessId);
    return assetStatuses.map((status) => ({
      status,
      label: assetStatusLabels[status],
      total: totals.get(status) ?? 0,
    }));
  },

  getAssetFlow: async ({ tx, businessId }) => {
    const entries = await store.totalsByMonth(tx, businessId, months, clock.now());
    const [before, now] = [entries.at(-2)?.total ?? 0, entries.at(-1)?.total ?? 0];
    return {
      asset_count: now,
      increase_percent: increase(before, now),
      increase_percent_period: 'month',
      entries,
    };
  },

  getAssetValue: async ({ tx, businessId }) =>
    store.readValue(tx, businessId, await todayIn(tx, businessId, clock.now())),
});
