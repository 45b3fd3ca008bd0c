import { lazy, Suspense, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { vehicleTypeLabels, vehicleTypes } from '../../../openapi/generated/lists/assets.makes.ts';
import {
  vehicleNeedLabels,
  vehicleNeeds,
  vehicleStatuses,
  vehicleStatusLabels,
} from '../../../openapi/generated/lists/fleet.ts';
import { fleetPaths } from '../../paths/fleet.ts';
import { listFleetVehicles } from '../../services/operations/fleet.ts';
import { listOf } from '../shared/lists/list.ts';
import { ListPage } from '../shared/lists/list-page.tsx';
import type { WithWelcome } from '../shared/onboarding/welcome-part.ts';
import { LinkButton } from '../ui/actions/button.tsx';
import { HintTarget } from '../ui/overlays/hint.tsx';
import { MovedNotice, useMovedNotice } from './moved-notice.tsx';
import { VehicleCards } from './vehicle-cards.tsx';
import { vehicleColumns } from './vehicle-columns.tsx';
import { rowName } from './vehicle-texts.ts';

/** They come when somebody is about to do it. */
const DeleteVehicles = lazy(async () => ({ default: (await import('./delete-vehicles.tsx')).DeleteVehicles }));
const VehicleDialog = lazy(async () => ({ default: (await import('./vehicle-dialog.tsx')).VehicleDialog }));

const vehicles = listOf(listFleetVehicles, {
  label: 'Vehicles',
  searchLabel: 'Search by name',
  columns: vehicleColumns,
  nameOf: rowName,
  hrefOf: ({ id }) => fleetPaths.vehicle(id),
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
    {
      id: 'needs',
      label: 'Needs',
      isSingle: true,
      options: vehicleNeeds.map((value) => ({ value, label: vehicleNeedLabels[value] })),
    },
  ],
  pageSizes: [10],
  cacheKey: 'vehicles',
  columnsKey: 'vehicles',
  emptyIcon: 'car',
  emptyText: 'No engines revving here yet',
  emptyHint: 'Vehicles that you add appear here, with their services, repairs and papers.',
  emptyAction: <LinkButton href={fleetPaths.addVehicle()}>Add Vehicle</LinkButton>,
  noMatchText: 'No vehicle matches your filter',
});
export const readVehicles = vehicles.readAhead;

type VehicleListProps = WithWelcome & { search: URLSearchParams };

/** Every vehicle of the business, with its counts above; the forms that add and edit one open over it. */
export function VehicleListPage({ search, Welcome }: VehicleListProps) {
  const add = useRef<HTMLSpanElement>(null);
  const moved = useMovedNotice();
  const tab = search.get('tab');
  const hasForm = tab === 'add-vehicle' || tab === 'edit-vehicle';
  const vehicleId = search.get('vehicleId');
  const close = () => navigate(fleetPaths.home());
  return (
    <ListPage
      list={vehicles}
      title="Vehicles"
      lead="What the business drives, who has it, and what it needs next."
      action={
        <HintTarget ref={add}>
          <LinkButton href={fleetPaths.addVehicle()} look="primary">
            Add Vehicle
          </LinkButton>
        </HintTarget>
      }
      above={<VehicleCards />}
      actsOf={(vehicle) => [
        { id: 'view', label: 'View', onAct: () => navigate(fleetPaths.vehicle(vehicle.id)) },
        { id: 'edit', label: 'Edit', onAct: () => navigate(fleetPaths.editVehicle(vehicle.id)) },
      ]}
      deleting={{
        hasSeveral: true,
        ask: (chosen, onClose) => (
          <Suspense fallback={null}>{chosen ? <DeleteVehicles chosen={chosen} onClose={onClose} /> : null}</Suspense>
        ),
      }}
    >
      <MovedNotice {...moved} />
      <Suspense fallback={null}>
        <Welcome
          title="Welcome to Fleet"
          words={[
            'Keep every vehicle in one place: who drives it, which papers it has, and what it costs.',
            'Licences, insurance and services that fall due are shown here before they do.',
          ]}
          hint="Click Add Vehicle"
          anchor={add}
          isLater={moved.isOpen || hasForm}
        />
      </Suspense>
      <Suspense fallback={null}>
        {tab === 'add-vehicle' ? <VehicleDialog key="new" id={null} onClose={close} /> : null}
        {tab === 'edit-vehicle' && vehicleId ? <VehicleDialog key={vehicleId} id={vehicleId} onClose={close} /> : null}
      </Suspense>
    </ListPage>
  );
}
