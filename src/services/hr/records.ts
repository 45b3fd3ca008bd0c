/** The record of one employee. */

import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type KeyedOptions, keyHeader, type Options, pathOf } from '../shared/client.ts';
import { ifVersion, type Seen } from '../shared/if-version.ts';

type Schemas = components['schemas'];
type OfBusiness = { businessId: string };
type OfOne = OfBusiness & { id: string };

export const employeeQuery = (businessId: string, id: string) =>
  queryOptions({
    queryKey: ['getEmployee', businessId, id],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/employees/{id}', { params: { path: pathOf({ businessId, id }) }, signal })),
  });

/** Pay, bank and numbers in full. That they were shown is recorded, so they are asked for once and not kept. */
export const showPayDetails = (path: OfOne, { signal }: Options) =>
  bodyOf(client.GET('/c/{domain}/employees/{id}/pay_details/', { params: { path: pathOf(path) }, signal }));

/** Replaces all of them. The server refuses a wrong account number at its field. */
export const updatePayDetails = (
  { businessId, id, seen, ...body }: OfOne & Schemas['NewPayDetails'] & Seen,
  { signal }: Options,
) =>
  bodyOf(
    client.PUT('/c/{domain}/employees/{id}/update_pension_bank_account/', {
      params: { path: pathOf({ businessId, id }), ...ifVersion(seen, body) },
      body,
      signal,
    }),
  );

export type ContactPart = 'next-of-kin' | 'emergency-contact';

/** Next of kin or emergency contact; null inside while there is none. */
export const contactQuery = (businessId: string, id: string, part: ContactPart) =>
  queryOptions({
    queryKey: ['employeeContact', businessId, id, part],
    queryFn: ({ signal }) =>
      bodyOf(
        client.GET(`/c/{domain}/employees/{id}/${part}/`, { params: { path: pathOf({ businessId, id }) }, signal }),
      ),
  });

export const updateContact = (
  { businessId, id, part, seen, ...body }: OfOne & { part: ContactPart } & Schemas['Contact'] & Seen,
  { signal, ...key }: KeyedOptions,
) =>
  bodyOf(
    client.PUT(`/c/{domain}/employees/{id}/${part}/`, {
      params: {
        path: pathOf({ businessId, id }),
        header: { ...keyHeader(key).header, ...ifVersion(seen, body).header },
      },
      body,
      signal,
    }),
  );

/** A date that is left out is emptied. */
export const setConfirmationAndReviewDate = (
  { businessId, id, seen, ...body }: OfOne & Schemas['ConfirmationDates'] & Seen,
  { signal, ...key }: KeyedOptions,
) =>
  bodyOf(
    client.PUT('/c/{domain}/employees/{id}/confirmation_and_review_date/', {
      params: {
        path: pathOf({ businessId, id }),
        header: { ...keyHeader(key).header, ...ifVersion(seen, body).header },
      },
      body,
      signal,
    }),
  );

/** Refused with a conflict while the person holds something. */
export const terminateEmployee = (
  { businessId, id, ...body }: OfOne & Schemas['Termination'],
  { signal, ...key }: KeyedOptions,
) =>
  bodyOf(
    client.POST('/c/{domain}/employees/{id}/terminate/', {
      params: { path: pathOf({ businessId, id }), ...keyHeader(key) },
      body,
      signal,
    }),
  );

/** Takes the end back; with a date, another employment begins then. */
export const reinstateEmployee = (
  { businessId, id, ...body }: OfOne & Schemas['Reinstatement'],
  { signal, ...key }: KeyedOptions,
) =>
  bodyOf(
    client.POST('/c/{domain}/employees/{id}/reinstate/', {
      params: { path: pathOf({ businessId, id }), ...keyHeader(key) },
      body,
      signal,
    }),
  );

/** Who did what with the record, the newest first. */
export const employeeHistoryQuery = (businessId: string, id: string, page: number) =>
  queryOptions({
    queryKey: ['listEmployeeHistory', businessId, id, page],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId, id }), query: { page, page_size: 20 } };
      return bodyOf(client.GET('/c/{domain}/employees/{id}/history/', { params, signal }));
    },
  });

export const allJobsQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['listAllJobs', businessId],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/jobs/all/', { params: { path: pathOf({ businessId }) }, signal })),
  });

/** The same for everybody, and for a session. */
export const banksQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['listBanks', businessId],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/banks/', { params: { path: pathOf({ businessId }) }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const pensionProvidersQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['listPensionProviders', businessId],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/pension_providers/', { params: { path: pathOf({ businessId }) }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });

export type EmployeeExport = NonNullable<operations['exportEmployees']['parameters']['query']>;

/** What a list shows as a file, because a link cannot send the access token; with pay for those who may see it. */
export function exportEmployees(
  { businessId, asked, withPay }: OfBusiness & { asked: EmployeeExport; withPay: boolean },
  { signal }: Options,
) {
  const file = { params: { path: pathOf({ businessId }), query: asked }, parseAs: 'blob', signal } as const;
  return withPay
    ? bodyOf<Blob>(client.GET('/c/{domain}/employees/export_with_pay/', file))
    : bodyOf<Blob>(client.GET('/c/{domain}/employees/export/', file));
}

/** What the person holds and has to return. */
export async function listEmployeeAssetVehicles(path: OfOne, { signal }: Options) {
  const params = { path: pathOf(path) };
  const { results } = await bodyOf(client.GET('/c/{domain}/employees/{id}/asset_vehicles/', { params, signal }));
  return results;
}

export const assetVehiclesQuery = (businessId: string, id: string) =>
  queryOptions({
    queryKey: ['listEmployeeAssetVehicles', businessId, id],
    queryFn: ({ signal }) => listEmployeeAssetVehicles({ businessId, id }, { signal }),
  });
