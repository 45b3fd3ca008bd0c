/** The regions of a business: where its people work and its assets are. */
import type { Handlers } from '../../platform/contract.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from './store.ts';

export const regionsHandlers = (_platform: Platform): Pick<Handlers, 'listAllRegions'> => ({
  listAllRegions: ({ tx, businessId }) => store.listAllRegions(tx, businessId),
});
