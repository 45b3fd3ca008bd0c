import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';
import { ifVersion, type Seen } from '../shared/if-version.ts';

type Schemas = components['schemas'];
type Asked<Op extends keyof operations> = NonNullable<operations[Op]['parameters']['query']>;
type OfBusiness = { businessId: string };
type OfOne = OfBusiness & { id: string };
type Keyed = { idempotencyKey: string };

/** What a change of a plan or a reading may change of what has been read. */
export const planKeys = (businessId: string) =>
  [
    ...['listMaintenancePlans', 'previewMaintenancePlan', 'listPlannedMaintenance', 'listReadings', 'listReminders'],
    ...['getMaintenance', 'getAsset', 'listAssetHistory'],
  ].map((query) => [query, businessId]);

/** A page of plans, by name. The previous page stays until the next one has loaded. */
export const maintenancePlansQuery = (businessId: string, asked: Asked<'listMaintenancePlans'>) =>
  queryOptions({
    queryKey: ['listMaintenancePlans', businessId, asked],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: asked };
      return bodyOf(client.GET('/c/{domain}/asset-management/maintenance_plans/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** When a plan would be due, three times at most. */
export const planPreviewQuery = (
  businessId: string,
  asked: operations['previewMaintenancePlan']['parameters']['query'],
) =>
  queryOptions({
    queryKey: ['previewMaintenancePlan', businessId, asked],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: asked };
      return bodyOf(client.GET('/c/{domain}/asset-management/maintenance_plans/preview/', { params, signal }));
    },
  });

export function getMaintenancePlan(path: OfOne, { signal }: Options) {
  const params = { path: pathOf(path) };
  return bodyOf(client.GET('/c/{domain}/asset-management/maintenance_plans/{id}/', { params, signal }));
}

/** Only what changes is sent; null takes an interval or the reminder away. */
export function updateMaintenancePlan(
  { businessId, id, seen, ...body }: OfOne & Schemas['ChangedMaintenancePlan'] & Seen,
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId, id }), ...ifVersion(seen, body) };
  return bodyOf(client.PATCH('/c/{domain}/asset-management/maintenance_plans/{id}/', { params, body, signal }));
}

/** What is due by the plans, the earliest first. The previous page stays until the next one has loaded. */
export const plannedMaintenanceQuery = (businessId: string, asked: Asked<'listPlannedMaintenance'>) =>
  queryOptions({
    queryKey: ['listPlannedMaintenance', businessId, asked],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: asked };
      return bodyOf(client.GET('/c/{domain}/asset-management/maintenance_plans/due/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** Idempotent by key. */
export function createMaintenancePlan(
  { businessId, idempotencyKey, ...body }: OfBusiness & Keyed & Schemas['NewMaintenancePlan'],
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId }), header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/asset-management/maintenance_plans/', { params, body, signal }));
}

export async function deleteMaintenancePlan(path: OfOne, { signal }: Options): Promise<void> {
  await bodyOf(
    client.DELETE('/c/{domain}/asset-management/maintenance_plans/{id}/', { params: { path: pathOf(path) }, signal }),
  );
}

/** Leaves out the next maintenance of one asset by a plan. Idempotent by key. */
export function skipPlannedMaintenance(
  { businessId, id, asset, idempotencyKey }: OfOne & Keyed & { asset: string },
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId, id }), header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(
    client.POST('/c/{domain}/asset-management/maintenance_plans/{id}/skip/', { params, body: { asset }, signal }),
  );
}

/** What the odometer and the engine hour meter of an asset showed, the newest first. */
export const readingsQuery = (businessId: string, id: string, asked: Asked<'listReadings'>) =>
  queryOptions({
    queryKey: ['listReadings', businessId, id, asked],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId, id }), query: asked };
      return bodyOf(client.GET('/c/{domain}/asset-management/assets/{id}/readings/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** Idempotent by key. One that does not go on from the one before is refused at `value` unless `correction` says why. */
export function addReading(
  { businessId, id, idempotencyKey, ...body }: OfOne & Keyed & Schemas['NewReading'],
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId, id }), header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/asset-management/assets/{id}/readings/', { params, body, signal }));
}
