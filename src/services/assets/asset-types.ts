import * as of from '../operations/assets.ts';
import { reporting } from '../shared/changes.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';

type OfBusiness = { businessId: string };
type OfOne = OfBusiness & { id: string };

/**
 * The server refuses this with a conflict for a default type, for one that assets have, and with the code `in_bin` for one
 * that assets in the bin have, unless these go with it.
 */
export const deleteAssetType = reporting(
  async ({ withBin = false, ...path }: OfOne & { withBin?: boolean }, { signal }: Options): Promise<void> => {
    const params = { path: pathOf(path), query: { with_bin: withBin } };
    await bodyOf(client.DELETE('/c/{domain}/asset-management/asset_types/{id}/', { params, signal }));
  },
  of.deleteAssetType.changes,
);
