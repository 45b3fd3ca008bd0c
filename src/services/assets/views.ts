import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';
import { ifVersion, type Seen } from '../shared/if-version.ts';

type OfBusiness = { businessId: string };

/** The lists of assets that the person saved, by name. */
export const assetViewsQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['listAssetViews', businessId],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }) };
      return bodyOf(client.GET('/c/{domain}/asset-management/asset_views/', { params, signal }));
    },
  });

/** Replaces the one of the same name. */
export function saveAssetView(
  { businessId, ...body }: OfBusiness & components['schemas']['NewAssetView'],
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId }) };
  return bodyOf(client.POST('/c/{domain}/asset-management/asset_views/', { params, body, signal }));
}

/** The server refuses a name that the person has used at its field. */
export function renameAssetView(
  { businessId, id, seen, ...body }: OfBusiness & { id: string } & components['schemas']['AssetViewName'] & Seen,
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId, id }), ...ifVersion(seen, body) };
  return bodyOf(client.PATCH('/c/{domain}/asset-management/asset_views/{id}/', { params, body, signal }));
}

export async function deleteAssetView(path: OfBusiness & { id: string }, { signal }: Options): Promise<void> {
  const params = { path: pathOf(path) };
  await bodyOf(client.DELETE('/c/{domain}/asset-management/asset_views/{id}/', { params, signal }));
}
