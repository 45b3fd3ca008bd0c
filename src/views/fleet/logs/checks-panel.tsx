import type { components } from '../../../../openapi/generated/contract.ts';
import { checkItemLabels } from '../../../../openapi/generated/lists/fleet.checks.ts';
import { fleetPaths } from '../../../paths/fleet.ts';
import { listVehicleChecks } from '../../../services/operations/fleet.checks.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { PagedRows, usePages } from '../../shared/lists/paged-rows.tsx';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { Card } from '../../ui/content/card.tsx';
import { showDate } from '../../ui/content/date.ts';
import { ListRow } from '../../ui/content/row-list.tsx';
import type { PanelProps } from '../detail/panel.ts';
import { personName } from '../vehicle-texts.ts';

type Check = components['schemas']['VehicleCheck'];

/** The daily checks of a vehicle, the newest first, with what was not all right. */
export function VehicleChecks({ vehicle }: PanelProps) {
  const { id: businessId } = useBusiness();
  const checks = usePages(listVehicleChecks, { businessId, id: vehicle.id });
  return (
    <Card
      title="Daily checks"
      action={
        <LinkButton href={fleetPaths.checkVehicle(vehicle.id)} look="primary">
          Check now
        </LinkButton>
      }
    >
      <PagedRows
        label="Daily checks"
        subject="The checks"
        pages={checks}
        empty={{
          title: 'No checks yet',
          hint: 'Drivers check the vehicle on their phone before the first trip of a day.',
        }}
      >
        {(check) => (
          <ListRow key={check.id} title={showDate(check.checked_on)} note={noteOf(check)}>
            {check.faults.length === 0 ? (
              <Status tone="good">All OK</Status>
            ) : (
              <Status tone="bad">{check.faults.length} not OK</Status>
            )}
          </ListRow>
        )}
      </PagedRows>
    </Card>
  );
}

const noteOf = ({ driver, recorded_by, mileage, faults, note }: Check) =>
  [
    driver ? personName(driver) : recorded_by,
    mileage === null ? '' : `${mileage.toLocaleString('en-NG')} km`,
    ...faults.map((fault) => `${checkItemLabels[fault.item]}: ${fault.note}`),
    note,
  ]
    .filter(Boolean)
    .join(' · ');
