import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';
import { ifVersion, type Seen } from '../shared/if-version.ts';

type Schemas = components['schemas'];
type Asked<Op extends keyof operations> = NonNullable<operations[Op]['parameters']['query']>;
type OfBusiness = { businessId: string };
type OfOne = OfBusiness & { id: string };

/** What a change of any entry may change of what has been read. */
export const maintenanceKeys = (businessId: string) =>
  [
    ...['listMaintenance', 'getMaintenance', 'listAssetMaintenance', 'getMaintenanceCosts', 'listAssetHistory'],
    // It moves what is due by the plans, the mileage, and what is reminded of.
    ...['listPlannedMaintenance', 'listReadings', 'getAsset', 'listReminders'],
  ].map((query) => [query, businessId]);

/** A page of entries. The previous page stays until the next one has loaded. */
export const maintenanceQuery = (businessId: string, asked: Asked<'listMaintenance'>) =>
  queryOptions({
    queryKey: ['listMaintenance', businessId, asked],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: asked };
      return bodyOf(client.GET('/c/{domain}/asset-management/maintenance/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

export const maintenanceEntryQuery = (businessId: string, id: string) =>
  queryOptions({
    queryKey: ['getMaintenance', businessId, id],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId, id }) };
      return bodyOf(client.GET('/c/{domain}/asset-management/maintenance/{id}/', { params, signal }));
    },
  });

/** What was done to one asset, the newest first. */
export const assetMaintenanceQuery = (businessId: string, id: string, asked: Asked<'listAssetMaintenance'>) =>
  queryOptions({
    queryKey: ['listAssetMaintenance', businessId, id, asked],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId, id }), query: asked };
      return bodyOf(client.GET('/c/{domain}/asset-management/assets/{id}/get_asset_maintenance/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** In whole naira. */
export const maintenanceCostsQuery = (businessId: string, asked: Asked<'getMaintenanceCosts'>) =>
  queryOptions({
    queryKey: ['getMaintenanceCosts', businessId, asked],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: asked };
      return bodyOf(client.GET('/c/{domain}/asset-management/maintenance/costs/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** Idempotent by key. Costs are whole naira. */
export function createMaintenance(
  { businessId, idempotencyKey, ...body }: OfBusiness & { idempotencyKey: string } & Schemas['NewMaintenance'],
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId }), header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/asset-management/maintenance/', { params, body, signal }));
}

/** Only what changes is sent. */
export function updateMaintenance(
  { businessId, id, seen, ...body }: OfOne & Schemas['ChangedMaintenance'] & Seen,
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId, id }), ...ifVersion(seen, body) };
  return bodyOf(client.PATCH('/c/{domain}/asset-management/maintenance/{id}/', { params, body, signal }));
}

export async function deleteMaintenance(path: OfOne, { signal }: Options): Promise<void> {
  await bodyOf(
    client.DELETE('/c/{domain}/asset-management/maintenance/{id}/', { params: { path: pathOf(path) }, signal }),
  );
}
