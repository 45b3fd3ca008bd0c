import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { operations } from '../../../openapi/generated/contract.ts';
import * as of from '../operations/assets.register.ts';
import { reporting } from '../shared/changes.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';
import { formOf } from '../shared/form.ts';
import { readsOf } from '../shared/query.ts';

type OfBusiness = { businessId: string };
type OfOne = OfBusiness & { id: string };

type AssetsAsked = NonNullable<operations['listAssets']['parameters']['query']> &
  Pick<NonNullable<operations['listVehicles']['parameters']['query']>, 'vehicle_type'>;

/** A page of assets; only vehicles have a vehicle type. The previous page stays until the next one has loaded. */
export const assetsQuery = (businessId: string, { vehicle_type, ...asked }: AssetsAsked) =>
  queryOptions({
    meta: readsOf(of.listAssets, of.listVehicles),
    queryKey: ['listAssets', businessId, { vehicle_type, ...asked }],
    queryFn: ({ signal }) => {
      const path = pathOf({ businessId });
      if (asked.kind !== 'vehicle')
        return bodyOf(client.GET('/c/{domain}/asset-management/assets/', { params: { path, query: asked }, signal }));
      const { kind: _, ...list } = asked;
      const query = { ...list, ...(vehicle_type ? { vehicle_type } : {}) };
      const params = { path, query };
      return bodyOf(client.GET('/c/{domain}/asset-management/asset_types/vehicle_type_details/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** The first matches of a search box. */
export const searchAssets = (businessId: string, search: string, { signal }: Options) => {
  const params = { path: pathOf({ businessId }), query: { search, assetSearch: true, page_size: 6 } };
  return bodyOf(client.GET('/c/{domain}/asset-management/assets/', { params, signal }));
};

export const assetSearchQuery = (businessId: string, search: string) =>
  queryOptions({
    meta: readsOf(of.listAssets),
    queryKey: ['listAssets', businessId, 'search', search],
    queryFn: ({ signal }) => searchAssets(businessId, search, { signal }),
    enabled: search !== '',
  });

/** A JPEG or a PDF of at most 5 MB. */
export const uploadAssetImage = reporting(({ image, ...path }: OfOne & { image: File }, { signal }: Options) => {
  const body = { image: image.name };
  const bodySerializer = () => formOf({ image });
  const params = { path: pathOf(path) };
  return bodyOf(
    client.PATCH('/c/{domain}/asset-management/assets/{id}/upload_image/', { params, body, bodySerializer, signal }),
  );
}, of.uploadAssetImage.changes);

type Filter = NonNullable<operations['listAssetIds']['parameters']['query']>;

/** All that a list shows on all its pages; without ids when these are more than 2,000. */
export function listAssetIds({ businessId, filter }: OfBusiness & { filter: Filter | null }, { signal }: Options) {
  const params = { path: pathOf({ businessId }), query: filter ?? {} };
  return bodyOf(client.GET('/c/{domain}/asset-management/assets/ids/', { params, signal }));
}

export type AssetExport = NonNullable<operations['exportAssets']['parameters']['query']>;

/** What a list shows as a file, because a link cannot send the access token. */
export function exportAssets({ businessId, asked }: OfBusiness & { asked: AssetExport }, { signal }: Options) {
  const params = { path: pathOf({ businessId }), query: asked };
  return bodyOf<Blob>(client.GET('/c/{domain}/asset-management/assets/export/', { params, parseAs: 'blob', signal }));
}
