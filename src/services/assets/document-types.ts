import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';
import { ifVersion, type Seen } from '../shared/if-version.ts';

type NewDocumentType = components['schemas']['NewDocumentType'];
type OfBusiness = { businessId: string };
type OfOne = OfBusiness & { id: string };

/** All of them, the preset ones first. */
export const documentTypesQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['listDocumentTypes', businessId],
    queryFn: ({ signal }) => {
      const params = { path: { domain: businessId } };
      return bodyOf(client.GET('/c/{domain}/asset-management/assets/list_of_document_types/', { params, signal }));
    },
  });

/** Idempotent by key. The server refuses an existing name at its field. */
export function createDocumentType(
  { businessId, idempotencyKey, ...body }: OfBusiness & { idempotencyKey: string } & NewDocumentType,
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId }), header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/asset-management/assets/create_document/', { params, body, signal }));
}

/** The server refuses this and the deletion with a conflict for a preset type. */
export function renameDocumentType({ name, seen, ...path }: OfOne & NewDocumentType & Seen, { signal }: Options) {
  const params = { path: pathOf(path), ...ifVersion(seen, { name }) };
  return bodyOf(
    client.PUT('/c/{domain}/asset-management/assets/{id}/edit_document_type/', { params, body: { name }, signal }),
  );
}

export async function deleteDocumentType(path: OfOne, { signal }: Options): Promise<void> {
  const params = { path: pathOf(path) };
  await bodyOf(client.DELETE('/c/{domain}/asset-management/assets/{id}/delete_document_type/', { params, signal }));
}
