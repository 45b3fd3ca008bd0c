import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';

type Schemas = components['schemas'];
type OfBusiness = { businessId: string };
type OfOne = OfBusiness & { id: string };
type Asked = NonNullable<operations['listAssetImports']['parameters']['query']>;

/** A page of imports, the newest first. The previous page stays until the next one has loaded. */
export const importsQuery = (businessId: string, asked: Asked) =>
  queryOptions({
    queryKey: ['listAssetImports', businessId, asked],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: asked };
      return bodyOf(client.GET('/c/{domain}/asset-management/imports/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** The server answers about as many at once. */
export const matchesAtOnce = 1000;
/** The assets that have one of these Asset IDs, serial numbers or plates. */
export async function matchAssets({ businessId, keys }: OfBusiness & { keys: string[] }, { signal }: Options) {
  const params = { path: pathOf({ businessId }) };
  return bodyOf(client.POST('/c/{domain}/asset-management/imports/matches/', { params, body: { keys }, signal }));
}

/** Announces rows, which are sent next. Idempotent by key. */
export function createAssetImport(
  { businessId, idempotencyKey, ...body }: OfBusiness & { idempotencyKey: string } & Schemas['NewAssetImport'],
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId }), header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/asset-management/imports/', { params, body, signal }));
}

/** Idempotent by the number of the chunk, from 0. */
export async function sendAssetImportRows(
  { businessId, id, chunk, rows }: OfOne & { chunk: number; rows: Schemas['SentRow'][] },
  { signal }: Options,
): Promise<void> {
  const params = { path: { ...pathOf({ businessId, id }), chunk } };
  await bodyOf(
    client.PUT('/c/{domain}/asset-management/imports/{id}/chunks/{chunk}/', { params, body: { rows }, signal }),
  );
}

/** Begins to store; what stopped goes on. Idempotent by key, which is the one of its beginning by default. */
export function commitAssetImport(
  { idempotencyKey, ...one }: OfOne & { idempotencyKey?: string },
  { signal }: Options,
) {
  const params = { path: pathOf(one), header: { 'Idempotency-Key': idempotencyKey ?? `commit-${one.id}` } };
  return bodyOf(client.POST('/c/{domain}/asset-management/imports/{id}/commit/', { params, signal }));
}

export const getAssetImport = (input: OfOne, { signal }: Options) =>
  bodyOf(client.GET('/c/{domain}/asset-management/imports/{id}/', { params: { path: pathOf(input) }, signal }));

/** What is stored already stays. Idempotent by key. */
export function cancelAssetImport(one: OfOne, { signal }: Options) {
  const params = { path: pathOf(one), header: { 'Idempotency-Key': `cancel-${one.id}` } };
  return bodyOf(client.POST('/c/{domain}/asset-management/imports/{id}/cancel/', { params, signal }));
}

/** Refused with a conflict of the code `changed_since` when assets were changed since, unless `rest` is asked for. */
export function undoAssetImport(
  { rest, idempotencyKey, ...one }: OfOne & { rest: boolean; idempotencyKey: string },
  { signal }: Options,
) {
  const params = { path: pathOf(one), header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/asset-management/imports/{id}/undo/', { params, body: { rest }, signal }));
}

/** The refused rows as a CSV blob, because a link cannot send the access token. */
export const exportRefusedRows = (input: OfOne, { signal }: Options) =>
  bodyOf<Blob>(
    client.GET('/c/{domain}/asset-management/imports/{id}/refused/', {
      params: { path: pathOf(input) },
      parseAs: 'blob',
      signal,
    }),
  );
