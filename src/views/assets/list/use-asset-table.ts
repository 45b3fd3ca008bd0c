import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { vehicleTypeLabels, vehicleTypes } from '../../../../openapi/generated/lists/assets.makes.ts';
import { assetStatuses, assetStatusLabels } from '../../../../openapi/generated/lists/assets.register.ts';
import type { AssetFilter } from '../../../machines/assets/asset-bulk/machine.ts';
import { listAssetTypes } from '../../../services/operations/assets.ts';
import { listAllRegions } from '../../../services/operations/hr.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { useTableState } from '../../ui/lists/use-table-state.ts';

type Named = readonly { id: string; name: string }[];

/** What the list of assets is asked for and narrowed by; all of it stands in the address. */
export function useAssetTable() {
  const { id: businessId } = useBusiness();
  const types = useQuery(queryOf(listAssetTypes, { businessId })).data;
  const regions = useQuery(queryOf(listAllRegions, { businessId })).data;
  const address = new URLSearchParams(useSearch());
  const options = (list: Named | undefined, name: string) =>
    // Until the choices have come, the one in the address counts: the list does not wait for them.
    list?.map(({ id, name: label }) => ({ value: id, label })) ??
    address.getAll(name).map((id) => ({ value: id, label: '…' }));
  // Only vehicles have one.
  const vehicleFilter = {
    id: 'vehicle_type',
    label: 'Vehicle type',
    isSingle: true,
    options: vehicleTypes.map((value) => ({ value, label: vehicleTypeLabels[value] })),
  } as const;
  const table = useTableState({
    filters: [
      {
        id: 'kind',
        label: 'Kind',
        allLabel: 'All',
        isSingle: true,
        options: [
          { value: 'asset', label: 'Assets' },
          { value: 'vehicle', label: 'Vehicles' },
        ],
      },
      ...(address.get('kind') === 'vehicle' ? [vehicleFilter] : []),
      { id: 'asset_type', label: 'Type', isSingle: true, options: options(types, 'asset_type') },
      { id: 'location', label: 'Location', isSingle: true, options: options(regions, 'location') },
      {
        id: 'status',
        label: 'Status',
        isSingle: true,
        options: assetStatuses.map((value) => ({ value, label: assetStatusLabels[value] })),
      },
    ],
    sortable: ['name', 'purchase_date', 'cost'],
    pageSizes: [10, 25, 50, 100],
    cacheKey: `assets.${businessId}`,
  });
  const { search } = table;
  const [kind] = table.filters.kind;
  const [vehicleType] = table.filters.vehicle_type ?? [];
  const [assetType] = table.filters.asset_type;
  const [location] = table.filters.location;
  const [status] = table.filters.status;
  const filter = useMemo(
    (): AssetFilter => ({
      ...(search ? { search } : {}),
      ...(kind ? { kind } : {}),
      ...(vehicleType ? { vehicle_type: vehicleType } : {}),
      ...(assetType ? { asset_type: assetType } : {}),
      ...(location ? { location } : {}),
      ...(status ? { status } : {}),
    }),
    [search, kind, vehicleType, assetType, location, status],
  );
  const asked = { ...table.request, ...filter };
  return { table, asked, filter };
}
