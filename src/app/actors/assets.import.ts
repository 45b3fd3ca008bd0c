import type { AssetLists } from '../../../rules/assets/import-rules.ts';
import { listAssetTypes } from '../../services/operations/assets.ts';
import { listAllRegions } from '../../services/operations/hr.ts';
import { queryOf } from '../../services/shared/query.ts';
import { todayIn } from '../../views/shared/business/today.ts';
import { importFlowOf } from '../imports/imported-list.ts';
import { queryClientOf } from '../session/query-client.ts';

export const csvImportFlow = importFlowOf('assets', (core) => ({
  startWorker: () =>
    new Worker(new URL('../../services/assets/asset-sheet.worker.ts', import.meta.url), { type: 'module' }),
  listsOf: async (businessId): Promise<AssetLists> => {
    const queries = queryClientOf(core);
    const [types, locations] = await Promise.all([
      queries.fetchQuery({ ...queryOf(listAssetTypes, { businessId }), staleTime: 0 }),
      queries.fetchQuery({ ...queryOf(listAllRegions, { businessId }), staleTime: 0 }),
    ]);
    return {
      types: types.map(({ id, name, vehicle_type }) => ({ id, name, vehicle_type })),
      locations: locations.map(({ id, name }) => ({ id, name })),
      today: todayIn(new Intl.DateTimeFormat().resolvedOptions().timeZone),
    };
  },
  words: {
    asset_or_vehicle_type: { list: 'types', more: { vehicle_type: false } },
    location: { list: 'locations' },
  },
  matchesAtOnce: 1000,
}));
