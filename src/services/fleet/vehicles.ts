import { queryOptions } from '@tanstack/react-query';
import type { operations } from '../../../openapi/generated/contract.ts';
import * as of from '../operations/fleet.ts';
import { reporting } from '../shared/changes.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';
import { readsOf } from '../shared/query.ts';

type OfBusiness = { businessId: string };
export type VehiclesAsked = NonNullable<operations['listFleetVehicles']['parameters']['query']>;

/** The figures of the cards: by kind, by state, and what is due. */
export const vehicleStatsQuery = (businessId: string) =>
  queryOptions({
    meta: readsOf(of.getVehicleTypeStats, of.getVehicleStatusStats, of.getVehicleReminderStats),
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
export const deleteVehicles = reporting(
  async ({ businessId, ids }: OfBusiness & { ids: string[] }, { signal }: Options) => {
    const [id, ...others] = ids;
    if (id !== undefined && others.length === 0) {
      await bodyOf(
        client.DELETE('/c/{domain}/vehicles/{id}', { params: { path: pathOf({ businessId, id }) }, signal }),
      );
      return;
    }
    const params = { path: pathOf({ businessId }) };
    await bodyOf(client.PATCH('/c/{domain}/vehicles/bulk-delete/', { params, body: { ids }, signal }));
  },
  [...(of.deleteVehicle.changes ?? []), ...(of.deleteVehicles.changes ?? [])],
);
