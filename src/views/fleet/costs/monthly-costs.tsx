import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { fleetCostsQuery } from '../../../services/fleet/costs.ts';
import { useBusiness } from '../../shared/business.ts';
import { QueryView } from '../../shared/query-view.tsx';
import { saveAs } from '../../shared/save-as.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/content/card.tsx';
import { formatKobo } from '../../ui/content/money.ts';
import { Stat, Stats } from '../../ui/content/stat.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { costKinds, monthText, perKm } from './cost-kinds.ts';
import * as css from './costs.css.ts';

const CostChart = lazy(async () => ({ default: (await import('./cost-chart.tsx')).CostChart }));

type Costs = components['schemas']['FleetCosts'];
type MonthlyCostsProps = { year: number; vehicle?: string; fileName: string };

/** What the months of a year cost, as a chart, as a table and as a file. */
export function MonthlyCosts({ year, vehicle, fileName }: MonthlyCostsProps) {
  const { id: businessId } = useBusiness();
  const costs = useQuery(fleetCostsQuery(businessId, year, vehicle));
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
        <Stat label={`In ${year}`} value={formatKobo(sums.total)} />
        <Stat label="Driven" value={`${sums.km.toLocaleString('en-NG')} km`} />
        <Stat label="A kilometre" value={each === null ? '–' : formatKobo(each)} />
      </Stats>
      <Card title="By month" action={<CsvButton costs={costs} fileName={fileName} />}>
        <Suspense fallback={<div className={css.chart} />}>
          <CostChart months={months} />
        </Suspense>
        <CostTable costs={costs} />
      </Card>
    </>
  );
}

function CostTable({ costs: { year, months, sums } }: { costs: Costs }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard.
    <section className={css.scroller} aria-label="Costs by month" tabIndex={0}>
      <table className={css.table}>
        <caption className={css.caption}>Costs in {year}, in naira</caption>
        <thead>
          <tr>
            <th scope="col" className={css.rowHead}>
              Month
            </th>
            {columns.map(({ label }) => (
              <th key={label} scope="col" className={css.head}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...months, { month: '', ...sums }].map((row) => (
            <tr key={row.month}>
              <th scope="row" className={css.rowHead}>
                {row.month === '' ? 'Year' : monthText(row.month)}
              </th>
              {columns.map(({ label, shown }) => (
                <td key={label} className={css.figure}>
                  {shown(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const plain = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 0 });
const naira = (kobo: number) => (kobo === 0 ? '–' : plain.format(kobo / 100));
type Sums = Costs['sums'];
const columns: readonly { label: string; shown: (sums: Sums) => string; written: (sums: Sums) => number | string }[] = [
  ...costKinds.map(({ id, label }) => ({
    label,
    shown: (sums: Sums) => naira(sums[id]),
    written: (sums: Sums) => sums[id] / 100,
  })),
  { label: 'Total', shown: ({ total }) => naira(total), written: ({ total }) => total / 100 },
  { label: 'km', shown: ({ km }) => (km === 0 ? '–' : plain.format(km)), written: ({ km }) => km },
  {
    label: 'A km',
    shown: (sums) => naira(perKm(sums) ?? 0),
    written: (sums) => (perKm(sums) ?? 0) / 100,
  },
];

function CsvButton({ costs: { months }, fileName }: { costs: Costs; fileName: string }) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const { csvOf } = await import('../../../services/fleet/costs-csv.ts').finally(() => setBusy(false));
    const header = ['Month', ...columns.map(({ label }) => label)];
    const rows = months.map((row) => [row.month, ...columns.map(({ written }) => written(row))]);
    saveAs(csvOf(header, rows), fileName);
  };
  return (
    <Button isBusy={isBusy} onPress={() => void save()}>
      Download CSV
    </Button>
  );
}
