import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { bodyOf, client, pathOf } from '../shared/client.ts';

/** The months of a year that have begun, of the fleet or of one vehicle. Days of 24 hours. */
export const fleetUseQuery = (businessId: string, year: number, vehicle?: string) =>
  queryOptions({
    queryKey: ['getFleetUse', businessId, year, vehicle ?? ''],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: { year, ...(vehicle === undefined ? {} : { vehicle }) } };
      return bodyOf(client.GET('/c/{domain}/vehicle-use/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** @param period a year or a month, as in 2026 and 2026-03 */
export const vehicleUseQuery = (businessId: string, period: string, page: number) =>
  queryOptions({
    queryKey: ['listVehicleUse', businessId, period, page],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: { period, page } };
      return bodyOf(client.GET('/c/{domain}/vehicle-use/vehicles/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });
