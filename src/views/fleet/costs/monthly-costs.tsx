import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { nairaText } from '../../../../rules/shared/naira.ts';
import { getFleetCosts } from '../../../services/operations/fleet.costs.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { Card } from '../../ui/content/card.tsx';
import { formatKobo, shortNaira } from '../../ui/content/money.ts';
import { Stat, Stats } from '../../ui/content/stat.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { costKinds, perKm } from './cost-kinds.ts';
import * as css from './costs.css.ts';
import { CsvButton, type FigureColumn, MonthTable } from './month-table.tsx';

const CostChart = lazy(async () => ({ default: (await import('./cost-chart.tsx')).CostChart }));

type Costs = components['schemas']['FleetCosts'];
type MonthlyCostsProps = { year: number; vehicle?: string; fileName: string };

/** What the months of a year cost, as a chart, as a table and as a file. */
export function MonthlyCosts({ year, vehicle, fileName }: MonthlyCostsProps) {
  const { id: businessId } = useBusiness();
  const costs = useQuery({
    ...queryOf(getFleetCosts, { businessId, year, ...(vehicle === undefined ? {} : { vehicle }) }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryView query={costs} subject="The costs" waiting={<SkeletonList rows={6} />}>
      {(found) => <Months costs={found} fileName={fileName} />}
    </QueryView>
  );
}

function Months({ costs, fileName }: { costs: Costs; fileName: string }) {
  const { year, months, sums } = costs;
  const each = perKm(sums);
  if (sums.total === 0)
    return (
      <Card title="By month">
        <EmptyState icon="clock" title={`Nothing was spent in ${year}`}>
          Fuel, services, repairs, papers, fines and accidents are added up here.
        </EmptyState>
      </Card>
    );
  return (
    <>
      <Stats>
        <Stat label={`In ${year}`} value={shortNaira(sums.total / 100)} note={formatKobo(sums.total)} />
        <Stat label="Driven" value={`${sums.km.toLocaleString('en-NG')} km`} />
        <Stat label="A kilometre" value={each === null ? '–' : formatKobo(each)} />
      </Stats>
      <Card title="By month" action={<CsvButton months={months} columns={columns} fileName={fileName} />}>
        <Suspense fallback={<div className={css.chart} />}>
          <CostChart months={months} />
        </Suspense>
        <MonthTable
          label="Costs by month"
          caption={`Costs in ${year}, in naira`}
          months={months}
          sums={sums}
          columns={columns}
        />
      </Card>
    </>
  );
}

const plain = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 0 });
const rounded = (kobo: number) => (kobo === 0 ? '–' : plain.format(kobo / 100));
const naira = (kobo: number) => (kobo === 0 ? '–' : nairaText(kobo / 100));
type Sums = Costs['sums'];
const columns: readonly FigureColumn<Sums>[] = [
  ...costKinds.map(({ id, label }) => ({
    label,
    shown: (sums: Sums) => naira(sums[id]),
    written: (sums: Sums) => sums[id] / 100,
  })),
  { label: 'Total', shown: ({ total }) => naira(total), written: ({ total }) => total / 100 },
  { label: 'km', shown: ({ km }) => (km === 0 ? '–' : plain.format(km)), written: ({ km }) => km },
  {
    label: 'A km',
    shown: (sums) => rounded(perKm(sums) ?? 0),
    written: (sums) => (perKm(sums) ?? 0) / 100,
  },
];
