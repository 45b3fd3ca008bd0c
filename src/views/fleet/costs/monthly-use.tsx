import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { getFleetUse } from '../../../services/operations/fleet.use.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Stat, Stats } from '../../ui/content/stat.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import * as css from './costs.css.ts';
import { CsvButton, MonthTable } from './month-table.tsx';
import { causesText, daysText, percentText, shareOf, timesText, useColumns } from './use-kinds.ts';

const UseChart = lazy(async () => ({ default: (await import('./use-chart.tsx')).UseChart }));

type MonthlyUseProps = { year: number; vehicle?: string; fileName: string };

/** How much vehicles were used in the months of a year, as a chart, as a table and as a file. */
export function MonthlyUse({ year, vehicle, fileName }: MonthlyUseProps) {
  const { id: businessId } = useBusiness();
  const use = useQuery({
    ...queryOf(getFleetUse, { businessId, year, ...(vehicle === undefined ? {} : { vehicle }) }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryView query={use} subject="The use of vehicles" waiting={<SkeletonList rows={6} />}>
      {(found) => <Months use={found} fileName={fileName} />}
    </QueryView>
  );
}

function Months({ use, fileName }: { use: components['schemas']['FleetUse']; fileName: string }) {
  const { year, months, sums } = use;
  if (sums.days === 0)
    return (
      <Card title="By month">
        <EmptyState icon="clock" title={`No vehicle was in the fleet in ${year}`}>
          From the day on which a vehicle is added, the days with an assignee and out of use are counted here.
        </EmptyState>
      </Card>
    );
  return (
    <>
      <Stats>
        <Stat
          label={`Utilisation in ${year}`}
          value={percentText(shareOf(sums, sums.assigned))}
          note={`${daysText(sums.assigned)} assigned of ${daysText(sums.days)} in the fleet`}
        />
        <Stat
          label="Downtime"
          value={percentText(shareOf(sums, sums.down))}
          note={causesText(sums).join(' · ') || 'Never out of use'}
        />
        <Stat label="Out of use" value={timesText(sums.times)} note={sums.down > 0 ? daysText(sums.down) : ''} />
      </Stats>
      <Card
        title="By month"
        action={<CsvButton months={months.filter(({ days }) => days > 0)} columns={useColumns} fileName={fileName} />}
      >
        <Suspense fallback={<div className={css.chart} />}>
          <UseChart months={months} />
        </Suspense>
        <MonthTable
          label="Use by month"
          caption={`Use in ${year}, in vehicle-days`}
          months={months.filter(({ days }) => days > 0)}
          sums={sums}
          columns={useColumns}
        />
      </Card>
    </>
  );
}
