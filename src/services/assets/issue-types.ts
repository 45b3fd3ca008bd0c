import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';
import { ifVersion, type Seen } from '../shared/if-version.ts';

type Schemas = components['schemas'];
type OfBusiness = { businessId: string };
type OfOne = OfBusiness & { id: string };
type IssueTypesAsked = NonNullable<operations['listIssueTypes']['parameters']['query']>;

/** A page of issue types. The previous page stays until the next one has loaded. */
export const issueTypesQuery = (businessId: string, asked: IssueTypesAsked) =>
  queryOptions({
    queryKey: ['listIssueTypes', businessId, asked],
    queryFn: ({ signal }) => {
      const params = { path: { domain: businessId }, query: asked };
      return bodyOf(client.GET('/c/{domain}/asset-management/issue-type/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** Idempotent by key. The server refuses an existing name at its field. */
export function createIssueType(
  { businessId, idempotencyKey, ...body }: OfBusiness & { idempotencyKey: string } & Schemas['NewIssueType'],
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId }), header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/asset-management/issue-type/', { params, body, signal }));
}

/** The server refuses this and the deletion with a conflict for a default type. */
export function renameIssueType({ name, seen, ...path }: OfOne & Schemas['NewIssueType'] & Seen, { signal }: Options) {
  const params = { path: pathOf(path), ...ifVersion(seen, { name }) };
  return bodyOf(client.PATCH('/c/{domain}/asset-management/issue-type/{id}/', { params, body: { name }, signal }));
}

export async function deleteIssueType(path: OfOne, { signal }: Options): Promise<void> {
  await bodyOf(
    client.DELETE('/c/{domain}/asset-management/issue-type/{id}/', { params: { path: pathOf(path) }, signal }),
  );
}
