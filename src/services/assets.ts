import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { operations } from '../../openapi/generated/contract.ts';
import { bodyOf, client } from './shared/client.ts';

type AssetTypesAsked = NonNullable<operations['listAssetTypes']['parameters']['query']>;

/** All asset types that match. Until others have come, those before stay. */
export const assetTypesQuery = (businessId: string, asked: AssetTypesAsked) =>
  queryOptions({
    queryKey: ['listAssetTypes', businessId, asked],
    queryFn: ({ signal }) => {
      const params = { path: { domain: businessId }, query: asked };
      return bodyOf(client.GET('/c/{domain}/asset-management/asset_types/all_asset_types/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

export const documentTypesQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['listDocumentTypes', businessId],
    queryFn: ({ signal }) => {
      const params = { path: { domain: businessId } };
      return bodyOf(client.GET('/c/{domain}/asset-management/assets/list_of_document_types/', { params, signal }));
    },
  });
