/** Moves several assets, or gives them another status. */
import { isGone } from '../../../rules/assets/status.ts';
import { askingOf } from '../../platform/asking.ts';
import type { Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { difference, statusWith } from '../assets/rules.ts';
import { claimAssets, isRegion } from '../assets/store.ts';
import { lockToday, releaseAssets } from '../assignments/acts.ts';
import { note } from '../history/acts.ts';
import { outcomesOf } from './outcomes.ts';
import { storeMoves } from './store.ts';

export const bulkHandlers = ({ clock }: Platform): Pick<Handlers, 'changeAssets'> => ({
  changeAssets: async (call) => {
    const { tx, businessId, body } = call;
    const { ids, location, status } = body;
    if (location === undefined && status === undefined) throw refuse.general('Nothing to change was sent.');
    const asking = askingOf(call, clock.now());
    await lockToday(asking);
    if (location !== undefined && !(await isRegion(tx, businessId, location)))
      throw refuse.fields({ location: ['This location does not exist.'] });
    const claimed = await claimAssets(tx, businessId, ids);
    const moves = claimed.flatMap((asset) => {
      const after = {
        ...asset,
        location_id: location ?? asset.location_id,
        status: statusWith(asset.assignee_id !== null, status ?? asset.status),
      };
      const changed = difference(asset, after);
      return changed === null ? [] : [{ ...after, changed }];
    });
    const gone = new Set(moves.flatMap(({ id, status }) => (isGone(status) ? [id] : [])));
    await releaseAssets(
      asking,
      claimed.filter(({ id }) => gone.has(id)),
    );
    await storeMoves(tx, businessId, moves);
    for (const move of moves) await note(asking, move, 'asset.changed', `Changed ${move.changed}`);
    return outcomesOf(ids, claimed);
  },
});
