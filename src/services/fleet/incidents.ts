import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';
import { ifVersion, type Seen } from '../shared/if-version.ts';

type Entry = components['schemas']['NewVehicleIncident'];
type OfVehicle = { businessId: string; vehicle: string };
type OfOne = OfVehicle & { incidentId: string };

export const vehicleIncidentsQuery = ({ businessId, vehicle, page }: OfVehicle & { page: number }) =>
  queryOptions({
    queryKey: ['listVehicleIncidents', businessId, vehicle, page],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId, id: vehicle }), query: { page } };
      return bodyOf(client.GET('/c/{domain}/vehicles/{id}/incidents/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** Idempotent by key. Amounts are in kobo. */
export function createVehicleIncident(
  { businessId, vehicle, idempotencyKey, ...body }: OfVehicle & { idempotencyKey: string } & Entry,
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId, id: vehicle }), header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/vehicles/{id}/incidents/', { params, body, signal }));
}

/** Everything of it is replaced. */
export function putVehicleIncident(
  { businessId, vehicle, incidentId, seen, ...body }: OfOne & Entry & Seen,
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId, id: vehicle, incidentId }), ...ifVersion(seen, body) };
  return bodyOf(client.PUT('/c/{domain}/vehicles/{id}/incidents/{incidentId}/', { params, body, signal }));
}

export async function deleteVehicleIncident({ businessId, vehicle, incidentId }: OfOne, { signal }: Options) {
  const params = { path: pathOf({ businessId, id: vehicle, incidentId }) };
  await bodyOf(client.DELETE('/c/{domain}/vehicles/{id}/incidents/{incidentId}/', { params, signal }));
}
