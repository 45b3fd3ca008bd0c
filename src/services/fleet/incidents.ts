import type { components } from '../../../openapi/generated/contract.ts';
import * as of from '../operations/fleet.incidents.ts';
import { reporting } from '../shared/changes.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';
import { ifVersion, type Seen } from '../shared/if-version.ts';

type Entry = components['schemas']['NewVehicleIncident'];
type OfVehicle = { businessId: string; vehicle: string };
type OfOne = OfVehicle & { incidentId: string };

/** Idempotent by key. Amounts are in kobo. */
export const createVehicleIncident = reporting(
  (
    { businessId, vehicle, idempotencyKey, ...body }: OfVehicle & { idempotencyKey: string } & Entry,
    { signal }: Options,
  ) => {
    const params = { path: pathOf({ businessId, id: vehicle }), header: { 'Idempotency-Key': idempotencyKey } };
    return bodyOf(client.POST('/c/{domain}/vehicles/{id}/incidents/', { params, body, signal }));
  },
  of.createVehicleIncident.changes,
);

/** Everything of it is replaced. */
export const putVehicleIncident = reporting(
  ({ businessId, vehicle, incidentId, seen, ...body }: OfOne & Entry & Seen, { signal }: Options) => {
    const params = { path: pathOf({ businessId, id: vehicle, incidentId }), ...ifVersion(seen, body) };
    return bodyOf(client.PUT('/c/{domain}/vehicles/{id}/incidents/{incidentId}/', { params, body, signal }));
  },
  of.putVehicleIncident.changes,
);

export const deleteVehicleIncident = reporting(
  async ({ businessId, vehicle, incidentId }: OfOne, { signal }: Options) => {
    const params = { path: pathOf({ businessId, id: vehicle, incidentId }) };
    await bodyOf(client.DELETE('/c/{domain}/vehicles/{id}/incidents/{incidentId}/', { params, signal }));
  },
  of.deleteVehicleIncident.changes,
);
