import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type KeyedOptions, keyHeader, type Options, pathOf } from '../shared/client.ts';
import { ifVersion, type Seen } from '../shared/if-version.ts';

type Schemas = components['schemas'];
type OfBusiness = { businessId: string };
type OfOne = OfBusiness & { id: string };
type VehicleType = Schemas['VehicleType'];
export type VehiclesAsked = NonNullable<operations['listFleetVehicles']['parameters']['query']>;

/** What a change of any vehicle may change of what has been read. The register shows the same vehicles. */
export const vehicleKeys = (businessId: string) =>
  [
    ...['listFleetVehicles', 'getVehicle', 'getVehicleStats', 'listVehicleAssignees', 'listVehicleReminders'],
    ...['getFleetUse', 'listVehicleUse'],
    ...['listAssets', 'getAsset', 'listAssetAssignees', 'listAssetHistory', 'listDeletedAssets'],
  ].map((query) => [query, businessId]);

/** A page of vehicles. The previous page stays until the next one has loaded. */
export const vehiclesQuery = (businessId: string, asked: VehiclesAsked) =>
  queryOptions({
    queryKey: ['listFleetVehicles', businessId, asked],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: asked };
      return bodyOf(client.GET('/c/{domain}/vehicles/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

export const vehicleQuery = (businessId: string, id: string) =>
  queryOptions({
    queryKey: ['getVehicle', businessId, id],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/vehicles/{id}', { params: { path: pathOf({ businessId, id }) }, signal })),
  });

/** The figures of the cards: by kind, by state, and what is due. */
export const vehicleStatsQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['getVehicleStats', businessId],
    queryFn: async ({ signal }) => {
      const params = { path: pathOf({ businessId }) };
      const [types, statuses, reminders] = await Promise.all([
        bodyOf(client.GET('/c/{domain}/vehicle-dashboard/type-stats/', { params, signal })),
        bodyOf(client.GET('/c/{domain}/vehicle-dashboard/status-stats/', { params, signal })),
        bodyOf(client.GET('/c/{domain}/vehicle-dashboard/reminder-stats/', { params, signal })),
      ]);
      return { types, statuses, reminders };
    },
  });

export const vehicleChoicesQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['listVehicleChoices', businessId],
    queryFn: ({ signal }) =>
      bodyOf(
        client.GET('/c/{domain}/vehicles/choicefield-metadata/', { params: { path: pathOf({ businessId }) }, signal }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const vehicleMakesQuery = (businessId: string, type: VehicleType) =>
  queryOptions({
    queryKey: ['listVehicleMakes', businessId, type],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: { type } };
      return bodyOf(client.GET('/c/{domain}/make/', { params, signal }));
    },
  });

export const vehicleModelsQuery = (businessId: string, id: string, type: VehicleType) =>
  queryOptions({
    queryKey: ['listVehicleModels', businessId, id, type],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId, id }), query: { type } };
      return bodyOf(client.GET('/c/{domain}/make/{id}/models/', { params, signal }));
    },
  });

/** Idempotent by key. The price is in whole naira. */
export function createVehicle(
  { businessId, idempotencyKey, ...body }: OfBusiness & { idempotencyKey: string } & Schemas['NewVehicle'],
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId }), header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/vehicles/', { params, body, signal }));
}

/** Only what changes is sent. */
export function updateVehicle(
  { businessId, id, seen, ...body }: OfOne & Schemas['ChangedVehicle'] & Seen,
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId, id }), ...ifVersion(seen, body) };
  return bodyOf(client.PATCH('/c/{domain}/vehicles/{id}/', { params, body, signal }));
}

/** The ids of all that a list shows; beyond 2,000 there is no doing something with all of them. */
export async function listVehicleIds(
  { businessId, ...asked }: OfBusiness & Pick<VehiclesAsked, 'search' | 'type' | 'status'>,
  { signal }: Options,
): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; page <= 20; page += 1) {
    const params = { path: pathOf({ businessId }), query: { ...asked, page, page_size: 100 } };
    const { results, next } = await bodyOf(client.GET('/c/{domain}/vehicles/', { params, signal }));
    ids.push(...results.map(({ id }) => id));
    if (next === null) break;
  }
  return ids;
}

/** Into the bin. One goes by its own call, several by theirs, of which those that are gone are left out. */
export async function deleteVehicles({ businessId, ids }: OfBusiness & { ids: string[] }, { signal }: Options) {
  const [id, ...others] = ids;
  if (id !== undefined && others.length === 0) {
    await bodyOf(client.DELETE('/c/{domain}/vehicles/{id}', { params: { path: pathOf({ businessId, id }) }, signal }));
    return;
  }
  const params = { path: pathOf({ businessId }) };
  await bodyOf(client.PATCH('/c/{domain}/vehicles/bulk-delete/', { params, body: { ids }, signal }));
}

export const vehicleAssigneesQuery = (businessId: string, id: string, page: number) =>
  queryOptions({
    queryKey: ['listVehicleAssignees', businessId, id, page],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId, id }), query: { page } };
      return bodyOf(client.GET('/c/{domain}/vehicles/{id}/assignee-history/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

export function addVehicleAssignee({ businessId, id, assignee }: OfOne & { assignee: string }, options: KeyedOptions) {
  const params = { path: pathOf({ businessId, id }), ...keyHeader(options) };
  return bodyOf(
    client.POST('/c/{domain}/vehicles/{id}/add-assignee/', { params, body: { assignee }, signal: options.signal }),
  );
}

/** @param end_date YYYY-MM-DD, today or later */
export function removeVehicleAssignee(
  { businessId, id, end_date }: OfOne & { end_date: string },
  options: KeyedOptions,
) {
  const params = { path: pathOf({ businessId, id }), ...keyHeader(options) };
  return bodyOf(
    client.POST('/c/{domain}/vehicles/{id}/remove-assignee/', { params, body: { end_date }, signal: options.signal }),
  );
}
