import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import * as ofFleetChecks from '../operations/fleet.checks.ts';
import * as ofFleetFuel from '../operations/fleet.fuel.ts';
import { reporting } from '../shared/changes.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';
import { ifVersion, type Seen } from '../shared/if-version.ts';
import { readsOf } from '../shared/query.ts';

type Schemas = components['schemas'];
type OfBusiness = { businessId: string };
type OfVehicle = OfBusiness & { vehicle: string };
type Creating = OfVehicle & { idempotencyKey: string };
type Paged = OfVehicle & { page: number };

const creatingAt = ({ businessId, vehicle, idempotencyKey }: Creating) => ({
  path: pathOf({ businessId, id: vehicle }),
  header: { 'Idempotency-Key': idempotencyKey },
});
const pageAt = ({ businessId, vehicle, page }: Paged) => ({
  path: pathOf({ businessId, id: vehicle }),
  query: { page },
});

/** Idempotent by key. Without a reason, a reading that does not go on from its neighbours is refused at `value`. */
export const addVehicleReading = reporting(
  ({ businessId, vehicle, idempotencyKey, ...body }: Creating & Schemas['NewVehicleReading'], { signal }: Options) => {
    const params = creatingAt({ businessId, vehicle, idempotencyKey });
    return bodyOf(client.POST('/c/{domain}/vehicles/{id}/readings/', { params, body, signal }));
  },
  ofFleetFuel.addVehicleReading.changes,
);

export const fuelEntriesQuery = (about: Paged) =>
  queryOptions({
    meta: readsOf(ofFleetFuel.listFuelEntries),
    queryKey: ['listFuelEntries', about.businessId, about.vehicle, about.page],
    queryFn: ({ signal }) => bodyOf(client.GET('/c/{domain}/vehicles/{id}/fuel/', { params: pageAt(about), signal })),
    placeholderData: keepPreviousData,
  });

/** Idempotent by key. Sums are in kobo. */
export const createFuelEntry = reporting(
  ({ businessId, vehicle, idempotencyKey, ...body }: Creating & Schemas['NewFuelEntry'], { signal }: Options) => {
    const params = creatingAt({ businessId, vehicle, idempotencyKey });
    return bodyOf(client.POST('/c/{domain}/vehicles/{id}/fuel/', { params, body, signal }));
  },
  ofFleetFuel.createFuelEntry.changes,
);

export const deleteFuelEntry = reporting(
  async ({ businessId, vehicle, entryId }: OfVehicle & { entryId: string }, { signal }: Options): Promise<void> => {
    const params = { path: pathOf({ businessId, id: vehicle, entryId }) };
    await bodyOf(client.DELETE('/c/{domain}/vehicles/{id}/fuel/{entryId}/', { params, signal }));
  },
  ofFleetFuel.deleteFuelEntry.changes,
);

/** @param litres null for what is usual for its kind */
export const putVehicleTank = reporting(
  ({ businessId, vehicle, litres, seen }: OfVehicle & { litres: number | null } & Seen, { signal }: Options) => {
    const params = { path: pathOf({ businessId, id: vehicle }), ...ifVersion(seen, { litres }) };
    return bodyOf(client.PUT('/c/{domain}/vehicles/{id}/tank/', { params, body: { litres }, signal }));
  },
  ofFleetFuel.putVehicleTank.changes,
);

/** Idempotent by key. */
export const createVehicleCheck = reporting(
  ({ businessId, vehicle, idempotencyKey, ...body }: Creating & Schemas['NewVehicleCheck'], { signal }: Options) => {
    const params = creatingAt({ businessId, vehicle, idempotencyKey });
    return bodyOf(client.POST('/c/{domain}/vehicles/{id}/checks/', { params, body, signal }));
  },
  ofFleetChecks.createVehicleCheck.changes,
);
