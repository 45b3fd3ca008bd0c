import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { problem } from '../../domain/shared/problem.ts';
import * as of from '../operations/assets.papers.ts';
import { reporting } from '../shared/changes.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';
import { formOf } from '../shared/form.ts';
import { readsOf } from '../shared/query.ts';
import { smallPicture } from '../shared/small-picture.ts';
import { type OnProgress, uploading } from '../shared/upload.ts';

type Schemas = components['schemas'];
type OfBusiness = { businessId: string };
type OfOne = OfBusiness & { id: string };

/** Bytes that the server takes of one file. */
const largestDocument = 3 * 1024 * 1024;

/** A photograph is made small first. More than 3 MB is refused before it travels. */
export const uploadAttachment = reporting(
  async (
    { businessId, file }: OfBusiness & { file: File },
    { signal, onProgress }: Options & { onProgress: OnProgress },
  ): Promise<Schemas['Attachment']> => {
    const small = await smallPicture(file);
    if (small.size > largestDocument) throw problem('tooLarge', { detail: 'Make sure the file size is below 3MB.' });
    const params = { path: pathOf({ businessId }) };
    return bodyOf(
      client.POST('/c/{domain}/asset-management/attachments/', {
        params,
        signal,
        body: { file: small.name },
        bodySerializer: () => formOf({ file: small }),
        fetch: uploading(onProgress),
      }),
    );
  },
  of.uploadAttachment.changes,
);

type Given = { attachment: string; reminder: string | null; fields: Partial<Record<string, string>> };
const textsOf = ({ attachment, reminder, fields }: Given) => ({
  ...Object.fromEntries(Object.entries(fields).filter((each): each is [string, string] => each[1] !== undefined)),
  attachment,
  ...(reminder === null ? {} : { reminder }),
});

type NewDocument = OfBusiness & Given & { idempotencyKey: string; asset: string; kind: Schemas['AttachmentType'] };

/** Idempotent by key. The file is one that was uploaded before. */
export const addDocument = reporting(
  ({ businessId, idempotencyKey, asset, kind, ...given }: NewDocument, { signal }: Options) => {
    const params = { path: pathOf({ businessId }), header: { 'Idempotency-Key': idempotencyKey } };
    const body = { ...textsOf(given), content_type: 'asset', object_id: asset, attachment_type: kind } as const;
    return bodyOf(
      client.POST('/c/{domain}/asset-management/attachments/add/', {
        params,
        signal,
        body,
        bodySerializer: () => formOf(body),
      }),
    );
  },
  of.addDocument.changes,
);

/** Idempotent by key. The server refuses a document that was renewed meanwhile with a conflict of the code `renewed`. */
export const renewDocument = reporting(
  ({ businessId, id, idempotencyKey, ...given }: OfOne & Given & { idempotencyKey: string }, { signal }: Options) => {
    const params = { path: pathOf({ businessId, id }), header: { 'Idempotency-Key': idempotencyKey } };
    const body = textsOf(given);
    return bodyOf(
      client.POST('/c/{domain}/asset-management/attachments/{id}/renew/', {
        params,
        signal,
        body,
        bodySerializer: () => formOf(body),
      }),
    );
  },
  of.renewDocument.changes,
);

/** A small copy of a picture; files of other kinds have none. */
export const thumbnailQuery = (businessId: string, id: string) =>
  queryOptions({
    meta: readsOf(of.getAttachmentThumbnail),
    queryKey: ['getAttachmentThumbnail', businessId, id],
    queryFn: ({ signal }) =>
      bodyOf<Blob>(
        client.GET('/c/{domain}/asset-management/attachments/{id}/thumbnail/', {
          params: { path: pathOf({ businessId, id }) },
          parseAs: 'blob',
          signal,
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
