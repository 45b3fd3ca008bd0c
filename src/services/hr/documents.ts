/** Documents of employees, and requests for them. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type KeyedOptions, keyHeader, type Options, pathOf } from '../shared/client.ts';

type Schemas = components['schemas'];
type OfBusiness = { businessId: string };
type OfOne = OfBusiness & { id: string };
type OfAnswer = OfOne & { employee: string };
type Keyed = { idempotencyKey: string };
type QueryOf<Operation extends keyof operations> = NonNullable<operations[Operation]['parameters']['query']>;

const keyed = <Path extends object>(path: Path, idempotencyKey: string) => ({
  path,
  header: { 'Idempotency-Key': idempotencyKey },
});

/** What a change of documents, or of requests for them, may change of what has been read. */
export const employeeDocumentKeys = (businessId: string) =>
  [
    'listEmployeeDocuments',
    'listEmployeeDocumentVersions',
    'searchEmployeeDocuments',
    'listMyDocuments',
    'listEmployeeHistory',
    'listDocumentRequests',
    'getDocumentRequest',
    'listDocumentAnswers',
    'listMyDocumentRequests',
  ].map((name) => [name, businessId]);

/** The documents of an employee that have not been renewed: what expires first comes first. */
export const employeeDocumentsQuery = (businessId: string, id: string) =>
  queryOptions({
    queryKey: ['listEmployeeDocuments', businessId, id],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId, id }), query: { page_size: 100 } };
      return bodyOf(client.GET('/c/{domain}/employees/{id}/document/', { params, signal }));
    },
  });

/** A page of the documents of all employees. The previous page stays until the next one has loaded. */
export const allDocumentsQuery = (businessId: string, query: QueryOf<'searchEmployeeDocuments'>) =>
  queryOptions({
    queryKey: ['searchEmployeeDocuments', businessId, query],
    queryFn: ({ signal }) =>
      bodyOf(
        client.GET('/c/{domain}/employee_documents/', { params: { path: pathOf({ businessId }), query }, signal }),
      ),
    placeholderData: keepPreviousData,
  });

/** Idempotent by key. */
export function addEmployeeDocument(
  { businessId, id, idempotencyKey, ...body }: OfOne & Keyed & Schemas['NewEmployeeDocument'],
  { signal }: Options,
) {
  const params = keyed(pathOf({ businessId, id }), idempotencyKey);
  return bodyOf(client.POST('/c/{domain}/employees/{id}/document/', { params, body, signal }));
}

/** Idempotent by key. Refused with a conflict of the code `renewed` when somebody has renewed it already. */
export function renewEmployeeDocument(
  { businessId, id, idempotencyKey, ...body }: OfOne & Keyed & Schemas['EmployeeDocumentRenewal'],
  { signal }: Options,
) {
  const params = keyed(pathOf({ businessId, id }), idempotencyKey);
  return bodyOf(client.POST('/c/{domain}/documents/{id}/renew/', { params, body, signal }));
}

export async function deleteEmployeeDocument(path: OfOne, { signal, ...key }: KeyedOptions): Promise<void> {
  await bodyOf(
    client.DELETE('/c/{domain}/documents/{id}', { params: { path: pathOf(path), ...keyHeader(key) }, signal }),
  );
}

/** A document and those that it renewed, the newest first. */
export const employeeDocumentVersionsQuery = (businessId: string, id: string) =>
  queryOptions({
    queryKey: ['listEmployeeDocumentVersions', businessId, id],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId, id }), query: { page_size: 100 } };
      return bodyOf(client.GET('/c/{domain}/documents/{id}/versions/', { params, signal }));
    },
  });

/** The file as a blob, because a link cannot send the access token. */
export const downloadEmployeeDocument = (path: OfOne, { signal }: Options) =>
  bodyOf<Blob>(
    client.GET('/c/{domain}/documents/{id}/file/', { params: { path: pathOf(path) }, parseAs: 'blob', signal }),
  );

/** The documents in the record of the person. */
export const myDocumentsQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['listMyDocuments', businessId],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: { page_size: 100 } };
      return bodyOf(client.GET('/c/{domain}/my_documents/', { params, signal }));
    },
  });

