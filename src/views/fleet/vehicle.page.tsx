import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { assetsPaths } from '../../paths/assets.ts';
import { fleetPaths } from '../../paths/fleet.ts';
import { vehicleQuery } from '../../services/fleet/vehicles.ts';
import { useBusiness } from '../shared/business.ts';
import { QueryView } from '../shared/query-view.tsx';
import { Button, LinkButton } from '../ui/actions/button.tsx';
import { Status } from '../ui/content/badge.tsx';
import { Card } from '../ui/content/card.tsx';
import { showDate } from '../ui/content/date.ts';
import { Facts } from '../ui/content/description-list.tsx';
import { orMissing } from '../ui/content/missing.tsx';
import { formatMoney } from '../ui/content/money.ts';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import * as css from './fleet.css.ts';
import type { RenewalParts } from './reminders.page.tsx';
import { VehicleAssignee } from './vehicle-assignee.tsx';
import { VehicleParts } from './vehicle-parts.tsx';
import { nameOf, statusTones, type Vehicle } from './vehicle-texts.ts';

const DeleteVehicles = lazy(async () => ({ default: (await import('./delete-vehicles.tsx')).DeleteVehicles }));

/** One vehicle: what it is, who has it, and what was done to it. */
export function VehiclePage({ params, ...parts }: { params: Readonly<Record<string, string>> } & RenewalParts) {
  const { id: businessId } = useBusiness();
  const found = useQuery(vehicleQuery(businessId, params.id ?? ''));
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

function Detail({ vehicle, parts }: { vehicle: Vehicle; parts: RenewalParts }) {
  const { may } = useBusiness();
  const [isDeleting, setDeleting] = useState(false);
  const name = nameOf(vehicle);
  return (
    <>
      <PageHeader
        title={name}
        action={
          <>
            <Button look="ghost" onPress={() => setDeleting(true)} aria-haspopup="dialog">
              Delete
            </Button>
            {may('access_assets') ? (
              <LinkButton href={assetsPaths.asset(vehicle.id)}>Readings and costs</LinkButton>
            ) : null}
            <LinkButton href={fleetPaths.editVehicle(vehicle.id)} look="primary">
              Edit
            </LinkButton>
          </>
        }
      >
        {[vehicle.number, vehicle.plate_no].filter(Boolean).join(' · ')}
      </PageHeader>
      <div className={css.columns}>
        <div className={css.lists}>
          <VehicleParts vehicle={vehicle} {...parts} />
        </div>
        <div className={css.lists}>
          <Card title="Overview">
            <Facts facts={factsOf(vehicle)} />
          </Card>
          <VehicleAssignee vehicle={vehicle} />
        </div>
      </div>
      <Suspense fallback={null}>
        {isDeleting ? (
          <DeleteVehicles
            deletion={{ selection: { mode: 'some', ids: new Set([vehicle.id]) }, shown: {}, count: 1, what: name }}
            onClose={() => setDeleting(false)}
            onDeleted={() => navigate(fleetPaths.home(), { replace: true })}
          />
        ) : null}
      </Suspense>
    </>
  );
}

const grouped = new Intl.NumberFormat('en-NG');

const factsOf = (vehicle: Vehicle) => {
  const { start_mileage: km, purchase_price: price, date_purchased: bought } = vehicle;
  return [
    { name: 'Status', value: <Status tone={statusTones[vehicle.status]}>{vehicle.status_display}</Status> },
    { name: 'Type', value: vehicle.type_display },
    { name: 'Year', value: orMissing(vehicle.year) },
    { name: 'Colour', value: orMissing(vehicle.color) },
    { name: 'Mileage', value: orMissing(km === null ? null : `${grouped.format(km)} km`) },
    { name: 'Date of purchase', value: orMissing(bought && showDate(bought)) },
    { name: 'Purchase price', value: orMissing(price === null ? null : formatMoney(price, 'NGN')) },
  ];
};
