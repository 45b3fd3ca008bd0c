import * as of from '../operations/assets.stock.ts';
import { reporting } from '../shared/changes.ts';
import { bodyOf, client, type KeyedOptions, keyHeader, pathOf } from '../shared/client.ts';

type OfBusiness = { businessId: string };
type OfOne = OfBusiness & { id: string };

export const closeStockTake = reporting(
  (
    { markMissing, moveUnexpected, ...path }: OfOne & { markMissing: boolean; moveUnexpected: boolean },
    options: KeyedOptions,
  ) => {
    const body = { mark_missing: markMissing, move_unexpected: moveUnexpected };
    const params = { path: pathOf(path), ...keyHeader(options) };
    return bodyOf(
      client.POST('/c/{domain}/asset-management/stock_takes/{id}/close/', { params, body, signal: options.signal }),
    );
  },
  of.closeStockTake.changes,
);
