/** Imports of assets: the call that takes all rows at once, and the studio's, which sends them in chunks and can undo them. */
import { assetImportColumns } from '../../../rules/assets/import-columns.ts';
import { findMember, nameOf } from '../../directory/directory.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { Refusal, refuse } from '../../platform/errors.ts';
import { once } from '../../platform/idempotency.ts';
import { importCalls } from '../../platform/imports/calls.ts';
import type { SentRow } from '../../platform/imports/store.ts';
import type { Platform } from '../../platform/platform.ts';
import { isRegion } from '../assets/store.ts';
import { storeRows } from './importer.ts';
import { importAssets } from './jobs.ts';
import { cellsOf } from './rules.ts';
import { listMatched, recorded, titlesOf } from './store.ts';

type ImportOperation =
  | 'bulkImportAssets'
  | 'listAssetImports'
  | 'createAssetImport'
  | 'getAssetImport'
  | 'sendAssetImportRows'
  | 'commitAssetImport'
  | 'cancelAssetImport'
  | 'undoAssetImport'
  | 'exportRefusedRows'
  | 'matchAssets';

const bulkRow = ({ row_num: row, ...given }: BusinessCall<'bulkImportAssets'>['body'][number]): SentRow => ({
  row,
  act: 'create',
  cells: Object.fromEntries(
    Object.entries(given).flatMap(([column, value]) =>
      value === null || value === undefined ? [] : [[column, String(value)]],
    ),
  ),
});

export const importsHandlers = (platform: Platform): Pick<Handlers, ImportOperation> => {
  const { clock } = platform;
  const calls = importCalls(platform, {
    ...{ kind: 'assets', columns: assetImportColumns, job: importAssets, recorded, titlesOf },
  });
  return {
    bulkImportAssets: (call) => {
      const { tx, businessId, userId, idempotencyKey, body } = call;
      const intent = { userId, key: idempotencyKey, operation: 'bulkImportAssets', businessId, body };
      return once(tx, intent, clock.now(), async () => {
        const results = await storeRows(tx, call, body.map(bulkRow), {}, clock.now());
        const errors = results.flatMap((result) =>
          result.outcome === 'refused'
            ? result.problems.map(({ column, detail }) => ({ row: result.row, column: calls.labelOf(column), detail }))
            : [],
        );
        if (errors.length > 0) throw new Refusal(400, errors);
        return { created: results.length };
      });
    },

    listAssetImports: calls.list,

    createAssetImport: (call) => {
      const { tx, businessId, userId, idempotencyKey, body } = call;
      const intent = { userId, key: idempotencyKey, operation: 'createAssetImport', businessId, body };
      return once(tx, intent, clock.now(), async () => {
        const { file_name: fileName, mode, rows, mapping, words = [], ...options } = body;
        if (options.location !== undefined && !(await isRegion(tx, businessId, options.location)))
          throw refuse.fields({ location: ['This location does not exist.'] });
        const member = await findMember(tx, businessId, userId);
        const by = { id: userId, name: member === undefined ? '' : nameOf(member) };
        return calls.create(call, { fileName: fileName.trim(), mode, rows, mapping, words, options, by });
      });
    },

    getAssetImport: calls.get,
    sendAssetImportRows: (call) => calls.sendRows(call, call.body.rows as SentRow[]),
    commitAssetImport: calls.commit,
    cancelAssetImport: calls.cancel,
    undoAssetImport: calls.undo,
    exportRefusedRows: (call) => calls.refused(call),

    matchAssets: async ({ tx, businessId, body }) => ({
      results: (await listMatched(tx, businessId, body.keys)).map((asset) => {
        const { id, number, serial_no, plate_no, is_vehicle } = asset;
        return { id, number, serial_no, plate_no, is_vehicle, cells: cellsOf(asset) };
      }),
    }),
  };
};
