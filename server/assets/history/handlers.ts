/** What was done with an asset, as the audit log has it. Network addresses are for the owner, who reads them there. */

import type { Handlers } from '../../platform/contract.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import { listAbout } from '../../platform/security/audit.ts';
import { findTitled } from '../documents/store.ts';

export const historyHandlers: Pick<Handlers, 'listAssetHistory'> = {
  listAssetHistory: async (call) => {
    const { tx, businessId, params, query } = call;
    if ((await findTitled(tx, businessId, params.id)) === undefined) throw refuse.missing();
    return pageOf(call, await listAbout(tx, businessId, params.id, query), ({ created_at, ...event }) => ({
      ...event,
      created_at: created_at.toISOString(),
    }));
  },
};
