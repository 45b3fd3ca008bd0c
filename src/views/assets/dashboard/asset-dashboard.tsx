import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import type { components } from '../../../../openapi/generated/contract.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { getAssetStatusBreakdown, getAssetValue } from '../../../services/operations/assets.register.ts';
import { listRecentAssetTypes } from '../../../services/operations/assets.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import type { ReadAhead } from '../../shared/queries/read-ahead.ts';
import { Link as TextLink } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/content/card.tsx';
import { formatMoney, shortNaira } from '../../ui/content/money.ts';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { Stat, Stats } from '../../ui/content/stat.tsx';
import { Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import * as css from './asset-dashboard.css.ts';
import { AssetSearch } from './asset-search.tsx';
import { colourOf } from './status-colours.ts';

type AssetFlow = components['schemas']['AssetFlow'];
type AssetValue = components['schemas']['AssetValue'];

// Charts are half of this screen's code: figures come first.
const charts = () => import('./asset-charts.tsx');
const TotalChart = lazy(async () => ({ default: (await charts()).TotalChart }));
const ReminderPanel = lazy(async () => ({
  default: (await import('../reminders/reminder-panel.tsx')).ReminderPanel,
}));
const StatusChart = lazy(async () => ({ default: (await charts()).StatusChart }));

const figureOf = (amount: number | undefined) => (amount === undefined ? <Skeleton width={90} /> : shortNaira(amount));
const noteOf = (amount: number | undefined) => (amount === undefined ? null : formatMoney(amount, 'NGN'));

/** The list begins with those that are left out. */
const BookValueNote = ({ book_value: amount, undated_count: undated }: AssetValue) => (
  <>
    {noteOf(amount)}
    {undated > 0 ? (
      <>
        {', without '}
        <TextLink href={assetsPaths.assetList({ sort: 'purchase_date' })} isInText>
          {undated === 1 ? 'one that has no purchase date' : `${undated} that have no purchase date`}
        </TextLink>
      </>
    ) : null}
  </>
);

export const readAssetDashboard: ReadAhead = (client, businessId) =>
  Promise.all([
    client.prefetchQuery(queryOf(getAssetValue, { businessId })),
    client.prefetchQuery(queryOf(getAssetStatusBreakdown, { businessId })),
    client.prefetchQuery(queryOf(listRecentAssetTypes, { businessId })),
  ]);

/** How much there is, what it is worth, and how it is doing. Each number opens the assets behind it. */
export function AssetDashboard({ flow }: { flow: AssetFlow }) {
  const { id: businessId } = useBusiness();
  const value = useQuery(queryOf(getAssetValue, { businessId })).data;
  const statuses = useQuery(queryOf(getAssetStatusBreakdown, { businessId }))
    .data?.filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total);
  const types = useQuery(queryOf(listRecentAssetTypes, { businessId })).data ?? [];
  const { asset_count: count, increase_percent: increase } = flow;
  return (
    <div className={css.dashboard}>
      <AssetSearch />
      <Stats>
        <Stat
          label="Total assets"
          value={
            <Link href={assetsPaths.assetList()} className={css.link}>
              {count}
            </Link>
          }
          {...(increase === null || increase === 0
            ? {}
            : {
                delta: {
                  by: `${Math.abs(increase)} %`,
                  direction: increase > 0 ? ('up' as const) : ('down' as const),
                  meaning: 'neither' as const,
                },
                note: 'since last month',
              })}
        />
        <Stat label="Purchase cost" value={figureOf(value?.total_cost)} note={noteOf(value?.total_cost)} />
        <Stat
          label="Book value"
          value={figureOf(value?.book_value)}
          note={value ? <BookValueNote {...value} /> : null}
        />
      </Stats>
      <div className={css.charts}>
        <Card title="Total Asset" note="By the month they were added" isPadded>
          <Suspense fallback={<Skeleton height={240} />}>
            <TotalChart entries={flow.entries} />
          </Suspense>
        </Card>
        <Card title="Assets by Status" isPadded>
          {statuses ? (
            <div className={css.statuses}>
              <Suspense fallback={<Skeleton height={200} />}>
                <StatusChart statuses={statuses} />
              </Suspense>
              <ul className={css.legend}>
                {statuses.map(({ status, label, total }) => (
                  <li key={status}>
                    <Link href={assetsPaths.assetList({ status })} className={css.legendLink}>
                      <span className={css.dot} style={{ background: colourOf(status) }} />
                      <span className={css.label}>{label}</span>
                      <span>{total}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ) : (
            <Skeleton height={200} />
          )}
        </Card>
      </div>
      <Suspense
        fallback={
          <Card title="Reminders" isPadded>
            <SkeletonText lines={4} />
          </Card>
        }
      >
        <ReminderPanel />
      </Suspense>
      {types.length > 0 ? (
        <Card title="Recently Added">
          <RowList label="Recently added asset types">
            {types.map(({ id, name, asset_count }) => (
              <ListRow
                key={id}
                title={
                  <Link href={assetsPaths.assetList({ asset_type: id })} className={css.link}>
                    {name}
                  </Link>
                }
                note={asset_count === 1 ? '1 asset' : `${asset_count} assets`}
              />
            ))}
          </RowList>
        </Card>
      ) : null}
    </div>
  );
}
