import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { urgentStates } from '../../../openapi/generated/lists/due.ts';
import {
  vehicleNeedLabels,
  vehicleNeeds,
  vehicleStatuses,
  vehicleStatusLabels,
} from '../../../openapi/generated/lists/fleet.ts';
import { dueStateLabels, dueTones } from '../../../rules/due/due.ts';
import { duePaths } from '../../paths/due.ts';
import { fleetPaths } from '../../paths/fleet.ts';
import { vehicleStatsQuery } from '../../services/fleet/vehicles.ts';
import { useBusiness } from '../shared/business/business.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { Status } from '../ui/content/badge.tsx';
import { Card } from '../ui/content/card.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import * as css from './fleet.css.ts';
import { vehicleStatusTones } from './vehicle-texts.ts';

type Counted = { id: string; label: ReactNode; count: number; href: string };

/** How many vehicles there are of each kind, in each state and waiting for somebody, and what is due. Each number opens the rows behind it. */
export function VehicleCards() {
  const { id: businessId } = useBusiness();
  const stats = useQuery(vehicleStatsQuery(businessId));
  return (
    <QueryView query={stats} subject="The figures" waiting={<Bones />}>
      {({ types, statuses, reminders, needs }) => (
        <div className={css.cards}>
          <Counts
            title="Types"
            counts={[
              { id: 'cars', label: 'Cars', count: types.cars, href: fleetPaths.home({ type: 'car' }) },
              { id: 'buses', label: 'Buses', count: types.buses, href: fleetPaths.home({ type: 'bus' }) },
              { id: 'trucks', label: 'Trucks', count: types.trucks, href: fleetPaths.home({ type: 'truck' }) },
              { id: 'bikes', label: 'Bikes', count: types.bikes, href: fleetPaths.home({ type: 'bike' }) },
              ...(types.forklifts === 0
                ? []
                : [
                    {
                      id: 'forklifts',
                      label: 'Forklifts',
                      count: types.forklifts,
                      href: fleetPaths.home({ type: 'forklift' }),
                    },
                  ]),
            ]}
          />
          <Counts
            title="Status"
            counts={[
              ...vehicleStatuses.map((status) => ({
                id: status,
                label: (
                  <Status tone={vehicleStatusTones[status]} isPlain>
                    {vehicleStatusLabels[status]}
                  </Status>
                ),
                count: statuses[status],
                href: fleetPaths.home({ status }),
              })),
              ...vehicleNeeds.map((need) => ({
                id: need,
                label: vehicleNeedLabels[need],
                count: needs[need],
                href: fleetPaths.home({ needs: need }),
              })),
            ]}
          />
          <Counts
            title="Reminders"
            counts={urgentStates.map((state) => ({
              id: state,
              label: (
                <Status tone={dueTones[state]} isPlain>
                  {dueStateLabels[state]}
                </Status>
              ),
              count: reminders[state],
              href: duePaths.due({ module: 'fleet', state }),
            }))}
          />
        </div>
      )}
    </QueryView>
  );
}

function Counts({ title, counts }: { title: string; counts: readonly Counted[] }) {
  return (
    <Card title={title} isPadded>
      <div className={css.counts}>
        {counts.map(({ id, label, count, href }) => (
          <Link key={id} href={href} className={css.count}>
            <span>{label}</span>
            <span>{count}</span>
          </Link>
        ))}
      </div>
    </Card>
  );
}

/** As tall as the counts. */
function Bones() {
  return (
    <div className={css.cards} aria-hidden="true">
      {['Types', 'Status', 'Reminders'].map((title) => (
        <Card key={title} title={title} isPadded>
          <div className={css.counts}>
            {['a', 'b', 'c', 'd', 'e', 'f'].map((each) => (
              <div key={each} className={css.count}>
                <span>&nbsp;</span>
                <Skeleton width="70%" />
              </div>
            ))}
          </div>
        </Card>
      ))}
    </div>
  );
}
