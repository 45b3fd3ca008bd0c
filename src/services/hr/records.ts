/** The record of one employee. */

import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../openapi/generated/contract.ts';
import * as of from '../operations/hr.record.ts';
import { reporting } from '../shared/changes.ts';
import { bodyOf, client, type KeyedOptions, keyHeader, type Options, pathOf } from '../shared/client.ts';
import { ifVersion, type Seen } from '../shared/if-version.ts';
import { readsOf } from '../shared/query.ts';

type Schemas = components['schemas'];
type OfBusiness = { businessId: string };
type OfOne = OfBusiness & { id: string };

export type ContactPart = 'next-of-kin' | 'emergency-contact';

/** Next of kin or emergency contact; null inside while there is none. */
export const contactQuery = (businessId: string, id: string, part: ContactPart) =>
  queryOptions({
    meta: readsOf(of.getNextOfKin, of.getEmergencyContact),
    queryKey: ['employeeContact', businessId, id, part],
    queryFn: ({ signal }) =>
      bodyOf(
        client.GET(`/c/{domain}/employees/{id}/${part}/`, { params: { path: pathOf({ businessId, id }) }, signal }),
      ),
  });

export const updateContact = reporting(
  (
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
    ),
  [...(of.updateNextOfKin.changes ?? []), ...(of.updateEmergencyContact.changes ?? [])],
);

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
    meta: readsOf(of.listEmployeeAssetVehicles),
    queryKey: ['listEmployeeAssetVehicles', businessId, id],
    queryFn: ({ signal }) => listEmployeeAssetVehicles({ businessId, id }, { signal }),
  });
