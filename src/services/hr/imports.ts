/** Imports of employees. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';

type Schemas = components['schemas'];
type OfBusiness = { businessId: string };
type OfOne = OfBusiness & { id: string };
type Asked = NonNullable<operations['listEmployeeImports']['parameters']['query']>;

/** A page of imports, the newest first. The previous page stays until the next one has loaded. */
export const employeeImportsQuery = (businessId: string, asked: Asked) =>
  queryOptions({
    queryKey: ['listEmployeeImports', businessId, asked],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: asked };
      return bodyOf(client.GET('/c/{domain}/employee_imports/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** The server answers about as many at once. */
export const matchesAtOnce = 500;
/** The employees that have one of these IDs or addresses. */
export async function matchEmployees({ businessId, keys }: OfBusiness & { keys: string[] }, { signal }: Options) {
  const params = { path: pathOf({ businessId }) };
  return bodyOf(client.POST('/c/{domain}/employee_imports/matches/', { params, body: { keys }, signal }));
}

/** Announces rows, which are sent next. Idempotent by key. */
export function createEmployeeImport(
  { businessId, idempotencyKey, ...body }: OfBusiness & { idempotencyKey: string } & Schemas['NewEmployeeImport'],
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId }), header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/employee_imports/', { params, body, signal }));
}

/** Idempotent by the number of the chunk, from 0. */
export async function sendEmployeeImportRows(
  { businessId, id, chunk, rows }: OfOne & { chunk: number; rows: Schemas['SentEmployeeRow'][] },
  { signal }: Options,
): Promise<void> {
  const params = { path: { ...pathOf({ businessId, id }), chunk } };
  await bodyOf(client.PUT('/c/{domain}/employee_imports/{id}/chunks/{chunk}/', { params, body: { rows }, signal }));
}

/** Begins to store; what stopped goes on. Idempotent by key, which is the one of its beginning by default. */
export function commitEmployeeImport(
  { idempotencyKey, ...one }: OfOne & { idempotencyKey?: string },
  { signal }: Options,
) {
  const params = { path: pathOf(one), header: { 'Idempotency-Key': idempotencyKey ?? `commit-${one.id}` } };
  return bodyOf(client.POST('/c/{domain}/employee_imports/{id}/commit/', { params, signal }));
}

export const getEmployeeImport = (input: OfOne, { signal }: Options) =>
  bodyOf(client.GET('/c/{domain}/employee_imports/{id}/', { params: { path: pathOf(input) }, signal }));

/** What is stored already stays. Idempotent by key. */
export function cancelEmployeeImport(one: OfOne, { signal }: Options) {
  const params = { path: pathOf(one), header: { 'Idempotency-Key': `cancel-${one.id}` } };
  return bodyOf(client.POST('/c/{domain}/employee_imports/{id}/cancel/', { params, signal }));
}

/** Refused with a conflict of the code `changed_since` when somebody was changed since, unless `rest` is asked for. */
export function undoEmployeeImport(
  { rest, idempotencyKey, ...one }: OfOne & { rest: boolean; idempotencyKey: string },
  { signal }: Options,
) {
  const params = { path: pathOf(one), header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/employee_imports/{id}/undo/', { params, body: { rest }, signal }));
}

/** The refused rows as a CSV blob, because a link cannot send the access token. */
export const exportRefusedEmployees = (input: OfOne, { signal }: Options) =>
  bodyOf<Blob>(
    client.GET('/c/{domain}/employee_imports/{id}/refused/', {
      params: { path: pathOf(input) },
      parseAs: 'blob',
      signal,
    }),
  );
