import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type KeyedOptions, keyHeader, type Options, pathOf } from '../shared/client.ts';
import { formOf } from '../shared/form.ts';

type Schemas = components['schemas'];
type OfBusiness = { businessId: string };
type OfOne = OfBusiness & { id: string };

/** What a change of any asset may change of what has been read. */
export const registerKeys = (businessId: string) =>
  [
    'getAsset',
    'listAssets',
    'listAssetAssignees',
    'listAssetHistory',
    'listAssetsOf',
    'listDeletedAssets',
    'listAssetTypes',
    'listRecentAssetTypes',
  ].map((query) => [query, businessId]);

type AssetsAsked = NonNullable<operations['listAssets']['parameters']['query']> &
  Pick<NonNullable<operations['listVehicles']['parameters']['query']>, 'vehicle_type'>;

/** A page of assets; only vehicles have a vehicle type. The previous page stays until the next one has loaded. */
export const assetsQuery = (businessId: string, { vehicle_type, ...asked }: AssetsAsked) =>
  queryOptions({
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

export const assetQuery = (businessId: string, id: string) =>
  queryOptions({
    queryKey: ['getAsset', businessId, id],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId, id }) };
      return bodyOf(client.GET('/c/{domain}/asset-management/assets/{id}', { params, signal }));
    },
  });

/** The first matches of a search box. */
export const searchAssets = (businessId: string, search: string, { signal }: Options) => {
  const params = { path: pathOf({ businessId }), query: { search, assetSearch: true, page_size: 6 } };
  return bodyOf(client.GET('/c/{domain}/asset-management/assets/', { params, signal }));
};

export const assetSearchQuery = (businessId: string, search: string) =>
  queryOptions({
    queryKey: ['listAssets', businessId, 'search', search],
    queryFn: ({ signal }) => searchAssets(businessId, search, { signal }),
    enabled: search !== '',
  });

/** Idempotent by key. Costs are whole naira. */
export function createAsset(
  { businessId, idempotencyKey, ...body }: OfBusiness & { idempotencyKey: string } & Schemas['NewAsset'],
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId }), header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/asset-management/assets/', { params, body, signal }));
}

/** The server refuses an outdated version with a conflict of the code `changed_meanwhile`. */
export function updateAsset({ businessId, id, ...body }: OfOne & Schemas['ChangedAsset'], options: KeyedOptions) {
  const params = { path: pathOf({ businessId, id }), ...keyHeader(options) };
  return bodyOf(client.PUT('/c/{domain}/asset-management/assets/{id}/', { params, body, signal: options.signal }));
}

/** A JPEG or a PDF of at most 5 MB. */
export function uploadAssetImage({ image, ...path }: OfOne & { image: File }, { signal }: Options) {
  const body = { image: image.name };
  const bodySerializer = () => formOf({ image });
  const params = { path: pathOf(path) };
  return bodyOf(
    client.PATCH('/c/{domain}/asset-management/assets/{id}/upload_image/', { params, body, bodySerializer, signal }),
  );
}

/** The server refuses an asset that somebody has with a conflict of the code `assigned`. */
export function assignAsset({ businessId, id, ...body }: OfOne & Schemas['NewAssignment'], options: KeyedOptions) {
  const params = { path: pathOf({ businessId, id }), ...keyHeader(options) };
  return bodyOf(
    client.POST('/c/{domain}/asset-management/assets/{id}/add_assignee/', { params, body, signal: options.signal }),
  );
}

/** The server refuses an asset that nobody has with a conflict of the code `unassigned`. */
export function unassignAsset({ businessId, id, ...body }: OfOne & Schemas['AssignmentEnd'], options: KeyedOptions) {
  const params = { path: pathOf({ businessId, id }), ...keyHeader(options) };
  return bodyOf(
    client.POST('/c/{domain}/asset-management/assets/{id}/remove_assignee/', { params, body, signal: options.signal }),
  );
}

type Filter = NonNullable<operations['listAssetIds']['parameters']['query']>;

/** All that a list shows on all its pages; without ids when these are more than 2,000. */
export function listAssetIds({ businessId, filter }: OfBusiness & { filter: Filter | null }, { signal }: Options) {
  const params = { path: pathOf({ businessId }), query: filter ?? {} };
  return bodyOf(client.GET('/c/{domain}/asset-management/assets/ids/', { params, signal }));
}

