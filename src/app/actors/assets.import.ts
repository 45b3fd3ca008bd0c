import type { AssetLists } from '../../../rules/assets/import-rules.ts';
import type { ImportOptions, KnownRecord } from '../../../rules/shared/import.ts';
import type { csvImportMachine, Word } from '../../machines/shared/csv-import/machine.ts';
import { assetTypeKeys, assetTypesQuery, createAssetType } from '../../services/assets/asset-types.ts';
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
import { allRegionsQuery, createRegion } from '../../services/hr.ts';
import type { Options } from '../../services/shared/client.ts';
import { randomKey } from '../../services/shared/random-key.ts';
import type { Core } from '../core.ts';
import { type ImportedList, withImportActors } from '../imports/import-actors.ts';
import type { Flow } from '../page.tsx';
import { queryClientOf } from '../session/query-client.ts';
import { ofBusiness, rereading } from './assets.ts';

const importKeys = (businessId: string) => [['listAssetImports', businessId], ...registerKeys(businessId)];

const optionsOf = ({ dayOrder, location }: ImportOptions) => ({
  ...(dayOrder === null ? {} : { day_order: dayOrder }),
  ...(location === null ? {} : { location }),
});

/** Keys have no other characters. */
const inKey = (text: string) => Array.from(text.slice(0, 16), (letter) => letter.charCodeAt(0).toString(16)).join('');

/** A type or a location. */
const addWord = async (
  { word: { column, text: name }, ...given }: { businessId: string; idempotencyKey: string; word: Word },
  options: Options,
): Promise<unknown> => {
  const creation = { businessId: given.businessId, idempotencyKey: `${given.idempotencyKey}-${inKey(name)}`, name };
  return column === 'location' ? createRegion(creation, options) : createAssetType(creation, options);
};

const assets = (core: Core): ImportedList => {
  const queries = queryClientOf(core);
  return {
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
    remembered: async (businessId) => {
      const newest = importsQuery(businessId, { page: 1, page_size: 20 });
      const { results } = await queries.fetchQuery({ ...newest, staleTime: 0 });
      return results.flatMap(({ mapping }) => mapping);
    },
    matchesAtOnce,
    match: async (asked, options) =>
      (await matchAssets(asked, options)).results.map(
        ({ id, number, is_vehicle, cells }): KnownRecord => ({ id, number, cells, ...{ is_vehicle } }),
      ),
    addWord: rereading(core, addWord, (id) => [...assetTypeKeys(id), ['listAllRegions', id]]),
    create: ({ businessId, idempotencyKey, fileName, mode, rows, options: said, mapping }, options) =>
      createAssetImport(
        { businessId, idempotencyKey, mode, rows, mapping, file_name: fileName.slice(0, 200), ...optionsOf(said) },
        options,
      ),
    sendRows: sendAssetImportRows,
    commit: rereading(core, commitAssetImport, importKeys),
    get: rereading(core, getAssetImport, importKeys),
    cancel: rereading(core, cancelAssetImport, importKeys),
  };
};

export const csvImportFlow: Flow<typeof csvImportMachine> = {
  load: async () => (await import('../../machines/shared/csv-import/machine.ts')).csvImportMachine,
  provide: (machine, core) => withImportActors(machine, assets(core)),
  input: ({ search }, core) => ({
    businessId: ofBusiness(core),
    ...{ sheetId: randomKey(), idempotencyKey: randomKey(), importId: search.get('id') },
  }),
};
