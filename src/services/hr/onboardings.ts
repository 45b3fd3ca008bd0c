/** Onboardings: HR's side, and the form that a new employee opens by a link. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type KeyedOptions, keyHeader, type Options, open, pathOf } from '../shared/client.ts';
import { formOf } from '../shared/form.ts';
import { smallPicture } from '../shared/small-picture.ts';
import { type OnProgress, uploading } from '../shared/upload.ts';

type Schemas = components['schemas'];
type OfBusiness = { businessId: string };
type OfOne = OfBusiness & { id: string };
type OfToken = { token: string };
type Asked = NonNullable<operations['listOnboardings']['parameters']['query']>;

/** A page of them. The previous page stays until the next one has loaded. */
export const onboardingsQuery = (businessId: string, asked: Asked) =>
  queryOptions({
    queryKey: ['listOnboardings', businessId, asked],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: asked };
      return bodyOf(client.GET('/c/{domain}/onboardings/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** The latest of an employee; null inside without one. */
export const employeeOnboardingQuery = (businessId: string, id: string) =>
  queryOptions({
    queryKey: ['getEmployeeOnboarding', businessId, id],
    queryFn: ({ signal }) =>
      bodyOf(
        client.GET('/c/{domain}/employees/{id}/onboarding/', {
          params: { path: pathOf({ businessId, id }) },
          signal,
        }),
      ),
  });

export const getOnboarding = (path: OfOne, { signal }: Options) =>
  bodyOf(client.GET('/c/{domain}/onboardings/{id}/', { params: { path: pathOf(path) }, signal }));

/** Idempotent by key. */
export const createOnboarding = (
  { businessId, idempotencyKey, ...body }: OfBusiness & { idempotencyKey: string } & Schemas['NewOnboarding'],
  { signal }: Options,
) =>
  bodyOf(
    client.POST('/c/{domain}/onboardings/', {
      params: { path: pathOf({ businessId }), header: { 'Idempotency-Key': idempotencyKey } },
      body,
      signal,
    }),
  );

/** Ends the link before it. The answer is the only place that has the link. */
export const createOnboardingLink = (path: OfOne, { signal, ...key }: KeyedOptions) =>
  bodyOf(
    client.POST('/c/{domain}/onboardings/{id}/link/', { params: { path: pathOf(path), ...keyHeader(key) }, signal }),
  );

export async function revokeOnboardingLink(path: OfOne, { signal, ...key }: KeyedOptions): Promise<void> {
  await bodyOf(
    client.DELETE('/c/{domain}/onboardings/{id}/link/', { params: { path: pathOf(path), ...keyHeader(key) }, signal }),
  );
}

export const returnOnboarding = (
  { businessId, id, ...body }: OfOne & Schemas['OnboardingReturn'],
  { signal, ...key }: KeyedOptions,
) =>
  bodyOf(
    client.POST('/c/{domain}/onboardings/{id}/return/', {
      params: { path: pathOf({ businessId, id }), ...keyHeader(key) },
      body,
      signal,
    }),
  );

/** Writes the record. Refused with a conflict when something has changed since it was read. */
export const approveOnboarding = (
  { businessId, id, revision }: OfOne & { revision: number },
  { signal, ...key }: KeyedOptions,
) =>
  bodyOf(
    client.POST('/c/{domain}/onboardings/{id}/approve/', {
      params: { path: pathOf({ businessId, id }), ...keyHeader(key) },
      body: { revision },
      signal,
    }),
  );

export const cancelOnboarding = (path: OfOne, { signal, ...key }: KeyedOptions) =>
  bodyOf(
    client.POST('/c/{domain}/onboardings/{id}/cancel/', { params: { path: pathOf(path), ...keyHeader(key) }, signal }),
  );

export const openOnboardingForm = ({ token }: OfToken, { signal }: Options) =>
  bodyOf(open.GET('/onboarding_forms/{token}/', { params: { path: { token } }, signal }));

export const saveOnboardingForm = ({ token, ...body }: OfToken & Schemas['OnboardingStep'], { signal }: Options) =>
  bodyOf(open.PATCH('/onboarding_forms/{token}/', { params: { path: { token } }, body, signal }));

export const submitOnboardingForm = ({ token, revision }: OfToken & { revision: number }, { signal }: Options) =>
  bodyOf(open.POST('/onboarding_forms/{token}/submit/', { params: { path: { token } }, body: { revision }, signal }));

type NewDocument = OfToken & { kind: Schemas['EmployeeDocumentKind']; name: string; file: File };

/** A photograph is made small first. */
export async function addOnboardingDocument(
  { token, kind, name, file }: NewDocument,
  { signal, onProgress }: Options & { onProgress: OnProgress },
): Promise<Schemas['OnboardingDocument']> {
  const small = await smallPicture(file);
  return bodyOf(
    open.POST('/onboarding_forms/{token}/documents/', {
      ...{ params: { path: { token } }, signal, body: { kind, name, file: small.name } },
      ...{ bodySerializer: () => formOf({ kind, name, file: small }), fetch: uploading(onProgress) },
    }),
  );
}

export async function removeOnboardingDocument(path: OfToken & { id: string }, { signal }: Options): Promise<void> {
  await bodyOf(open.DELETE('/onboarding_forms/{token}/documents/{id}/', { params: { path }, signal }));
}

/** What the server has, each time that it is shown. */
export const onboardingDocumentsQuery = (token: string) =>
  queryOptions({
    queryKey: ['onboardingDocuments', token],
    queryFn: async ({ signal }) => (await openOnboardingForm({ token }, { signal })).documents,
    gcTime: 0,
  });

export const downloadOnboardingDocument = (path: OfOne & { document: string }, { signal }: Options) =>
  bodyOf<Blob>(
    client.GET('/c/{domain}/onboardings/{id}/documents/{document}/file/', {
      ...{ params: { path: pathOf(path) }, parseAs: 'blob', signal },
    }),
  );

/** The same for everybody, and for a session. */
export const onboardingBanksQuery = queryOptions({
  queryKey: ['listOnboardingBanks'],
  queryFn: ({ signal }) => bodyOf(open.GET('/onboarding_forms/banks/', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});
