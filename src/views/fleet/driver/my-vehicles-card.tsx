import { useQuery } from '@tanstack/react-query';
import { fleetPaths } from '../../../paths/fleet.ts';
import { listMyVehicles } from '../../../services/operations/fleet.driver.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { useHold } from '../../shared/business/home.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/content/card.tsx';
import { VehicleRows } from './vehicle-rows.tsx';

/** On the home of those who have a vehicle. */
export function MyVehiclesCard() {
  const { id: businessId } = useBusiness();
  const found = useQuery(queryOf(listMyVehicles, { businessId }));
  useHold(found.isPending);
  if (!found.data || found.data.results.length === 0) return null;
  return (
    <Card title="My vehicles" action={<LinkButton href={fleetPaths.myVehicles()}>See all</LinkButton>}>
      <VehicleRows vehicles={found.data.results} />
    </Card>
  );
}
