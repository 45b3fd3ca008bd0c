/** Imports into any list that the contract names. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';

type Schemas = components['schemas'];
export type ImportKind = Schemas['ImportKind'];
type OfList = { businessId: string; kind: ImportKind };
type OfOne = OfList & { id: string };
type Asked = NonNullable<operations['listImports']['parameters']['query']>;

const placeOf = ({ businessId, kind }: OfList) => ({ ...pathOf({ businessId }), kind });
const placeOfOne = ({ businessId, kind, id }: OfOne) => ({ ...pathOf({ businessId, id }), kind });

/** A page of imports, the newest first. The previous page stays until the next one has loaded. */
export const importsQuery = (of: OfList, query: Asked) =>
  queryOptions({
    queryKey: ['listImports', of.businessId, of.kind, query],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/imports/{kind}/', { params: { path: placeOf(of), query }, signal })),
    placeholderData: keepPreviousData,
  });

/** The records that have one of these keys, such as serial numbers or email addresses. */
export async function matchRecords({ keys, ...of }: OfList & { keys: string[] }, { signal }: Options) {
  const params = { path: placeOf(of) };
  return (await bodyOf(client.POST('/c/{domain}/imports/{kind}/matches/', { params, body: { keys }, signal }))).results;
}

/** Announces rows, which are sent next. Idempotent by key. */
export function createImport(
  { businessId, kind, idempotencyKey, ...body }: OfList & { idempotencyKey: string } & Schemas['NewImport'],
  { signal }: Options,
) {
  const params = { path: placeOf({ businessId, kind }), header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/imports/{kind}/', { params, body, signal }));
}

/** Idempotent by the number of the chunk, from 0. */
export async function sendImportRows(
  { chunk, rows, ...one }: OfOne & { chunk: number; rows: Schemas['SentRow'][] },
  { signal }: Options,
): Promise<void> {
  const params = { path: { ...placeOfOne(one), chunk } };
  await bodyOf(client.PUT('/c/{domain}/imports/{kind}/{id}/chunks/{chunk}/', { params, body: { rows }, signal }));
}

/** Begins to store; what stopped goes on. Idempotent by key, which is the one of its beginning by default. */
export function commitImport({ idempotencyKey, ...one }: OfOne & { idempotencyKey?: string }, { signal }: Options) {
  const params = { path: placeOfOne(one), header: { 'Idempotency-Key': idempotencyKey ?? `commit-${one.id}` } };
  return bodyOf(client.POST('/c/{domain}/imports/{kind}/{id}/commit/', { params, signal }));
}

export const getImport = (one: OfOne, { signal }: Options) =>
  bodyOf(client.GET('/c/{domain}/imports/{kind}/{id}/', { params: { path: placeOfOne(one) }, signal }));

/** What is stored already stays. Idempotent by key. */
export function cancelImport(one: OfOne, { signal }: Options) {
  const params = { path: placeOfOne(one), header: { 'Idempotency-Key': `cancel-${one.id}` } };
  return bodyOf(client.POST('/c/{domain}/imports/{kind}/{id}/cancel/', { params, signal }));
}

/** Refused with a conflict of the code `changed_since` when records were changed since, unless `rest` is asked for. */
export function undoImport(
  { rest, idempotencyKey, ...one }: OfOne & { rest: boolean; idempotencyKey: string },
  { signal }: Options,
) {
  const params = { path: placeOfOne(one), header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/imports/{kind}/{id}/undo/', { params, body: { rest }, signal }));
}

/** The refused rows as a CSV blob, because a link cannot send the access token. */
export const exportRefusedRows = (one: OfOne, { signal }: Options) =>
  bodyOf<Blob>(
    client.GET('/c/{domain}/imports/{kind}/{id}/refused/', {
      params: { path: placeOfOne(one) },
      parseAs: 'blob',
      signal,
    }),
  );
