import type { AssetLists } from '../../../rules/assets/import-rules.ts';
import type { KnownRecord } from '../../../rules/shared/import.ts';
import { assetTypeKeys, assetTypesQuery } from '../../services/assets/asset-types.ts';
import {
  cancelAssetImport,
  commitAssetImport,
  createAssetImport,
  getAssetImport,
  importsQuery,
  matchAssets,
  matchesAtOnce,
  sendAssetImportRows,
} from '../../services/assets/imports.ts';
import { registerKeys } from '../../services/assets/register.ts';
import { allRegionsQuery } from '../../services/hr.ts';
import type { Core } from '../core.ts';
import { importFlowOf, type ListCalls } from '../imports/imported-list.ts';
import { queryClientOf } from '../session/query-client.ts';

const columnOf = (word: string) => (word === 'location' ? word : 'asset_or_vehicle_type');

const assets = (core: Core): ListCalls => {
  const queries = queryClientOf(core);
  return {
    name: 'assets',
    startWorker: () =>
      new Worker(new URL('../../services/assets/asset-sheet.worker.ts', import.meta.url), { type: 'module' }),
    listsOf: async (businessId): Promise<AssetLists> => {
      const [types, locations] = await Promise.all([
        queries.fetchQuery({ ...assetTypesQuery(businessId), staleTime: 0 }),
        queries.fetchQuery({ ...allRegionsQuery(businessId), staleTime: 0 }),
      ]);
      return {
        types: types.map(({ id, name, vehicle_type }) => ({ id, name, vehicle_type })),
        locations: locations.map(({ id, name }) => ({ id, name })),
      };
    },
    withWords: (lists, words) => {
      const { types, locations } = lists as AssetLists;
      const named = (column: string) =>
        words.filter((word) => word.column === column).map(({ text }) => ({ id: `new ${text}`, name: text }));
      return {
        types: [...types, ...named('asset_or_vehicle_type').map((type) => ({ ...type, vehicle_type: false }))],
        locations: [...locations, ...named('location')],
      } satisfies AssetLists;
    },
    newest: (businessId) =>
      queries.fetchQuery({ ...importsQuery(businessId, { page: 1, page_size: 20 }), staleTime: 0 }),
    matchesAtOnce,
    match: async (asked, options) =>
      (await matchAssets(asked, options)).results.map(
        ({ id, number, is_vehicle, cells }): KnownRecord => ({ id, number, cells, ...{ is_vehicle } }),
      ),
    create: ({ words, ...given }, options) =>
      createAssetImport(
        { ...given, words: words.map(({ column, name }) => ({ column: columnOf(column), name })) },
        options,
      ),
    sendRows: sendAssetImportRows,
    commit: commitAssetImport,
    get: getAssetImport,
    cancel: cancelAssetImport,
    changed: (id) => [['listAssetImports', id], ['listAllRegions', id], ...assetTypeKeys(id), ...registerKeys(id)],
  };
};

export const csvImportFlow = importFlowOf(assets);
