/** Assets: what the business owns, vehicles included. */
import type { Handlers } from '../platform/contract.ts';
import type { Platform } from '../platform/platform.ts';
import * as store from './store.ts';

export const assetsHandlers = (_platform: Platform): Pick<Handlers, 'listAssetTypes' | 'listDocumentTypes'> => ({
  listAssetTypes: ({ tx, businessId }) => store.listAssetTypes(tx, businessId),
  listDocumentTypes: ({ tx, businessId }) => store.listDocumentTypes(tx, businessId),
});
