/** What was done with an asset, as the audit log has it. Network addresses are for the owner, who reads them there. */
import { listAbout } from '../../platform/audit.ts';
import type { Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import { pageOf } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAsset } from '../assets/store.ts';

export const historyHandlers = ({ clock }: Platform): Pick<Handlers, 'listAssetHistory'> => ({
  listAssetHistory: async (call) => {
    const { tx, businessId, params, query } = call;
    if ((await findAsset(tx, businessId, params.id, clock.now())) === undefined) throw refuse.missing();
    return pageOf(call, await listAbout(tx, businessId, params.id, query), ({ created_at, ...event }) => ({
      ...event,
      created_at: created_at.toISOString(),
    }));
  },
});
