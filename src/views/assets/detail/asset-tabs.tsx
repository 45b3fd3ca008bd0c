import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import type { Asset } from './asset-facts.tsx';

type AssetTab = {
  /** Stands in the address as `part`. */
  id: string;
  label: string;
  /** Comes when its tab is first opened. */
  Part: ComponentType<{ assetId: string }>;
};

const assetTabs: readonly AssetTab[] = [
  {
    id: 'maintenance',
    label: 'Maintenance',
    Part: lazy(async () => ({ default: (await import('../maintenance/asset-maintenance.tsx')).AssetMaintenance })),
  },
  {
    id: 'assignees',
    label: 'Assignee History',
    Part: lazy(async () => ({ default: (await import('../assign/assignee-history.tsx')).AssigneeHistory })),
  },
  {
    id: 'issues',
    label: 'Reported issues',
    Part: lazy(async () => ({ default: (await import('../issues/asset-issues.tsx')).AssetIssues })),
  },
  {
    id: 'statutory',
    label: 'Statutory',
    Part: lazy(async () => ({ default: (await import('../documents/asset-documents.tsx')).StatutoryDocuments })),
  },
  {
    id: 'documents',
    label: 'Other Documents',
    Part: lazy(async () => ({ default: (await import('../documents/asset-documents.tsx')).OtherDocuments })),
  },
  {
    id: 'readings',
    label: 'Readings',
    Part: lazy(async () => ({ default: (await import('../maintenance/asset-readings.tsx')).AssetReadings })),
  },
  {
    id: 'activity',
    label: 'Activity',
    Part: lazy(async () => ({ default: (await import('./asset-activity.tsx')).AssetActivity })),
  },
];

/** What became of an asset, a part at a time; which one stands in the address. */
export function AssetTabs({ asset }: { asset: Pick<Asset, 'id'> }) {
  const [search, setSearch] = useSearchParams();
  const shown = assetTabs.find(({ id }) => id === search.get('part')) ?? assetTabs[0];
  return (
    <Tabs
      label="About this asset"
      tabs={assetTabs.map(({ id, label, Part }) => ({
        id,
        label,
        children: (
          <Suspense fallback={<SkeletonList rows={3} />}>
            <Part assetId={asset.id} />
          </Suspense>
        ),
      }))}
      value={shown?.id ?? ''}
      onChange={(part) =>
        setSearch((now) => {
          now.set('part', part);
          return now;
        })
      }
    />
  );
}
