/** The bin of the register: into it, what is in it, back again, and away for ever. */
import { todayIn } from '../../directory/business-day.ts';
import { namesOf } from '../../directory/directory.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { later } from '../../platform/dates.ts';
import { pageOf } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { removeStored } from '../../platform/removed-files.ts';
import { claimAssets, lockRegister } from '../assets/store.ts';
import { note, takeBack } from '../assignments/assigning.ts';
import { outcomesOf } from '../bulk/outcomes.ts';
import { keptFor } from './rules.ts';
import * as store from './store.ts';

type BinOperation = 'deleteAssets' | 'listDeletedAssets' | 'restoreAssets' | 'purgeAssets';
type Call = BusinessCall<'deleteAssets' | 'restoreAssets' | 'purgeAssets'>;
type Binned = Awaited<ReturnType<typeof store.restoreAssets>>;

export const binHandlers = ({ clock, jobs }: Platform): Pick<Handlers, BinOperation> => {
  const noteEach = async (call: Call, assets: Binned, [action, text]: [string, string]) => {
    const now = clock.now();
    for (const asset of assets) await note({ ...call, now }, asset, action, text);
  };

  const purge = async (call: Call, ids: readonly string[]): Promise<Binned> => {
    const { tx, businessId } = call;
    const { purged, stored } = await store.purgeAssets(tx, businessId, ids);
    await removeStored(jobs, tx, stored);
    await noteEach(call, purged, ['asset.purged', 'Deleted for ever']);
    return purged;
  };

  return {
    deleteAssets: async (call) => {
      const { tx, businessId, userId, body } = call;
      const now = clock.now();
      await lockRegister(tx, businessId);
      const claimed = await claimAssets(tx, businessId, body.ids);
      const ids = claimed.map(({ id }) => id);
      await takeBack({ ...call, now }, claimed, await todayIn(tx, businessId, now));
      await store.binAssets(tx, businessId, ids, { userId, now });
      if (body.permanently) await purge(call, ids);
      else for (const asset of claimed) await note({ ...call, now }, asset, 'asset.deleted', 'Moved to the bin');
      return outcomesOf(body.ids, claimed);
    },

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
      return outcomesOf(body.ids, await purge(call, body.ids));
    },
  };
};
