import { lazy, Suspense, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { assetsPaths } from '../../paths/assets.ts';
import { fleetPaths } from '../../paths/fleet.ts';
import { getVehicle } from '../../services/operations/fleet.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { SampleMark } from '../shared/business/sample-mark.tsx';
import { chosenAlone } from '../shared/lists/chosen.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { useMainQuery } from '../shared/queries/use-main-query.ts';
import { Button, LinkButton } from '../ui/actions/button.tsx';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import type { VehicleParts } from './detail/panel.ts';
import { VehicleTabs } from './detail/vehicle-tabs.tsx';
import { StopNotice, type VehicleStop } from './stops/stop-notice.tsx';
import * as css from './stops/stops.css.ts';
import { nameOf, type Vehicle } from './vehicle-texts.ts';

const DeleteVehicles = lazy(async () => ({ default: (await import('./delete-vehicles.tsx')).DeleteVehicles }));

const LiftStop = lazy(async () => ({ default: (await import('./stops/lift-stop.tsx')).LiftStop }));

/** One vehicle: what it is, and, in tabs, what was done to it and what it needs. */
export function VehiclePage({ params, ...parts }: { params: Readonly<Record<string, string>> } & VehicleParts) {
  const { id: businessId } = useBusiness();
  const found = useMainQuery(queryOf(getVehicle, { businessId, id: params.id ?? '' }));
  return (
    <Page>
      <Breadcrumb
        parents={[{ label: 'Vehicles', href: fleetPaths.home() }]}
        here={found.data?.plate_no || found.data?.number || 'Vehicle'}
      />
      {found.data ? null : <PageHeader title="Vehicle" />}
      <QueryView query={found} subject="The vehicle" waiting={<SkeletonList rows={6} />}>
        {(vehicle) => <Detail vehicle={vehicle} parts={parts} />}
      </QueryView>
    </Page>
  );
}

function Detail({ vehicle, parts }: { vehicle: Vehicle; parts: VehicleParts }) {
  const { may } = useBusiness();
  const [isDeleting, setDeleting] = useState(false);
  // It stays open when somebody else has decided meanwhile, to say so.
  const [lifting, setLifting] = useState<VehicleStop | null>(null);
  const name = nameOf(vehicle);
  return (
    <>
      <PageHeader
        title={name}
        mark={<SampleMark of="assets" id={vehicle.id} />}
        action={
          <>
            <Button look="ghost" onPress={() => setDeleting(true)} aria-haspopup="dialog">
              Delete
            </Button>
            {may('access_assets') ? <LinkButton href={assetsPaths.asset(vehicle.id)}>View asset</LinkButton> : null}
            <LinkButton href={fleetPaths.editVehicle(vehicle.id)} look="primary">
              Edit
            </LinkButton>
          </>
        }
      >
        {[vehicle.number, vehicle.plate_no].filter(Boolean).join(' · ')}
      </PageHeader>
      {vehicle.stop ? <Stopped vehicle={vehicle} stop={vehicle.stop} onLift={setLifting} /> : null}
      <VehicleTabs vehicle={vehicle} parts={parts} />
      <Suspense fallback={null}>
        {lifting ? (
          <LiftStop vehicleId={vehicle.id} stop={vehicle.stop ?? lifting} onClose={() => setLifting(null)} />
        ) : null}
        {isDeleting ? (
          <DeleteVehicles
            chosen={chosenAlone(vehicle)}
            onClose={(hasDeleted) => (hasDeleted ? navigate(fleetPaths.home(), { replace: true }) : setDeleting(false))}
          />
        ) : null}
      </Suspense>
    </>
  );
}

type StoppedProps = { vehicle: Vehicle; stop: VehicleStop; onLift: (stop: VehicleStop) => void };

function Stopped({ vehicle, stop, onLift }: StoppedProps) {
  return (
    <div className={css.place}>
      <StopNotice stop={stop}>
        <div className={css.acts}>
          <Button onPress={() => onLift(stop)} aria-haspopup="dialog">
            Lift…
          </Button>
          <LinkButton href={fleetPaths.vehicle(vehicle.id, 'checks')} look="ghost">
            See its checks
          </LinkButton>
        </div>
      </StopNotice>
    </div>
  );
}
