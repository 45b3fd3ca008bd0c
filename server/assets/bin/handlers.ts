/** The bin of the register: into it, what is in it, back again, and away for ever. */
import { namesOf } from '../../directory/directory.ts';
import { askingOf } from '../../platform/asking.ts';
import type { Handlers } from '../../platform/contract.ts';
import { pageOf } from '../../platform/database/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { later } from '../../platform/time/dates.ts';
import { binAssets, purgeAssets, restoreAssets } from './acts.ts';
import { keptFor } from './rules.ts';
import { listBin } from './store.ts';

type BinOperation = 'deleteAssets' | 'listDeletedAssets' | 'restoreAssets' | 'purgeAssets';

export const binHandlers = ({ clock, jobs }: Platform): Pick<Handlers, BinOperation> => ({
  deleteAssets: (call) => binAssets(askingOf(call, clock.now()), jobs, call.body),

  listDeletedAssets: async (call) => {
    const selected = await listBin(call.tx, call.businessId, call.query);
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

  restoreAssets: (call) => restoreAssets(askingOf(call, clock.now()), call.body.ids),

  purgeAssets: (call) => purgeAssets(askingOf(call, clock.now()), jobs, call.body.ids),
});
