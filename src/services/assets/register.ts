import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { operations } from '../../../openapi/generated/contract.ts';
import { listAssets, listVehicles } from '../operations/assets.register.ts';
import type { Options } from '../shared/client.ts';
import { readsOf } from '../shared/query.ts';

type AssetsAsked = NonNullable<operations['listAssets']['parameters']['query']> &
  Pick<NonNullable<operations['listVehicles']['parameters']['query']>, 'vehicle_type'>;

/** A page of assets; only vehicles have a vehicle type. The previous page stays until the next one has loaded. */
export const assetsQuery = (businessId: string, { vehicle_type, ...asked }: AssetsAsked) =>
  queryOptions({
    meta: readsOf(listAssets, listVehicles),
    queryKey: ['listAssets', businessId, { vehicle_type, ...asked }],
    queryFn: ({ signal }) => {
      if (asked.kind !== 'vehicle') return listAssets({ businessId, ...asked }, { signal });
      const { kind: _, ...list } = asked;
      return listVehicles({ businessId, ...list, ...(vehicle_type ? { vehicle_type } : {}) }, { signal });
    },
    placeholderData: keepPreviousData,
  });

/** The first matches of a search box. */
export const searchAssets = (businessId: string, search: string, options: Options) =>
  listAssets({ businessId, search, assetSearch: true, page_size: 6 }, options);

export const assetSearchQuery = (businessId: string, search: string) =>
  queryOptions({
    meta: readsOf(listAssets),
    queryKey: ['listAssets', businessId, 'search', search],
    queryFn: ({ signal }) => searchAssets(businessId, search, { signal }),
    enabled: search !== '',
  });
