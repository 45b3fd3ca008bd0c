import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';

type VehicleType = components['schemas']['VehicleType'];

/** Makes with vehicles of this type. They change seldom. */
export const makesQuery = (businessId: string, type: VehicleType) =>
  queryOptions({
    queryKey: ['listMakes', businessId, type],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: { type } };
      return bodyOf(client.GET('/c/{domain}/asset-management/make/', { params, signal }));
    },
  });

export const makeModelsQuery = (businessId: string, id: string, type: VehicleType) =>
  queryOptions({
    queryKey: ['listMakeModels', businessId, id, type],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId, id }), query: { type } };
      return bodyOf(client.GET('/c/{domain}/asset-management/make/{id}/models/', { params, signal }));
    },
  });

type Addition = { businessId: string; idempotencyKey: string } & components['schemas']['NewMake'];

/** A make of the business's own. Idempotent by key. The server refuses an existing name at its field. */
export function createMake({ businessId, idempotencyKey, ...body }: Addition, { signal }: Options) {
  const params = { path: pathOf({ businessId }), header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/asset-management/make/', { params, body, signal }));
}

/** A model of the business's own, of any make. Idempotent by key. The server refuses an existing name at its field. */
export function createMakeModel(
  { businessId, make, idempotencyKey, ...body }: Addition & { make: string },
  { signal }: Options,
) {
  const params = { path: pathOf({ businessId, id: make }), header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/asset-management/make/{id}/models/', { params, body, signal }));
}
