import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as of from '../operations/fleet.costs.ts';
import { bodyOf, client, pathOf } from '../shared/client.ts';
import { readsOf } from '../shared/query.ts';

/** The months of a year, of the fleet or of one vehicle. Amounts are in kobo. */
export const fleetCostsQuery = (businessId: string, year: number, vehicle?: string) =>
  queryOptions({
    meta: readsOf(of.getFleetCosts),
    queryKey: ['getFleetCosts', businessId, year, vehicle ?? ''],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: { year, ...(vehicle === undefined ? {} : { vehicle }) } };
      return bodyOf(client.GET('/c/{domain}/vehicle-costs/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });
