import { useQuery } from '@tanstack/react-query';
import { fleetPaths } from '../../../paths/fleet.ts';
import { listVehicleRepairs } from '../../../services/operations/fleet.care.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { SomeDue } from '../../shared/due/some-due.tsx';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { Card } from '../../ui/content/card.tsx';
import { showDate } from '../../ui/content/date.ts';
import { Facts } from '../../ui/content/description-list.tsx';
import { orMissing } from '../../ui/content/missing.tsx';
import { formatMoney } from '../../ui/content/money.ts';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import * as css from '../fleet.css.ts';
import { IssuesCard } from '../issues-card.tsx';
import { VehicleAssignee } from '../vehicle-assignee.tsx';
import { statusToneOf, type Vehicle } from '../vehicle-texts.ts';
import type { PanelProps } from './panel.ts';

/** What a vehicle is, who has it, and what was repaired last. */
export function VehicleOverview({ vehicle, parts }: PanelProps) {
  return (
    <div className={css.columns}>
      <div className={css.lists}>
        <Card title="Details">
          <Facts facts={factsOf(vehicle)} />
        </Card>
        <SomeDue title="What is due" of={{ subject: vehicle.id }} />
        <IssuesCard vehicleId={vehicle.id} />
        <RecentRepairs vehicle={vehicle} />
      </div>
      <VehicleAssignee vehicle={vehicle} AssignVehicle={parts.AssignVehicle} />
    </div>
  );
}

function RecentRepairs({ vehicle: { id } }: { vehicle: Vehicle }) {
  const { id: businessId } = useBusiness();
  const repairs = useQuery(queryOf(listVehicleRepairs, { businessId, id, page_size: 4 }));
  return (
    <Card title="Recent repairs" action={<Link href={fleetPaths.vehicle(id, 'repairs')}>All repairs</Link>}>
      <QueryView query={repairs} subject="The repairs" waiting={<SkeletonList rows={2} />}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState icon="check" title="No repairs yet" />
          ) : (
            <RowList label="Recent repairs">
              {results.map(({ id: repair, description, repair_date, cost, vendor }) => (
                <ListRow
                  key={repair}
                  title={description}
                  note={[showDate(repair_date), formatMoney(cost, 'NGN'), vendor].filter(Boolean).join(' · ')}
                />
              ))}
            </RowList>
          )
        }
      </QueryView>
    </Card>
  );
}

const grouped = new Intl.NumberFormat('en-NG');

const factsOf = (vehicle: Vehicle) => {
  const { start_mileage: km, purchase_price: price, date_purchased: bought } = vehicle;
  return [
    { name: 'Status', value: <Status tone={statusToneOf(vehicle)}>{vehicle.status_display}</Status> },
    { name: 'Type', value: vehicle.type_display },
    { name: 'Year', value: orMissing(vehicle.year) },
    { name: 'Colour', value: orMissing(vehicle.color) },
    { name: 'Mileage', value: orMissing(km === null ? null : `${grouped.format(km)} km`) },
    { name: 'Date of purchase', value: orMissing(bought && showDate(bought)) },
    { name: 'Purchase price', value: orMissing(price === null ? null : formatMoney(price, 'NGN')) },
    // The form does not ask for it, but an import can give it.
    ...(vehicle.vendor === '' ? [] : [{ name: 'Vendor', value: vehicle.vendor }]),
  ];
};
