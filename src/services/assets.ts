import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { operations } from '../../openapi/generated/contract.ts';
import { bodyOf, client } from './client.ts';

type AssetTypesAsked = NonNullable<operations['listAssetTypes']['parameters']['query']>;

/** All asset types that match. Until others have come, those before stay. */
export const assetTypesQuery = (domain: string, asked: AssetTypesAsked) =>
  queryOptions({
    queryKey: ['listAssetTypes', domain, asked],
    queryFn: ({ signal }) => {
      const params = { path: { domain }, query: asked };
      return bodyOf(client.GET('/c/{domain}/asset-management/asset_types/all_asset_types/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

export const documentTypesQuery = (domain: string) =>
  queryOptions({
    queryKey: ['listDocumentTypes', domain],
    queryFn: ({ signal }) => {
      const params = { path: { domain } };
      return bodyOf(client.GET('/c/{domain}/asset-management/assets/list_of_document_types/', { params, signal }));
    },
  });
