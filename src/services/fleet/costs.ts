import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { bodyOf, client, pathOf } from '../shared/client.ts';

/** The months of a year, of the fleet or of one vehicle. Amounts are in kobo. */
export const fleetCostsQuery = (businessId: string, year: number, vehicle?: string) =>
  queryOptions({
    queryKey: ['getFleetCosts', businessId, year, vehicle ?? ''],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: { year, ...(vehicle === undefined ? {} : { vehicle }) } };
      return bodyOf(client.GET('/c/{domain}/vehicle-costs/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** @param period a year or a month, as in 2026 and 2026-03 */
export const vehicleCostsQuery = (businessId: string, period: string, page: number) =>
  queryOptions({
    queryKey: ['listVehicleCosts', businessId, period, page],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: { period, page } };
      return bodyOf(client.GET('/c/{domain}/vehicle-costs/vehicles/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

export const driverCostsQuery = (businessId: string, period: string, page: number) =>
  queryOptions({
    queryKey: ['listDriverCosts', businessId, period, page],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: { period, page } };
      return bodyOf(client.GET('/c/{domain}/vehicle-costs/drivers/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });
