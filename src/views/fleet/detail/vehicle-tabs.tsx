import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import type { PanelProps } from './panel.ts';

type VehicleTab = {
  /** Stands in the address as `tab`. */
  id: string;
  label: string;
  /** Comes when its tab is first opened. */
  Panel: ComponentType<PanelProps>;
};

const vehicleTabs: readonly VehicleTab[] = [
  {
    id: 'overview',
    label: 'Overview',
    Panel: lazy(async () => ({ default: (await import('./vehicle-overview.tsx')).VehicleOverview })),
  },
  {
    id: 'services',
    label: 'Services',
    Panel: lazy(async () => ({ default: (await import('../care/vehicle-services.tsx')).VehicleServices })),
  },
  {
    id: 'repairs',
    label: 'Repairs',
    Panel: lazy(async () => ({ default: (await import('../care/vehicle-repairs.tsx')).VehicleRepairs })),
  },
  {
    id: 'papers',
    label: 'Papers',
    Panel: lazy(async () => ({ default: (await import('../papers/vehicle-papers.tsx')).VehiclePapers })),
  },
  {
    id: 'readings',
    label: 'Readings',
    Panel: lazy(async () => ({ default: (await import('../logs/readings-panel.tsx')).VehicleReadings })),
  },
  {
    id: 'fuel',
    label: 'Fuel',
    Panel: lazy(async () => ({ default: (await import('../logs/fuel-panel.tsx')).VehicleFuel })),
  },
  {
    id: 'checks',
    label: 'Checks',
    Panel: lazy(async () => ({ default: (await import('../logs/checks-panel.tsx')).VehicleChecks })),
  },
  {
    id: 'accidents',
    label: 'Accidents and fines',
    Panel: lazy(async () => ({ default: (await import('../logs/incidents-panel.tsx')).VehicleIncidents })),
  },
  {
    id: 'costs',
    label: 'Costs',
    Panel: lazy(async () => ({ default: (await import('../costs/costs-panel.tsx')).VehicleCosts })),
  },
  {
    id: 'use',
    label: 'Use',
    Panel: lazy(async () => ({ default: (await import('../costs/use-panel.tsx')).VehicleUse })),
  },
];

/** What there is to know of a vehicle, a part at a time; which one stands in the address. */
export function VehicleTabs(props: PanelProps) {
  const [search, setSearch] = useSearchParams();
  const shown = vehicleTabs.find(({ id }) => id === search.get('tab')) ?? vehicleTabs[0];
  return (
    <Tabs
      label="About this vehicle"
      tabs={vehicleTabs.map(({ id, label, Panel }) => ({
        id,
        label,
        children: (
          <Suspense fallback={<SkeletonList rows={4} />}>
            <Panel {...props} />
          </Suspense>
        ),
      }))}
      value={shown?.id ?? ''}
      // What a list is narrowed by belongs to its tab.
      onChange={(tab) => setSearch(new URLSearchParams({ tab }))}
    />
  );
}
