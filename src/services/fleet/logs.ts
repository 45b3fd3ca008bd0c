import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';
import { ifVersion, type Seen } from '../shared/if-version.ts';
import { careKeys } from './care.ts';

type Schemas = components['schemas'];
type OfBusiness = { businessId: string };
type OfVehicle = OfBusiness & { vehicle: string };
type Creating = OfVehicle & { idempotencyKey: string };
type Paged = OfVehicle & { page: number };

/** What an entry of a log may change of what has been read; the register has the same readings and issues. */
export const logKeys = (businessId: string) => [
  ...careKeys(businessId),
  ...[
    ...['listVehicleReadings', 'listFuelEntries', 'getFuelSummary', 'listVehicleChecks', 'listMissingChecks'],
    ...[
      'listVehicleIncidents',
      'getFleetCosts',
      'listVehicleCosts',
      'listDriverCosts',
      'listIssues',
      'listAssetIssues',
    ],
  ].map((query) => [query, businessId]),
];

const creatingAt = ({ businessId, vehicle, idempotencyKey }: Creating) => ({
  path: pathOf({ businessId, id: vehicle }),
  header: { 'Idempotency-Key': idempotencyKey },
});
const pageAt = ({ businessId, vehicle, page }: Paged) => ({
  path: pathOf({ businessId, id: vehicle }),
  query: { page },
});

export const vehicleReadingsQuery = (about: Paged) =>
  queryOptions({
    queryKey: ['listVehicleReadings', about.businessId, about.vehicle, about.page],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/vehicles/{id}/readings/', { params: pageAt(about), signal })),
    placeholderData: keepPreviousData,
  });

/** Idempotent by key. Without a reason, a reading that does not go on from its neighbours is refused at `value`. */
export function addVehicleReading(
  { businessId, vehicle, idempotencyKey, ...body }: Creating & Schemas['NewVehicleReading'],
  { signal }: Options,
) {
  const params = creatingAt({ businessId, vehicle, idempotencyKey });
  return bodyOf(client.POST('/c/{domain}/vehicles/{id}/readings/', { params, body, signal }));
}

export const fuelEntriesQuery = (about: Paged) =>
  queryOptions({
    queryKey: ['listFuelEntries', about.businessId, about.vehicle, about.page],
    queryFn: ({ signal }) => bodyOf(client.GET('/c/{domain}/vehicles/{id}/fuel/', { params: pageAt(about), signal })),
    placeholderData: keepPreviousData,
  });

export const fuelSummaryQuery = (businessId: string, vehicle: string) =>
  queryOptions({
    queryKey: ['getFuelSummary', businessId, vehicle],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId, id: vehicle }) };
      return bodyOf(client.GET('/c/{domain}/vehicles/{id}/fuel-summary/', { params, signal }));
    },
  });

/** Idempotent by key. Sums are in kobo. */
export function createFuelEntry(
  { businessId, vehicle, idempotencyKey, ...body }: Creating & Schemas['NewFuelEntry'],
  { signal }: Options,
) {
  const params = creatingAt({ businessId, vehicle, idempotencyKey });
  return bodyOf(client.POST('/c/{domain}/vehicles/{id}/fuel/', { params, body, signal }));
}

export async function deleteFuelEntry(
  { businessId, vehicle, entryId }: OfVehicle & { entryId: string },
  { signal }: Options,
): Promise<void> {
  const params = { path: pathOf({ businessId, id: vehicle, entryId }) };
  await bodyOf(client.DELETE('/c/{domain}/vehicles/{id}/fuel/{entryId}/', { params, signal }));
}

/** @param litres null for what is usual for its kind */
export function putVehicleTank(
  { businessId, vehicle, litres, seen }: OfVehicle & { litres: number | null } & Seen,
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId, id: vehicle }), ...ifVersion(seen, { litres }) };
  return bodyOf(client.PUT('/c/{domain}/vehicles/{id}/tank/', { params, body: { litres }, signal }));
}

export const vehicleChecksQuery = (about: Paged) =>
  queryOptions({
    queryKey: ['listVehicleChecks', about.businessId, about.vehicle, about.page],
    queryFn: ({ signal }) => bodyOf(client.GET('/c/{domain}/vehicles/{id}/checks/', { params: pageAt(about), signal })),
    placeholderData: keepPreviousData,
  });

/** The vehicles that were not checked today. */
export const missingChecksQuery = (businessId: string, page: number) =>
  queryOptions({
    queryKey: ['listMissingChecks', businessId, page],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: { page } };
      return bodyOf(client.GET('/c/{domain}/vehicle-checks/missing/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** Idempotent by key. */
export function createVehicleCheck(
  { businessId, vehicle, idempotencyKey, ...body }: Creating & Schemas['NewVehicleCheck'],
  { signal }: Options,
) {
  const params = creatingAt({ businessId, vehicle, idempotencyKey });
  return bodyOf(client.POST('/c/{domain}/vehicles/{id}/checks/', { params, body, signal }));
}
