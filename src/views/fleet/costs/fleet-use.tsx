import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fleetPaths } from '../../../paths/fleet.ts';
import { listVehicleUse } from '../../../services/operations/fleet.use.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { Link } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/content/card.tsx';
import { ListRow } from '../../ui/content/row-list.tsx';
import { LogRows } from '../logs/log-rows.tsx';
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
  const [page, setPage] = useState(0);
  const use = useQuery(queryOf(listVehicleUse, { businessId, period: String(year), page: page + 1 }));
  return (
    <Card title="By vehicle">
      <LogRows
        label="By vehicle"
        subject="The use of each vehicle"
        query={use}
        page={page}
        onPage={setPage}
        empty="No vehicle was in the fleet"
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
      </LogRows>
    </Card>
  );
}
