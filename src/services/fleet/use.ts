import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as of from '../operations/fleet.use.ts';
import { bodyOf, client, pathOf } from '../shared/client.ts';
import { readsOf } from '../shared/query.ts';

/** The months of a year that have begun, of the fleet or of one vehicle. Days of 24 hours. */
export const fleetUseQuery = (businessId: string, year: number, vehicle?: string) =>
  queryOptions({
    meta: readsOf(of.getFleetUse),
    queryKey: ['getFleetUse', businessId, year, vehicle ?? ''],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: { year, ...(vehicle === undefined ? {} : { vehicle }) } };
      return bodyOf(client.GET('/c/{domain}/vehicle-use/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });
