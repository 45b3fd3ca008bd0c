import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { problemOf } from '../../domain/shared/problem.ts';
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

const matchesAtOnce = 1000;
/** The assets that have one of these Asset IDs, serial numbers or plates. */
export async function matchAssets({ businessId, keys }: OfBusiness & { keys: string[] }, { signal }: Options) {
  const found: Schemas['MatchedAsset'][] = [];
  for (let from = 0; from < keys.length; from += matchesAtOnce) {
    const params = { path: pathOf({ businessId }) };
    const body = { keys: keys.slice(from, from + matchesAtOnce) };
    const { results } = await bodyOf(
      client.POST('/c/{domain}/asset-management/imports/matches/', { params, body, signal }),
    );
    found.push(...results);
  }
  return found;
}

type NewImport = Omit<Schemas['NewAssetImport'], 'rows'>;
const rowsAtOnce = 500;
/** Tells apart what is sent under one key: FNV-1a, 32 bits (https://datatracker.ietf.org/doc/html/rfc9923). */
const digestOf = (text: string): string => {
  let digest = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) digest = Math.imul(digest ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return digest.toString(16);
};

/** Announces the rows, sends them and begins to store them. Idempotent by key, also after a lost connection. */
export async function sendImport(
  {
    businessId,
    idempotencyKey,
    rows,
    ...given
  }: OfBusiness & NewImport & { idempotencyKey: string; rows: Schemas['SentRow'][] },
  { signal }: Options,
): Promise<Schemas['AssetImport']> {
  const begun = await bodyOf(
    client.POST('/c/{domain}/asset-management/imports/', {
      params: {
        path: pathOf({ businessId }),
        header: { 'Idempotency-Key': `${idempotencyKey}-${digestOf(JSON.stringify([given, rows]))}` },
      },
      body: { ...given, rows: rows.length },
      signal,
    }),
  );
  const path = pathOf({ businessId, id: begun.id });
  try {
    for (let chunk = 0; chunk * rowsAtOnce < rows.length; chunk++) {
      const body = { rows: rows.slice(chunk * rowsAtOnce, (chunk + 1) * rowsAtOnce) };
      const params = { path: { ...path, chunk } };
      await bodyOf(client.PUT('/c/{domain}/asset-management/imports/{id}/chunks/{chunk}/', { params, body, signal }));
    }
  } catch (error) {
    // An earlier attempt came through, and only its answer was lost.
    const { kind, code } = problemOf(error);
    if (kind !== 'conflict' || (code !== 'storing' && code !== 'finished')) throw error;
  }
  return bodyOf(client.POST('/c/{domain}/asset-management/imports/{id}/commit/', { params: { path }, signal }));
}

export const getAssetImport = (input: OfOne, { signal }: Options) =>
  bodyOf(client.GET('/c/{domain}/asset-management/imports/{id}/', { params: { path: pathOf(input) }, signal }));

/** What is stored already stays. */
export const cancelAssetImport = (input: OfOne, { signal }: Options) =>
  bodyOf(client.POST('/c/{domain}/asset-management/imports/{id}/cancel/', { params: { path: pathOf(input) }, signal }));

/** Refused with a conflict of the code `changed_since` when assets were changed since, unless `rest` is asked for. */
export const undoAssetImport = ({ rest, ...path }: OfOne & { rest: boolean }, { signal }: Options) =>
  bodyOf(
    client.POST('/c/{domain}/asset-management/imports/{id}/undo/', {
      params: { path: pathOf(path) },
      body: { rest },
      signal,
    }),
  );

/** The refused rows as a CSV blob, because a link cannot send the access token. */
export const exportRefusedRows = (input: OfOne, { signal }: Options) =>
  bodyOf<Blob>(
    client.GET('/c/{domain}/asset-management/imports/{id}/refused/', {
      params: { path: pathOf(input) },
      parseAs: 'blob',
      signal,
    }),
  );
