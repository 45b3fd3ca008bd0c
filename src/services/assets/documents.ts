import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { problem } from '../../domain/shared/problem.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';
import { formOf } from '../shared/form.ts';
import { smallPicture } from '../shared/small-picture.ts';
import { type OnProgress, uploading } from '../shared/upload.ts';

type Schemas = components['schemas'];
type Asked = NonNullable<operations['listAssetDocuments']['parameters']['query']>;
type OfBusiness = { businessId: string };
type OfOne = OfBusiness & { id: string };

/** Bytes that the server takes of one file. */
const largestDocument = 3 * 1024 * 1024;

/** What a change of any document may change of what has been read. */
export const documentKeys = (businessId: string) =>
  ['listAssetDocuments', 'listDocumentVersions', 'listReminders', 'listAssetHistory'].map((query) => [
    query,
    businessId,
  ]);

/** The documents of an asset without those that were renewed: what expires first comes first. */
export const assetDocumentsQuery = (businessId: string, id: string, asked: Asked) =>
  queryOptions({
    queryKey: ['listAssetDocuments', businessId, id, asked],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId, id }), query: asked };
      return bodyOf(client.GET('/c/{domain}/asset-management/assets/{id}/get_asset_attachments/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** A document and those that it renewed, the newest first. */
export const documentVersionsQuery = (businessId: string, id: string) =>
  queryOptions({
    queryKey: ['listDocumentVersions', businessId, id],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId, id }), query: { page_size: 100 } };
      return bodyOf(client.GET('/c/{domain}/asset-management/attachments/{id}/versions/', { params, signal }));
    },
  });

/** A photograph is made small first. More than 3 MB is refused before it travels. */
export async function uploadAttachment(
  { businessId, file }: OfBusiness & { file: File },
  { signal, onProgress }: Options & { onProgress: OnProgress },
): Promise<Schemas['Attachment']> {
  const small = await smallPicture(file);
  if (small.size > largestDocument) throw problem('tooLarge', { detail: 'Make sure the file size is below 3MB.' });
  const params = { path: pathOf({ businessId }) };
  return bodyOf(
    client.POST('/c/{domain}/asset-management/attachments/', {
      ...{ params, signal, body: { file: small.name }, bodySerializer: () => formOf({ file: small }) },
      fetch: uploading(onProgress),
    }),
  );
}

type Given = { attachment: string; reminder: string | null; fields: Partial<Record<string, string>> };
const textsOf = ({ attachment, reminder, fields }: Given) => ({
  ...Object.fromEntries(Object.entries(fields).filter((each): each is [string, string] => each[1] !== undefined)),
  attachment,
  ...(reminder === null ? {} : { reminder }),
});

type NewDocument = OfBusiness & Given & { idempotencyKey: string; asset: string; kind: Schemas['AttachmentType'] };

/** Idempotent by key. The file is one that was uploaded before. */
export function addDocument({ businessId, idempotencyKey, asset, kind, ...given }: NewDocument, { signal }: Options) {
  const params = { path: pathOf({ businessId }), header: { 'Idempotency-Key': idempotencyKey } };
  const body = { ...textsOf(given), content_type: 'asset', object_id: asset, attachment_type: kind } as const;
  return bodyOf(
    client.POST('/c/{domain}/asset-management/attachments/add/', {
      ...{ params, signal, body, bodySerializer: () => formOf(body) },
    }),
  );
}

/** Idempotent by key. The server refuses a document that was renewed meanwhile with a conflict of the code `renewed`. */
export function renewDocument(
  { businessId, id, idempotencyKey, ...given }: OfOne & Given & { idempotencyKey: string },
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId, id }), header: { 'Idempotency-Key': idempotencyKey } };
  const body = textsOf(given);
  return bodyOf(
    client.POST('/c/{domain}/asset-management/attachments/{id}/renew/', {
      ...{ params, signal, body, bodySerializer: () => formOf(body) },
    }),
  );
}

export async function deleteDocument(path: OfOne, { signal }: Options): Promise<void> {
  await bodyOf(
    client.DELETE('/c/{domain}/asset-management/attachments/{id}/', { params: { path: pathOf(path) }, signal }),
  );
}

/** The file as a blob, because a link cannot send the access token. */
export const downloadAttachment = (path: OfOne, { signal }: Options) =>
  bodyOf<Blob>(
    client.GET('/c/{domain}/asset-management/attachments/{id}/file/', {
      ...{ params: { path: pathOf(path) }, parseAs: 'blob', signal },
    }),
  );

/** A small copy of a picture; files of other kinds have none. */
export const thumbnailQuery = (businessId: string, id: string) =>
  queryOptions({
    queryKey: ['getAttachmentThumbnail', businessId, id],
    queryFn: ({ signal }) =>
      bodyOf<Blob>(
        client.GET('/c/{domain}/asset-management/attachments/{id}/thumbnail/', {
          ...{ params: { path: pathOf({ businessId, id }) }, parseAs: 'blob', signal },
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
