/** The import of assets that takes all rows at once; the one in the background is that of any list. */
import { assetImportColumns } from '../../../rules/assets/import-columns.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { assertAllStored } from '../../platform/imports/columns.ts';
import type { SentRow } from '../../platform/imports/store.ts';
import type { Platform } from '../../platform/platform.ts';
import { storeRows } from './importer.ts';

const sentRow = ({ row_num: row, ...given }: BusinessCall<'bulkImportAssets'>['body'][number]): SentRow => ({
  row,
  act: 'create',
  cells: Object.fromEntries(
    Object.entries(given).flatMap(([column, value]) =>
      value === null || value === undefined ? [] : [[column, String(value)]],
    ),
  ),
});

export const importsHandlers = ({ clock }: Pick<Platform, 'clock'>): Pick<Handlers, 'bulkImportAssets'> => ({
  bulkImportAssets: (call) => {
    const { tx, businessId, userId, idempotencyKey, body } = call;
    const intent = { userId, key: idempotencyKey, operation: 'bulkImportAssets', businessId, body };
    return once(tx, intent, clock.now(), async () => {
      const results = await storeRows(tx, call, body.map(sentRow), {}, clock.now());
      assertAllStored(assetImportColumns, results);
      return { created: results.length };
    });
  },
});
