/** Assets: what the business owns, vehicles included. */
import type { Handlers } from '../../platform/contract.ts';
import type { Platform } from '../../platform/platform.ts';
import * as documentTypes from '../document-types/store.ts';
import * as store from './store.ts';

export const assetsHandlers = (_platform: Platform): Pick<Handlers, 'listAssetTypes' | 'listDocumentTypes'> => ({
  listAssetTypes: ({ tx, businessId, query: { search = '', vehicle_type_param: areVehicles } }) =>
    store.listAssetTypes(tx, businessId, { search, areVehicles }),
  listDocumentTypes: ({ tx, businessId }) => documentTypes.listDocumentTypes(tx, businessId),
});
