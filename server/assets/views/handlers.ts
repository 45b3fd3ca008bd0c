/** What lists of assets a person saved: their search, filters and order. */

import type { Handlers } from '../../platform/contract.ts';
import { refuseDuplicates } from '../../platform/database/duplicates.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from './store.ts';

type ViewOperation = 'listAssetViews' | 'saveAssetView' | 'renameAssetView' | 'deleteAssetView';

/** Of one person in one business. */
const most = 50;

const taken = { constraint: 'asset_views_name', fields: { name: ['You have a view of this name already.'] } };

export const viewsHandlers = ({ clock }: Platform): Pick<Handlers, ViewOperation> => ({
  listAssetViews: (call) => store.listViews(call.tx, call),

  saveAssetView: async (call) => {
    const { tx, body } = call;
    const saved = await store.saveView(tx, call, { ...body, name: body.name.trim() }, clock.now());
    if ((await store.countViews(tx, call)) > most)
      throw refuse.conflict(`You can save ${most} lists. Delete one that you no longer need.`, 'too_many');
    return saved;
  },

  renameAssetView: async (call) => {
    const known = await store.claimView(call.tx, call, call.params.id);
    if (known === undefined) throw refuse.missing();
    assertUnchanged(call, known);
    const renamed = await refuseDuplicates(
      store.renameView(call.tx, call, call.params.id, call.body.name.trim()),
      taken,
    );
    if (renamed === undefined) throw refuse.missing();
    return renamed;
  },

  deleteAssetView: async (call) => {
    if (!(await store.deleteView(call.tx, call, call.params.id))) throw refuse.missing();
    return undefined;
  },
});
