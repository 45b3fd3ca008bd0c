/** Uploads, and the files that a business keeps for its people. */

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type KeyedOptions, keyHeader, type Options, pathOf } from '../shared/client.ts';
import { formOf } from '../shared/form.ts';
import { ifVersion, type Seen } from '../shared/if-version.ts';
import { smallPicture } from '../shared/small-picture.ts';
import { type OnProgress, uploading } from '../shared/upload.ts';

type Schemas = components['schemas'];
type OfBusiness = { businessId: string };
type OfOne = OfBusiness & { id: string };
type New = OfBusiness & { idempotencyKey: string };
type QueryOf<Operation extends keyof operations> = NonNullable<operations[Operation]['parameters']['query']>;

/** What a change of company files may change of what has been read. */
export const companyFileKeys = (businessId: string) =>
  ['listCompanyFiles', 'listCompanyFileReaders', 'listCompanyFileHistory', 'listMyFiles'].map((name) => [
    name,
    businessId,
  ]);

/** A file to which the person refers within a day. A photograph is made small first. */
export async function uploadTemporaryFile(
  { businessId, file }: OfBusiness & { file: File },
  { signal, onProgress }: Options & { onProgress: OnProgress },
): Promise<Schemas['Upload']> {
  const small = await smallPicture(file);
  return bodyOf(
    client.POST('/c/{domain}/uploads/temporary/', {
      ...{ params: { path: pathOf({ businessId }) }, signal, body: { file: small.name } },
      ...{ bodySerializer: () => formOf({ file: small }), fetch: uploading(onProgress) },
    }),
  );
}

/** A page of all of them. The previous page stays until the next one has loaded. */
export const companyFilesQuery = (businessId: string, asked: QueryOf<'listCompanyFiles'>) =>
  queryOptions({
    queryKey: ['listCompanyFiles', businessId, asked],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: asked };
      return bodyOf(client.GET('/c/{domain}/company_files/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** Idempotent by key. The uploads become files, all or none. */
export function createCompanyFiles(
  { businessId, idempotencyKey, ...body }: New & Schemas['NewCompanyFiles'],
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId }), header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/company_files/', { params, body, signal }));
}

export const updateCompanyFile = (
  { businessId, id, seen, ...body }: OfOne & Schemas['CompanyFileChange'] & Seen,
  { signal, ...key }: KeyedOptions,
) =>
  bodyOf(
    client.PUT('/c/{domain}/company_files/{id}/', {
      params: {
        path: pathOf({ businessId, id }),
        header: { ...keyHeader(key).header, ...ifVersion(seen, body).header },
      },
      ...{ body, signal },
    }),
  );

export async function deleteCompanyFiles(
  { businessId, ids }: OfBusiness & { ids: string[] },
  { signal, ...key }: KeyedOptions,
) {
  const params = { path: pathOf({ businessId }), ...keyHeader(key) };
  await bodyOf(client.PATCH('/c/{domain}/company_files/bulk_delete/', { params, body: { ids }, signal }));
}

export async function shareCompanyFiles(
  { businessId, ...body }: OfBusiness & Schemas['CompanyFileSharing'],
  { signal, ...key }: KeyedOptions,
) {
  const params = { path: pathOf({ businessId }), ...keyHeader(key) };
  await bodyOf(client.POST('/c/{domain}/company_files/share/', { params, body, signal }));
}

/** The file as a blob, because a link cannot send the access token. */
export const downloadCompanyFile = (path: OfOne, { signal }: Options) =>
  bodyOf<Blob>(
    client.GET('/c/{domain}/company_files/{id}/file/', { params: { path: pathOf(path) }, parseAs: 'blob', signal }),
  );

export const companyFileReadersQuery = (businessId: string, id: string, asked: QueryOf<'listCompanyFileReaders'>) =>
  queryOptions({
    queryKey: ['listCompanyFileReaders', businessId, id, asked],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId, id }), query: asked };
      return bodyOf(client.GET('/c/{domain}/company_files/{id}/acknowledgements/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** Refused with a conflict of the code `reminded_today` after the first time on a day. */
export async function remindOfCompanyFile(path: OfOne, { signal, ...key }: KeyedOptions): Promise<void> {
  await bodyOf(
    client.POST('/c/{domain}/company_files/{id}/remind/', {
      params: { path: pathOf(path), ...keyHeader(key) },
      signal,
    }),
  );
}

export const companyFileHistoryQuery = (businessId: string, id: string, page: number) =>
  queryOptions({
    queryKey: ['listCompanyFileHistory', businessId, id, page],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId, id }), query: { page } };
      return bodyOf(client.GET('/c/{domain}/company_files/{id}/history/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** What is shared with the person. */
export const myFilesQuery = (businessId: string, asked: QueryOf<'listMyFiles'>) =>
  queryOptions({
    queryKey: ['listMyFiles', businessId, asked],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: asked };
      return bodyOf(client.GET('/c/{domain}/my_files/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

export const downloadMyFile = (path: OfOne, { signal }: Options) =>
  bodyOf<Blob>(
    client.GET('/c/{domain}/my_files/{id}/file/', { params: { path: pathOf(path) }, parseAs: 'blob', signal }),
  );

/** Refused with a conflict of the code `new_version` when the file was replaced meanwhile. */
export const acknowledgeMyFile = (
  { businessId, id, version }: OfOne & { version: number },
  { signal, ...key }: KeyedOptions,
) =>
  bodyOf(
    client.POST('/c/{domain}/my_files/{id}/acknowledge/', {
      ...{ params: { path: pathOf({ businessId, id }), ...keyHeader(key) }, body: { version }, signal },
    }),
  );