export const downloadMyDocument = (path: OfOne, { signal }: Options) =>
  bodyOf<Blob>(
    client.GET('/c/{domain}/my_documents/{id}/file/', { params: { path: pathOf(path) }, parseAs: 'blob', signal }),
  );

/** A page of requests. The previous page stays until the next one has loaded. */
export const documentRequestsQuery = (businessId: string, asked: QueryOf<'listDocumentRequests'>) =>
  queryOptions({
    queryKey: ['listDocumentRequests', businessId, asked],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: asked };
      return bodyOf(client.GET('/c/{domain}/document_requests/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

export const documentRequestQuery = (businessId: string, id: string) =>
  queryOptions({
    queryKey: ['getDocumentRequest', businessId, id],
    queryFn: ({ signal }) =>
      bodyOf(
        client.GET('/c/{domain}/document_requests/{id}/', { params: { path: pathOf({ businessId, id }) }, signal }),
      ),
  });

/** Idempotent by key. */
export function createDocumentRequest(
  { businessId, idempotencyKey, ...body }: OfBusiness & Keyed & Schemas['NewDocumentRequest'],
  { signal }: Options,
) {
  const params = keyed(pathOf({ businessId }), idempotencyKey);
  return bodyOf(client.POST('/c/{domain}/document_requests/', { params, body, signal }));
}

export async function deleteDocumentRequest(path: OfOne, { signal, ...key }: KeyedOptions): Promise<void> {
  await bodyOf(
    client.DELETE('/c/{domain}/document_requests/{id}/', { params: { path: pathOf(path), ...keyHeader(key) }, signal }),
  );
}

/** Refused with a conflict of the code `reminded_today` after the first time on a day. */
export async function remindOfDocumentRequest(path: OfOne, { signal, ...key }: KeyedOptions): Promise<void> {
  await bodyOf(
    client.POST('/c/{domain}/document_requests/{id}/remind/', {
      params: { path: pathOf(path), ...keyHeader(key) },
      signal,
    }),
  );
}

/** A page of who was asked. The previous page stays until the next one has loaded. */
export const documentAnswersQuery = (businessId: string, id: string, asked: QueryOf<'listDocumentAnswers'>) =>
  queryOptions({
    queryKey: ['listDocumentAnswers', businessId, id, asked],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId, id }), query: asked };
      return bodyOf(client.GET('/c/{domain}/document_requests/{id}/answers/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

export const downloadDocumentAnswer = (path: OfAnswer, { signal }: Options) =>
  bodyOf<Blob>(
    client.GET('/c/{domain}/document_requests/{id}/answers/{employee}/file/', {
      ...{ params: { path: pathOf(path) }, parseAs: 'blob', signal },
    }),
  );

export const acceptDocumentAnswer = (
  { reminder_days, ...path }: OfAnswer & Schemas['DocumentAcceptance'],
  { signal, ...key }: KeyedOptions,
) =>
  bodyOf(
    client.POST('/c/{domain}/document_requests/{id}/answers/{employee}/accept/', {
      ...{
        params: { path: pathOf(path), ...keyHeader(key) },
        body: reminder_days === undefined ? {} : { reminder_days },
        signal,
      },
    }),
  );

export const sendBackDocumentAnswer = (
  { note, ...path }: OfAnswer & { note: string },
  { signal, ...key }: KeyedOptions,
) =>
  bodyOf(
    client.POST('/c/{domain}/document_requests/{id}/answers/{employee}/send_back/', {
      ...{ params: { path: pathOf(path), ...keyHeader(key) }, body: { note }, signal },
    }),
  );

/** What the person was asked for. */
export const myDocumentRequestsQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['listMyDocumentRequests', businessId],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: { page_size: 100 } };
      return bodyOf(client.GET('/c/{domain}/my_document_requests/', { params, signal }));
    },
  });

export const sendMyDocument = (
  { businessId, id, ...body }: OfOne & Schemas['SentDocument'],
  { signal, ...key }: KeyedOptions,
) =>
  bodyOf(
    client.POST('/c/{domain}/my_document_requests/{id}/send/', {
      ...{ params: { path: pathOf({ businessId, id }), ...keyHeader(key) }, body, signal },
    }),
  );
