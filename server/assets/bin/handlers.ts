/** The bin of the register: what is in it, back again, and away for ever. */
import { namesOf } from '../../directory/directory.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { later } from '../../platform/dates.ts';
import { pageOf } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { removeStored } from '../../platform/removed-files.ts';
import { lockRegister } from '../assets/store.ts';
import { note } from '../assignments/assigning.ts';
import { outcomesOf } from '../bulk/outcomes.ts';
import { keptFor } from './rules.ts';
import * as store from './store.ts';

type BinOperation = 'listDeletedAssets' | 'restoreAssets' | 'purgeAssets';

export const binHandlers = ({ clock, jobs }: Platform): Pick<Handlers, BinOperation> => {
  const noteEach = async (
    call: BusinessCall<'restoreAssets' | 'purgeAssets'>,
    assets: Awaited<ReturnType<typeof store.restoreAssets>>,
    [action, text]: [string, string],
  ) => {
    const now = clock.now();
    for (const asset of assets) await note({ ...call, now }, asset, action, text);
  };

  return {
    listDeletedAssets: async (call) => {
      const selected = await store.listBin(call.tx, call.businessId, call.query);
      const names = await namesOf(
        call.tx,
        selected.rows.map(({ deleted_by }) => deleted_by),
      );
      return pageOf(call, selected, ({ deleted_at, deleted_by, ...asset }) => ({
        ...asset,
        deleted_at: deleted_at.toISOString(),
        deleted_by: names.get(deleted_by) ?? '',
        purged_at: later(deleted_at, keptFor).toISOString(),
      }));
    },

    restoreAssets: async (call) => {
      const { tx, businessId, body } = call;
      await lockRegister(tx, businessId);
      const restored = await store.restoreAssets(tx, businessId, body.ids);
      await noteEach(call, restored, ['asset.restored', 'Restored from the bin']);
      return outcomesOf(body.ids, restored);
    },

    purgeAssets: async (call) => {
      const { tx, businessId, body } = call;
      await lockRegister(tx, businessId);
      const purged = await store.purgeAssets(tx, businessId, body.ids);
      await removeStored(
        jobs,
        tx,
        purged.flatMap(({ storedAs }) => storedAs ?? []),
      );
      await noteEach(call, purged, ['asset.purged', 'Deleted for ever']);
      return outcomesOf(body.ids, purged);
    },
  };
};
