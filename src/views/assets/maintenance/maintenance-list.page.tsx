import { navigate } from 'wouter/use-browser-location';
import {
  maintenanceStatuses,
  maintenanceStatusLabels,
  maintenanceTypeLabels,
  maintenanceTypes,
} from '../../../../openapi/generated/lists/assets.maintenance.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { listMaintenance } from '../../../services/operations/assets.maintenance.ts';
import { listOf } from '../../shared/lists/list.ts';
import { type FrameProps, ListFrame, ListPage } from '../../shared/lists/list-page.tsx';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Stack } from '../../ui/content/layout.tsx';
import { wrench } from '../../ui/foundations/icons.ts';
import { maintenanceColumns } from './maintenance-columns.tsx';
import { MaintenanceFigures } from './maintenance-figures.tsx';
import { useMaintenanceActs } from './use-maintenance-acts.tsx';

const maintenance = listOf(listMaintenance, {
  label: 'Service And Repair',
  searchLabel: 'Search asset, vendor, notes',
  columns: maintenanceColumns,
  nameOf: ({ asset_name, date }) => `${asset_name}, ${date}`,
  hrefOf: ({ id }) => assetsPaths.editMaintenance(id),
  filters: [
    {
      id: 'type',
      label: 'Maintenance type',
      isSingle: true,
      options: maintenanceTypes.map((value) => ({ value, label: maintenanceTypeLabels[value] })),
    },
    {
      id: 'status',
      label: 'Status',
      isSingle: true,
      options: maintenanceStatuses.map((value) => ({ value, label: maintenanceStatusLabels[value] })),
    },
  ],
  sortable: ['date', 'due_date', 'cost'],
  cacheKey: 'maintenance',
  columnsKey: 'maintenance',
  emptyIcon: wrench,
  emptyText: 'You have no maintenance yet',
  emptyHint: 'Services, repairs and inspections that you record appear here.',
  emptyAction: <LinkButton href={assetsPaths.createMaintenance()}>Add new maintenance</LinkButton>,
  noMatchText: (search) => (search ? `No results matching ${search}` : 'No maintenance matches these filters'),
});

const Frame = ({ children, ...frame }: FrameProps) => (
  <ListFrame {...frame}>
    <Stack>{children}</Stack>
  </ListFrame>
);

/** What was done to the assets of the business, what is due, and what it costs. */
export function MaintenanceListPage() {
  const { actsOf, dialogs } = useMaintenanceActs();
  return (
    <ListPage
      list={maintenance}
      Frame={Frame}
      title="Service And Repair"
      lead="What was done to assets, what is due next, and what it costs."
      action={
        <LinkButton href={assetsPaths.createMaintenance()} look="primary">
          Add new maintenance
        </LinkButton>
      }
      above={<MaintenanceFigures />}
      actsOf={(entry) => [
        { id: 'view', label: 'View Asset', onAct: () => navigate(assetsPaths.asset(entry.asset)) },
        ...actsOf(entry),
      ]}
    >
      {dialogs}
    </ListPage>
  );
}
