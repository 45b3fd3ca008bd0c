import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type KeyedOptions, keyHeader, type Options, pathOf } from '../shared/client.ts';

type Schemas = components['schemas'];
type Asked<Op extends keyof operations> = NonNullable<operations[Op]['parameters']['query']>;
type OfBusiness = { businessId: string };
type OfOne = OfBusiness & { id: string };

/** A page of stock-takes, the newest first. The previous page stays until the next one has loaded. */
export const stockTakesQuery = (businessId: string, asked: Asked<'listStockTakes'>) =>
  queryOptions({
    queryKey: ['listStockTakes', businessId, asked],
    queryFn: ({ signal }) => {
      const params = { path: { domain: businessId }, query: asked };
      return bodyOf(client.GET('/c/{domain}/asset-management/stock_takes/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/**
 * A page of what a stock-take expects and has found. The previous page stays until the next one has loaded.
 * @param totals of the stock-take: when they change, its items have
 */
export const stockTakeItemsQuery = (
  businessId: string,
  id: string,
  asked: Asked<'listStockTakeItems'>,
  totals: string,
) =>
  queryOptions({
    queryKey: ['listStockTakeItems', businessId, id, asked, totals],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId, id }), query: asked };
      return bodyOf(client.GET('/c/{domain}/asset-management/stock_takes/{id}/items/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** Idempotent by key. A location that is being counted is refused with a conflict. */
export function startStockTake(
  { businessId, idempotencyKey, ...body }: OfBusiness & { idempotencyKey: string; location: string; notes: string },
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId }), header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/asset-management/stock_takes/', { params, body, signal }));
}

export const getStockTake = (input: OfOne, { signal }: Options) =>
  bodyOf(client.GET('/c/{domain}/asset-management/stock_takes/{id}/', { params: { path: pathOf(input) }, signal }));

/** Idempotent. A label that no asset has, or more than one, is refused at its field. */
export function countStockTakeItem(
  { businessId, id, ...body }: OfOne & { asset?: string; label?: string; found: boolean },
  { signal }: Options,
): Promise<{ item: Schemas['StockTakeItem']; stock_take: Schemas['StockTake'] }> {
  const params = { path: pathOf({ businessId, id }) };
  return bodyOf(client.POST('/c/{domain}/asset-management/stock_takes/{id}/items/', { params, body, signal }));
}

export function closeStockTake(
  { markMissing, moveUnexpected, ...path }: OfOne & { markMissing: boolean; moveUnexpected: boolean },
  options: KeyedOptions,
) {
  const body = { mark_missing: markMissing, move_unexpected: moveUnexpected };
  const params = { path: pathOf(path), ...keyHeader(options) };
  return bodyOf(
    client.POST('/c/{domain}/asset-management/stock_takes/{id}/close/', { params, body, signal: options.signal }),
  );
}

export async function discardStockTake(input: OfOne, { signal }: Options): Promise<void> {
  await bodyOf(
    client.DELETE('/c/{domain}/asset-management/stock_takes/{id}/', { params: { path: pathOf(input) }, signal }),
  );
}

/** The report as a CSV blob, because a link cannot send the access token. */
export function exportStockTake(input: OfOne, { signal }: Options) {
  const params = { path: pathOf(input) };
  return bodyOf<Blob>(
    client.GET('/c/{domain}/asset-management/stock_takes/{id}/report/', { params, parseAs: 'blob', signal }),
  );
}
