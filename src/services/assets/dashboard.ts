import { queryOptions } from '@tanstack/react-query';
import { bodyOf, client, pathOf } from '../shared/client.ts';

// Their keys begin as that of the list: what changes it changes them.

export const assetFlowQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['listAssets', businessId, 'flow'],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }) };
      return bodyOf(client.GET('/c/{domain}/asset-management/dashboard/asset_flow/', { params, signal }));
    },
  });

export const assetStatusesQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['listAssets', businessId, 'statuses'],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }) };
      return bodyOf(client.GET('/c/{domain}/asset-management/dashboard/asset_status_breakdown/', { params, signal }));
    },
  });

/** Cost and book value in whole naira. */
export const assetValueQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['listAssets', businessId, 'value'],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }) };
      return bodyOf(client.GET('/c/{domain}/asset-management/dashboard/asset_value/', { params, signal }));
    },
  });
