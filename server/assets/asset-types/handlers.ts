/** The asset types of a business. */
import type { Handlers } from '../../platform/contract.ts';
import type { Platform } from '../../platform/platform.ts';
import { listAssetTypes } from './store.ts';

export const assetTypesHandlers = (_platform: Platform): Pick<Handlers, 'listAssetTypes'> => ({
  listAssetTypes: ({ tx, businessId, query: { search = '', vehicle_type_param: areVehicles } }) =>
    listAssetTypes(tx, businessId, { search, areVehicles }),
});
