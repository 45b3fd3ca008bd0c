import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';
import { ifVersion, type Seen } from '../shared/if-version.ts';

type Schemas = components['schemas'];
type OfBusiness = { businessId: string };
type OfOne = OfBusiness & { id: string };
type AssetTypesAsked = NonNullable<operations['listAssetTypes']['parameters']['query']>;

/** All matching asset types. The previous result stays until the next one has loaded. */
export const assetTypesQuery = (businessId: string, asked: AssetTypesAsked = {}) =>
  queryOptions({
    queryKey: ['listAssetTypes', businessId, asked],
    queryFn: ({ signal }) => {
      const params = { path: { domain: businessId }, query: asked };
      return bodyOf(client.GET('/c/{domain}/asset-management/asset_types/all_asset_types/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** The first four types that were added. */
export const recentAssetTypesQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['listRecentAssetTypes', businessId],
    queryFn: ({ signal }) => {
      const params = { path: { domain: businessId } };
      return bodyOf(
        client.GET('/c/{domain}/asset-management/asset_types/recently_added_asset_types/', { params, signal }),
      );
    },
  });

/** What shows asset types and is to load again when one has changed. */
export const assetTypeKeys = (businessId: string) => [
  ['listAssetTypes', businessId],
  ['listAssetTypeNames', businessId],
  ['listRecentAssetTypes', businessId],
];

/** Idempotent by key. The server refuses an existing name at its field. */
export function createAssetType(
  { businessId, idempotencyKey, ...body }: OfBusiness & { idempotencyKey: string } & Schemas['NewAssetType'],
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId }), header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/asset-management/asset_types/', { params, body, signal }));
}

/** The server refuses this with a conflict for a default type. */
export function updateAssetType(
  { businessId, id, seen, ...body }: OfOne & Schemas['NewAssetType'] & Seen,
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId, id }), ...ifVersion(seen, body) };
  return bodyOf(client.PUT('/c/{domain}/asset-management/asset_types/{id}/', { params, body, signal }));
}

/**
 * The server refuses this with a conflict for a default type, for one that assets have, and with the code `in_bin` for one
 * that assets in the bin have, unless these go with it.
 */
export async function deleteAssetType(
  { withBin = false, ...path }: OfOne & { withBin?: boolean },
  { signal }: Options,
): Promise<void> {
  const params = { path: pathOf(path), query: { with_bin: withBin } };
  await bodyOf(client.DELETE('/c/{domain}/asset-management/asset_types/{id}/', { params, signal }));
}

/** Default types take it too. */
export function setAssetTypeDepreciation(
  { businessId, id, seen, ...body }: OfOne & Schemas['Depreciation'] & Seen,
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId, id }), ...ifVersion(seen, body) };
  return bodyOf(client.PUT('/c/{domain}/asset-management/asset_types/{id}/depreciation/', { params, body, signal }));
}
