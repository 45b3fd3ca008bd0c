import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { bodyOf, client, pathOf } from '../shared/client.ts';

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
