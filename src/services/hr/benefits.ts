/** The benefits that a business gives, and who has them. */

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type KeyedOptions, keyHeader, type Options, pathOf } from '../shared/client.ts';
import { ifVersion, type Seen } from '../shared/if-version.ts';

type Schemas = components['schemas'];
type OfBusiness = { businessId: string };
type OfOne = OfBusiness & { id: string };
type Query<Operation extends keyof operations> = NonNullable<operations[Operation]['parameters']['query']>;
const one = ({ businessId, id }: OfOne) => ({ path: pathOf({ businessId, id }) });

/** What shows benefits or who has them. */
export const benefitKeys = (businessId: string) =>
  [
    'listBenefits',
    'getBenefit',
    'listBenefitEmployees',
    'listAssignedUnassigned',
    'listEmployeeBenefits',
    'listEmployeeHistory',
  ].map((name) => [name, businessId]);

/** A page of benefits. The previous page stays until the next one has loaded. */
export const benefitsQuery = (businessId: string, asked: Query<'listBenefits'>) =>
  queryOptions({
    queryKey: ['listBenefits', businessId, asked],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/benefits/', { params: { path: pathOf({ businessId }), query: asked }, signal })),
    placeholderData: keepPreviousData,
  });

export const benefitQuery = (businessId: string, id: string) =>
  queryOptions({
    queryKey: ['getBenefit', businessId, id],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/benefits/{id}/', { params: one({ businessId, id }), signal })),
  });

/** Who has it. The previous page stays until the next one has loaded. */
export const benefitEmployeesQuery = (businessId: string, id: string, asked: Query<'listBenefitEmployees'>) =>
  queryOptions({
    queryKey: ['listBenefitEmployees', businessId, id, asked],
    queryFn: ({ signal }) =>
      bodyOf(
        client.GET('/c/{domain}/benefits/{id}/employees/', {
          params: { ...one({ businessId, id }), query: asked },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Active employees with whether they have it, to choose from. */
export const listAssignedUnassigned = (
  { businessId, id, ...query }: OfOne & Query<'listAssignedUnassigned'>,
  { signal }: Options,
) =>
  bodyOf(
    client.GET('/c/{domain}/benefits/{id}/get_assigned_unassigned_list/', {
      params: { ...one({ businessId, id }), query },
      signal,
    }),
  );

/** Those that have ended are among them. */
export const employeeBenefitsQuery = (businessId: string, id: string) =>
  queryOptions({
    queryKey: ['listEmployeeBenefits', businessId, id],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/employees/{id}/benefits/', { params: one({ businessId, id }), signal })),
  });

/** Idempotent by key. The server refuses an existing name at its field. */
export function createBenefit(
  { businessId, idempotencyKey, ...body }: OfBusiness & { idempotencyKey: string } & Schemas['NewBenefit'],
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId }), header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/benefits/', { params, body, signal }));
}

export const updateBenefit = (
  { businessId, id, seen, ...body }: OfOne & Schemas['NewBenefit'] & Seen,
  { signal, ...key }: KeyedOptions,
) =>
  bodyOf(
    client.PUT('/c/{domain}/benefits/{id}/', {
      params: { ...one({ businessId, id }), header: { ...keyHeader(key).header, ...ifVersion(seen, body).header } },
      body,
      signal,
    }),
  );

/** The server refuses with a conflict while employees have it. */
export async function deleteBenefit(path: OfOne, { signal, ...key }: KeyedOptions): Promise<void> {
  await bodyOf(client.DELETE('/c/{domain}/benefits/{id}/', { params: { ...one(path), ...keyHeader(key) }, signal }));
}

/** All of them, or none: the server refuses with a conflict while employees have one. */
export async function bulkDeleteBenefits(
  { businessId, ids }: OfBusiness & { ids: string[] },
  { signal, ...key }: KeyedOptions,
): Promise<void> {
  await bodyOf(
    client.PATCH('/c/{domain}/benefits/bulk_delete/', {
      params: { path: pathOf({ businessId }), ...keyHeader(key) },
      body: { ids },
      signal,
    }),
  );
}

export const toggleDefaultBenefit = (
  { businessId, id, ...body }: OfOne & Schemas['BenefitDefault'],
  { signal, ...key }: KeyedOptions,
) =>
  bodyOf(
    client.PATCH('/c/{domain}/benefits/{id}/toggle_default/', {
      params: { ...one({ businessId, id }), ...keyHeader(key) },
      body,
      signal,
    }),
  );

/** All of it, or nothing; the server names who cannot be given a benefit by their place. */
export const bulkAssignBenefits = (
  { businessId, ...body }: OfBusiness & Schemas['BulkBenefitAssignment'],
  { signal, ...key }: KeyedOptions,
) =>
  bodyOf(
    client.POST('/c/{domain}/benefits/bulk_assign/', {
      params: { path: pathOf({ businessId }), ...keyHeader(key) },
      body,
      signal,
    }),
  );

export const assignBenefit = (
  { businessId, id, ...body }: OfOne & Schemas['BenefitAssignment'],
  { signal, ...key }: KeyedOptions,
) =>
  bodyOf(
    client.POST('/c/{domain}/benefits/{id}/assign/', {
      params: { ...one({ businessId, id }), ...keyHeader(key) },
      body,
      signal,
    }),
  );

export const unassignBenefit = (
  { businessId, id, ...body }: OfOne & Schemas['BenefitUnassignment'],
  { signal, ...key }: KeyedOptions,
) =>
  bodyOf(
    client.POST('/c/{domain}/benefits/{id}/unassign/', {
      params: { ...one({ businessId, id }), ...keyHeader(key) },
      body,
      signal,
    }),
  );

/** Takes it from everybody at once. */
export async function clearBenefit(path: OfOne, { signal, ...key }: KeyedOptions): Promise<void> {
  await bodyOf(
    client.DELETE('/c/{domain}/benefits/{id}/delete_all/', { params: { ...one(path), ...keyHeader(key) }, signal }),
  );
}
