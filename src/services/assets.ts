import { queryOptions } from '@tanstack/react-query';
import { bodyOf, client } from './client.ts';

export const assetTypesQuery = (domain: string) =>
  queryOptions({
    queryKey: ['listAssetTypes', domain],
    queryFn: ({ signal }) => {
      const params = { path: { domain } };
      return bodyOf(client.GET('/c/{domain}/asset-management/asset_types/all_asset_types/', { params, signal }));
    },
  });

export const documentTypesQuery = (domain: string) =>
  queryOptions({
    queryKey: ['listDocumentTypes', domain],
    queryFn: ({ signal }) => {
      const params = { path: { domain } };
      return bodyOf(client.GET('/c/{domain}/asset-management/assets/list_of_document_types/', { params, signal }));
    },
  });
