import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type KeyedOptions, keyHeader, type Options, pathOf } from '../shared/client.ts';
import { ifVersion, type Seen } from '../shared/if-version.ts';

type Schemas = components['schemas'];
type Asked<Op extends keyof operations> = NonNullable<operations[Op]['parameters']['query']>;
type OfBusiness = { businessId: string };
type OfOne = OfBusiness & { id: string };

/** What a change of any issue may change of what has been read. */
export const issueKeys = (businessId: string) =>
  ['listIssues', 'listAssetIssues', 'getIssue', 'listAssetHistory'].map((query) => [query, businessId]);

/** A page of issues. The previous page stays until the next one has loaded. */
export const issuesQuery = (businessId: string, asked: Asked<'listIssues'>) =>
  queryOptions({
    queryKey: ['listIssues', businessId, asked],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: asked };
      return bodyOf(client.GET('/c/{domain}/asset-management/issues-list/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** What was reported about one asset, the latest first. */
export const assetIssuesQuery = (businessId: string, id: string, asked: Asked<'listAssetIssues'>) =>
  queryOptions({
    queryKey: ['listAssetIssues', businessId, id, asked],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId, id }), query: asked };
      return bodyOf(client.GET('/c/{domain}/asset-management/assets/{id}/issues/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** An issue with the maintenance that it led to. */
export const issueQuery = (businessId: string, id: string) =>
  queryOptions({
    queryKey: ['getIssue', businessId, id],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId, id }) };
      return bodyOf(client.GET('/c/{domain}/asset-management/issues-list/{id}/', { params, signal }));
    },
  });

type NewIssue = OfBusiness & { idempotencyKey: string; asset: string } & Schemas['NewIssue'];

/** Idempotent by key. */
export function reportIssue({ businessId, idempotencyKey, asset, ...body }: NewIssue, { signal }: Options) {
  const params = { path: pathOf({ businessId, id: asset }), header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/asset-management/assets/{id}/issues/', { params, body, signal }));
}

/** Idempotent. */
export function updateIssue(
  { businessId, id, seen, ...body }: OfOne & Schemas['ChangedIssue'] & Seen,
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId, id }), ...ifVersion(seen, body) };
  return bodyOf(client.PATCH('/c/{domain}/asset-management/issues-list/{id}/', { params, body, signal }));
}

/** The server refuses an issue that has ended already with a conflict of the code `ended`. */
export function closeIssue({ businessId, id, ...body }: OfOne & Schemas['IssueEnd'], options: KeyedOptions) {
  const params = { path: pathOf({ businessId, id }), ...keyHeader(options) };
  return bodyOf(
    client.POST('/c/{domain}/asset-management/issues-list/{id}/close/', { params, body, signal: options.signal }),
  );
}

/** The server refuses an open issue with a conflict of the code `open`. */
export const reopenIssue = (path: OfOne, options: KeyedOptions) =>
  bodyOf(
    client.POST('/c/{domain}/asset-management/issues-list/{id}/reopen/', {
      params: { path: pathOf(path), ...keyHeader(options) },
      signal: options.signal,
    }),
  );

export async function deleteIssue(path: OfOne, { signal }: Options): Promise<void> {
  await bodyOf(
    client.DELETE('/c/{domain}/asset-management/issues-list/{id}/', { params: { path: pathOf(path) }, signal }),
  );
}
