import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { vehicleTypeLabels, vehicleTypes } from '../../../openapi/generated/lists/assets.makes.ts';
import { vehicleStatuses, vehicleStatusLabels } from '../../../openapi/generated/lists/fleet.ts';
import { fleetPaths } from '../../paths/fleet.ts';
import { listFleetVehicles } from '../../services/operations/fleet.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import type { ReadAhead } from '../shared/queries/read-ahead.ts';
import { tableOfQuery } from '../shared/queries/table-of-query.ts';
import { useMainQuery } from '../shared/queries/use-main-query.ts';
import { LinkButton } from '../ui/actions/button.tsx';
import { DataTable } from '../ui/lists/data-table.tsx';
import type { BulkAction, RowAction } from '../ui/lists/table-column.ts';
import { nothing } from '../ui/lists/table-selection.ts';
import { firstRequestOf, useTableState } from '../ui/lists/use-table-state.ts';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import type { Deletion } from './delete-vehicles.tsx';
import { MovedNotice } from './moved-notice.tsx';
import { VehicleCards } from './vehicle-cards.tsx';
import { vehicleColumns } from './vehicle-columns.tsx';
import { nameOf, type Vehicle } from './vehicle-texts.ts';

/** Comes when somebody is about to do it. */
const DeleteVehicles = lazy(async () => ({ default: (await import('./delete-vehicles.tsx')).DeleteVehicles }));

const idOf = ({ id }: Vehicle) => id;
const rowName = (vehicle: Vehicle) => `${nameOf(vehicle)}, ${vehicle.plate_no || vehicle.number}`;
const hrefOf = ({ id }: Vehicle) => fleetPaths.vehicle(id);

const tableOf = (businessId: string) =>
  ({
    filters: [
      {
        id: 'type',
        label: 'Type',
        isSingle: true,
        options: vehicleTypes.map((value) => ({ value, label: vehicleTypeLabels[value] })),
      },
      {
        id: 'status',
        label: 'Status',
        isSingle: true,
        options: vehicleStatuses.map((value) => ({ value, label: vehicleStatusLabels[value] })),
      },
    ],
    cacheKey: `vehicles.${businessId}`,
  }) as const;
export const readVehicles: ReadAhead = (client, businessId) => {
  const { page, page_size } = firstRequestOf(tableOf(businessId));
  return client.prefetchQuery(queryOf(listFleetVehicles, { businessId, page, page_size }));
};

type VehicleListProps = {
  search: URLSearchParams;
  /** The flow that adds a vehicle or edits one. */
  VehicleForm: ComponentType<{ id: string | null; onEnd: () => void }>;
};

/** Every vehicle of the business, with its counts above; the forms that add and edit one open over it. */
export function VehicleListPage({ search, VehicleForm }: VehicleListProps) {
  const { id: businessId } = useBusiness();
  const table = useTableState(tableOf(businessId));
  const { search: words } = table;
  const [type] = table.filters.type;
  const [status] = table.filters.status;
  const shown = useMemo(
    () => ({ ...(words ? { search: words } : {}), ...(type ? { type } : {}), ...(status ? { status } : {}) }),
    [words, type, status],
  );
  const { page, page_size } = table.request;
  const vehicles = useMainQuery(queryOf(listFleetVehicles, { businessId, page, page_size, ...shown }));
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const bulkActions = useMemo(
    (): BulkAction[] => [
      {
        id: 'delete',
        label: 'Delete',
        isDestructive: true,
        onAct: (selection, count) =>
          setDeletion({ selection, shown, count, what: count === 1 ? 'One vehicle' : `${count} vehicles` }),
      },
    ],
    [shown],
  );
  const rowActions = (vehicle: Vehicle): RowAction[] => [
    { id: 'view', label: 'View', onAct: () => navigate(fleetPaths.vehicle(vehicle.id)) },
    { id: 'edit', label: 'Edit', onAct: () => navigate(fleetPaths.editVehicle(vehicle.id)) },
    {
      id: 'delete',
      label: 'Delete',
      isDestructive: true,
      onAct: () =>
        setDeletion({
          selection: { mode: 'some', ids: new Set([vehicle.id]) },
          shown,
          count: 1,
          what: rowName(vehicle),
        }),
    },
  ];
  const tab = search.get('tab');
  const vehicleId = search.get('vehicleId');
  const close = () => navigate(fleetPaths.home());
  return (
    <Page>
      <PageHeader
        title="Vehicles"
        action={
          <LinkButton href={fleetPaths.addVehicle()} look="primary">
            Add Vehicle
          </LinkButton>
        }
      >
        What the business drives, who has it, and what it needs next.
      </PageHeader>
      <VehicleCards />
      <DataTable
        label="Vehicles"
        table={table}
        columns={vehicleColumns}
        {...tableOfQuery(vehicles)}
        idOf={idOf}
        nameOf={rowName}
        hrefOf={hrefOf}
        searchLabel="Search by name"
        rowActions={rowActions}
        bulkActions={bulkActions}
        columnsKey="vehicles"
        emptyIcon="car"
        emptyText="No engines revving here yet"
        emptyHint="Vehicles that you add appear here, with their services, repairs and papers."
        emptyAction={<LinkButton href={fleetPaths.addVehicle()}>Add Vehicle</LinkButton>}
        noMatchText="No vehicle matches your filter"
      />
      <MovedNotice />
      <Suspense fallback={null}>
        {deletion ? (
          <DeleteVehicles
            deletion={deletion}
            onClose={() => setDeletion(null)}
            onDeleted={() => table.setSelection(nothing)}
          />
        ) : null}
        {tab === 'add-vehicle' ? <VehicleForm key="new" id={null} onEnd={close} /> : null}
        {tab === 'edit-vehicle' && vehicleId ? <VehicleForm key={vehicleId} id={vehicleId} onEnd={close} /> : null}
      </Suspense>
    </Page>
  );
}
