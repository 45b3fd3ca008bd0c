/** The register of assets: list, create and change. */

import { askingOf } from '../../platform/asking.ts';
import type { Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { rememberBy } from '../../platform/database/remembered.ts';
import type { Platform } from '../../platform/platform.ts';
import { answerAsset, changeAsset, createAsset } from './acts.ts';
import { sameCodes } from './codes.ts';
import * as store from './store.ts';

type AssetOperation =
  | 'listAssets'
  | 'listVehicles'
  | 'listAssetIds'
  | 'listSameCodes'
  | 'createAsset'
  | 'getAsset'
  | 'updateAsset';

/** As the contract has it. */
const mostIds = 2000;

export const assetsHandlers = ({ clock }: Platform): Pick<Handlers, AssetOperation> => {
  const remembered = rememberBy(store.readVersion);

  return {
    listAssets: async (call) => {
      const { assetSearch: isSearchBox, ...query } = call.query;
      const { page = 1, page_size = 10, search = '' } = query;
      // A filter that is set by hand would hide what a search box is asked for.
      const asked = isSearchBox ? { page, page_size, search } : query;
      return pageOf(
        call,
        await store.listAssets(call.tx, call.businessId, asked, clock.now(), remembered),
        (asset) => asset,
      );
    },

    listVehicles: async (call) => {
      const query = { ...call.query, kind: 'vehicle' as const };
      return pageOf(
        call,
        await store.listAssets(call.tx, call.businessId, query, clock.now(), remembered),
        (asset) => asset,
      );
    },

    getAsset: (call) => answerAsset(askingOf(call, clock.now()), call.params.id),

    createAsset: (call) => {
      const { tx, userId, businessId, body, idempotencyKey } = call;
      const intent = { userId, key: idempotencyKey, operation: 'createAsset', businessId, body };
      return once(tx, intent, clock.now(), () => createAsset(askingOf(call, clock.now()), body));
    },

    updateAsset: (call) => changeAsset(askingOf(call, clock.now()), call.params.id, call.body),

    listSameCodes: async (call) => {
      const { but, ...codes } = call.query;
      return { results: await sameCodes(call, codes, but) };
    },

    listAssetIds: async ({ tx, businessId, query }) => {
      const count = await store.countAssets(tx, businessId, query);
      return { count, ids: count > mostIds ? [] : await store.listAssetIds(tx, businessId, query, mostIds) };
    },
  };
};
