/** What was done with an asset, as the audit log has it. Network addresses are for the owner, who reads them there. */

import type { Handlers } from '../../platform/contract.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { listAbout } from '../../platform/security/audit.ts';
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