/** Each that nobody has, at most 1,000 at once. The answer says what became of each. */
export function assignAssets({ businessId, ...body }: OfBusiness & Schemas['BulkAssignment'], options: KeyedOptions) {
  const params = { path: pathOf({ businessId }), ...keyHeader(options) };
  return bodyOf(
    client.POST('/c/{domain}/asset-management/assets/bulk_asset_assignee_add', {
      params,
      body,
      signal: options.signal,
    }),
  );
}

/** Each that somebody has, at most 1,000 at once. The answer says what became of each. */
export function unassignAssets(
  { businessId, ...body }: OfBusiness & Schemas['BulkAssignmentEnd'],
  options: KeyedOptions,
) {
  const params = { path: pathOf({ businessId }), ...keyHeader(options) };
  return bodyOf(
    client.POST('/c/{domain}/asset-management/assets/bulk_asset_assignee_remove', {
      params,
      body,
      signal: options.signal,
    }),
  );
}

/** To another place or status, at most 1,000 at once. The answer says what became of each. */
export function changeAssets({ businessId, ...body }: OfBusiness & Schemas['BulkChange'], { signal }: Options) {
  const params = { path: pathOf({ businessId }) };
  return bodyOf(client.PATCH('/c/{domain}/asset-management/assets/bulk_change/', { params, body, signal }));
}

/** Into the bin or for ever, at most 1,000 at once. The answer says what became of each. */
export function deleteAssets({ businessId, ...body }: OfBusiness & Schemas['AssetDeletion'], options: KeyedOptions) {
  const params = { path: pathOf({ businessId }), ...keyHeader(options) };
  return bodyOf(
    client.PATCH('/c/{domain}/asset-management/assets/bulk_delete/', { params, body, signal: options.signal }),
  );
}

export type AssetExport = NonNullable<operations['exportAssets']['parameters']['query']>;

/** What a list shows as a file, because a link cannot send the access token. */
export function exportAssets({ businessId, asked }: OfBusiness & { asked: AssetExport }, { signal }: Options) {
  const params = { path: pathOf({ businessId }), query: asked };
  return bodyOf<Blob>(client.GET('/c/{domain}/asset-management/assets/export/', { params, parseAs: 'blob', signal }));
}

export const removeAssetImage = (path: OfOne, { signal }: Options) =>
  bodyOf(
    client.PATCH('/c/{domain}/asset-management/assets/{id}/remove_image/', { params: { path: pathOf(path) }, signal }),
  );

/** The image as a file; `image` is what the asset says of it, and changes with it. */
export const assetImageQuery = (businessId: string, id: string, image: string) =>
  queryOptions({
    queryKey: ['getAssetImage', businessId, id, image],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId, id }) };
      return bodyOf<Blob>(
        client.GET('/c/{domain}/asset-management/assets/{id}/image/', { params, parseAs: 'blob', signal }),
      );
    },
  });

type PageAsked = NonNullable<operations['listAssetAssignees']['parameters']['query']>;

/** Who has had an asset, the newest first. */
export const assetAssigneesQuery = (businessId: string, id: string, asked: PageAsked) =>
  queryOptions({
    queryKey: ['listAssetAssignees', businessId, id, asked],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId, id }), query: asked };
      return bodyOf(client.GET('/c/{domain}/asset-management/assets/{id}/assignee_history/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** What was done with an asset, the newest first. */
export const assetHistoryQuery = (businessId: string, id: string, asked: PageAsked) =>
  queryOptions({
    queryKey: ['listAssetHistory', businessId, id, asked],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId, id }), query: asked };
      return bodyOf(client.GET('/c/{domain}/asset-management/assets/{id}/history/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** The assets in the bin, those deleted last first. */
export const deletedAssetsQuery = (businessId: string, asked: PageAsked) =>
  queryOptions({
    queryKey: ['listDeletedAssets', businessId, asked],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: asked };
      return bodyOf(client.GET('/c/{domain}/asset-management/assets/bin/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** Out of the bin. The answer says what became of each. */
export function restoreAssets({ businessId, ids }: OfBusiness & { ids: string[] }, options: KeyedOptions) {
  const params = { path: pathOf({ businessId }), ...keyHeader(options) };
  return bodyOf(
    client.POST('/c/{domain}/asset-management/assets/bin/restore/', { params, body: { ids }, signal: options.signal }),
  );
}

/** Deletes assets for ever that are in the bin. The answer says what became of each. */
export function purgeAssets({ businessId, ids }: OfBusiness & { ids: string[] }, options: KeyedOptions) {
  const params = { path: pathOf({ businessId }), ...keyHeader(options) };
  return bodyOf(
    client.POST('/c/{domain}/asset-management/assets/bin/purge/', { params, body: { ids }, signal: options.signal }),
  );
}
