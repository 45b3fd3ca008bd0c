/** What employees ask to have changed of their own profile, and its review. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { problem } from '../../domain/shared/problem.ts';
import { bodyOf, client, type KeyedOptions, keyHeader, type Options, pathOf } from '../shared/client.ts';

type Schemas = components['schemas'];
type OfBusiness = { businessId: string };
type OfOne = OfBusiness & { id: string };
type Asked = NonNullable<operations['listProfileChanges']['parameters']['query']>;

const read = ({ businessId }: OfBusiness, { signal }: Options) =>
  bodyOf(client.GET('/c/{domain}/my_profile/', { params: { path: pathOf({ businessId }) }, signal }));

/** Fails as *missing* for somebody who is no employee. */
export async function getMyProfile(path: OfBusiness, options: Options): Promise<Schemas['MyProfile']> {
  const { profile } = await read(path, options);
  if (profile === null) throw problem('missing');
  return profile;
}

/** Null inside for somebody who is no employee. */
export const myProfileQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['getMyProfile', businessId],
    queryFn: ({ signal }) => read({ businessId }, { signal }),
  });

export const myProfileChangesQuery = (businessId: string, page: number) =>
  queryOptions({
    queryKey: ['listMyProfileChanges', businessId, page],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: { page, page_size: 10 } };
      return bodyOf(client.GET('/c/{domain}/my_profile_changes/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** Idempotent by key. Refused with a conflict while another one is open. */
export const createMyProfileChange = (
  { businessId, idempotencyKey, ...body }: OfBusiness & { idempotencyKey: string } & Schemas['NewProfileChange'],
  { signal }: Options,
) =>
  bodyOf(
    client.POST('/c/{domain}/my_profile_changes/', {
      params: { path: pathOf({ businessId }), header: { 'Idempotency-Key': idempotencyKey } },
      body,
      signal,
    }),
  );

export const withdrawMyProfileChange = (path: OfOne, { signal, ...key }: KeyedOptions) =>
  bodyOf(
    client.POST('/c/{domain}/my_profile_changes/{id}/withdraw/', {
      params: { path: pathOf(path), ...keyHeader(key) },
      signal,
    }),
  );

/** A page of them. The previous page stays until the next one has loaded. */
export const profileChangesQuery = (businessId: string, asked: Asked) =>
  queryOptions({
    queryKey: ['listProfileChanges', businessId, asked],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: asked };
      return bodyOf(client.GET('/c/{domain}/profile_change_requests/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** That numbers are shown in full is recorded. */
export const getProfileChange = (path: OfOne, { signal }: Options) =>
  bodyOf(client.GET('/c/{domain}/profile_change_requests/{id}/', { params: { path: pathOf(path) }, signal }));

/** Refused with a conflict when something has changed since the request was read. */
export const approveProfileUpdateRequest = (
  { businessId, id, ...body }: OfOne & Schemas['ProfileDecision'],
  { signal, ...key }: KeyedOptions,
) =>
  bodyOf(
    client.POST('/c/{domain}/employees/{id}/approve_profile_update_request/', {
      params: { path: pathOf({ businessId, id }), ...keyHeader(key) },
      body,
      signal,
    }),
  );

/** What a new or a decided request changes. */
export const profileChangeKeys = (businessId: string) => [
  ['getMyProfile', businessId],
  ['listMyProfileChanges', businessId],
  ['listProfileChanges', businessId],
];
