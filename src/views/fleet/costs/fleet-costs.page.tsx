import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { components } from '../../../../openapi/generated/contract.ts';
import { fleetPaths } from '../../../paths/fleet.ts';
import { listDriverCosts, listVehicleCosts } from '../../../services/operations/fleet.costs.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { PagedRows, usePages } from '../../shared/lists/paged-rows.tsx';
import { useMainQuery } from '../../shared/queries/use-main-query.ts';
import { Link } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/content/card.tsx';
import { formatKobo } from '../../ui/content/money.ts';
import { ListRow } from '../../ui/content/row-list.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { costKinds, perKm } from './cost-kinds.ts';
import * as css from './costs.css.ts';
import { MonthlyCosts } from './monthly-costs.tsx';
import { thisYear, YearChoice } from './year-choice.tsx';

const FleetUse = lazy(async () => ({ default: (await import('./fleet-use.tsx')).FleetUse }));

/** What the fleet costs, by month, by vehicle and by driver, and how much it is used. */
export function FleetCostsPage() {
  const { timeZone } = useBusiness();
  const [search, setSearch] = useSearchParams();
  const [year, setYear] = useState(thisYear(timeZone));
  const choice = <YearChoice timeZone={timeZone} year={year} onChange={setYear} />;
  return (
    <Page>
      <PageHeader title="Costs and use">What all vehicles cost, and how much of the time they are in use.</PageHeader>
      <Tabs
        label="Costs and use"
        tabs={[
          {
            id: 'costs',
            label: 'Costs',
            children: (
              <div className={css.panel}>
                {choice}
                <MonthlyCosts year={year} fileName={`fleet-costs-${year}.csv`} />
                <ByVehicle key={`vehicles ${year}`} year={year} />
                <ByDriver key={`drivers ${year}`} year={year} />
              </div>
            ),
          },
          {
            id: 'use',
            label: 'Utilisation and downtime',
            children: (
              <div className={css.panel}>
                {choice}
                <Suspense fallback={<SkeletonList rows={6} />}>
                  <FleetUse year={year} />
                </Suspense>
              </div>
            ),
          },
        ]}
        value={search.get('tab') === 'use' ? 'use' : 'costs'}
        onChange={(tab) => setSearch(new URLSearchParams({ tab }))}
      />
    </Page>
  );
}

function ByVehicle({ year }: { year: number }) {
  const { id: businessId } = useBusiness();
  const costs = usePages(listVehicleCosts, { businessId, period: String(year) }, useMainQuery);
  return (
    <Card title="By vehicle">
      <PagedRows label="By vehicle" subject="The costs by vehicle" pages={costs} empty={{ title: 'No costs yet' }}>
        {(row) => (
          <ListRow
            key={row.id}
            title={
              row.note === '' ? (
                'A deleted vehicle'
              ) : (
                <Link href={fleetPaths.vehicle(row.id, 'costs')}>{row.name || row.note}</Link>
              )
            }
            note={[row.note, ...partsOf(row)].filter(Boolean).join(' · ')}
          >
            <strong>{formatKobo(row.total)}</strong>
          </ListRow>
        )}
      </PagedRows>
    </Card>
  );
}

function ByDriver({ year }: { year: number }) {
  const { id: businessId } = useBusiness();
  const costs = usePages(listDriverCosts, { businessId, period: String(year) }, useMainQuery);
  return (
    <Card title="By driver">
      <PagedRows
        label="By driver"
        subject="The costs by driver"
        pages={costs}
        empty={{ title: 'No costs with a driver yet' }}
      >
        {(row) => (
          <ListRow key={row.id} title={row.name || 'A former driver'} note={partsOf(row).join(' · ')}>
            <strong>{formatKobo(row.total)}</strong>
          </ListRow>
        )}
      </PagedRows>
    </Card>
  );
}

function partsOf(row: components['schemas']['CostsOfOne']): string[] {
  const parts = costKinds.flatMap(({ id, label }) => (row[id] > 0 ? [`${label} ${formatKobo(row[id])}`] : []));
  const each = perKm(row);
  return each === null ? parts : [...parts, `${row.km.toLocaleString('en-NG')} km at ${formatKobo(each)}`];
}
