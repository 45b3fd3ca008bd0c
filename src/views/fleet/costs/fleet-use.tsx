import { fleetPaths } from '../../../paths/fleet.ts';
import { listVehicleUse } from '../../../services/operations/fleet.use.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { PagedRows, usePages } from '../../shared/lists/paged-rows.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/content/card.tsx';
import { ListRow } from '../../ui/content/row-list.tsx';
import { MonthlyUse } from './monthly-use.tsx';
import { causesText, daysText, percentText, shareOf, timesText } from './use-kinds.ts';

/** How much the fleet was used: by month, and by vehicle. */
export function FleetUse({ year }: { year: number }) {
  return (
    <>
      <MonthlyUse year={year} fileName={`fleet-use-${year}.csv`} />
      <ByVehicle key={year} year={year} />
    </>
  );
}

function ByVehicle({ year }: { year: number }) {
  const { id: businessId } = useBusiness();
  const use = usePages(listVehicleUse, { businessId, period: String(year) });
  return (
    <Card title="By vehicle">
      <PagedRows
        label="By vehicle"
        subject="The use of each vehicle"
        pages={use}
        empty={{ title: 'No vehicle was in the fleet' }}
      >
        {(row) => (
          <ListRow
            key={row.id}
            title={<Link href={fleetPaths.vehicle(row.id, 'use')}>{row.name || row.note}</Link>}
            note={[
              row.note,
              row.down === 0 ? 'Never out of use' : `Down ${daysText(row.down)}`,
              ...causesText(row),
              ...(row.times > 0 ? [timesText(row.times)] : []),
            ].join(' · ')}
          >
            <strong>{percentText(shareOf(row, row.assigned))} used</strong>
          </ListRow>
        )}
      </PagedRows>
    </Card>
  );
}
