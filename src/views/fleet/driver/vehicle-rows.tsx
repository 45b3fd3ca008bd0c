import type { components } from '../../../../openapi/generated/contract.ts';
import { fleetPaths } from '../../../paths/fleet.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { ListRow, RowActs, RowList } from '../../ui/content/row-list.tsx';
import { nameOf } from '../vehicle-texts.ts';

type DriversVehicle = components['schemas']['DriversVehicle'];

/** A driver's vehicles, each with whether it may be driven and was checked today. */
export function VehicleRows({ vehicles }: { vehicles: readonly DriversVehicle[] }) {
  const today = todayIn(useBusiness().timeZone);
  return (
    <RowList label="My vehicles">
      {vehicles.map((vehicle) => {
        const { id, plate_no, number, checked_on, stop } = vehicle;
        const name = plate_no || number;
        const isChecked = checked_on === today;
        return (
          <ListRow key={id} title={<Link href={fleetPaths.myVehicle(id)}>{name}</Link>} note={nameOf(vehicle)}>
            <RowActs>
              {stop === null ? (
                <Status tone={isChecked ? 'good' : 'warning'}>
                  {isChecked ? 'Checked today' : 'Not checked today'}
                </Status>
              ) : (
                <Status tone="bad">Not to be driven</Status>
              )}
              <LinkButton href={fleetPaths.checkMyVehicle(id)} label={`Check ${name}`}>
                Check
              </LinkButton>
            </RowActs>
          </ListRow>
        );
      })}
    </RowList>
  );
}
