import { navigate } from 'wouter/use-browser-location';
import {
  maintenanceStatuses,
  maintenanceStatusLabels,
  maintenanceTypeLabels,
  maintenanceTypes,
} from '../../../../openapi/generated/lists/assets.maintenance.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { listMaintenance } from '../../../services/operations/assets.maintenance.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { tableOfQuery } from '../../shared/queries/table-of-query.ts';
import { useMainQuery } from '../../shared/queries/use-main-query.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Stack } from '../../ui/content/layout.tsx';
import { wrench } from '../../ui/foundations/icons.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import type { RowAction } from '../../ui/lists/table-column.ts';
import { useTableState } from '../../ui/lists/use-table-state.ts';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { type Maintenance, maintenanceColumns } from './maintenance-columns.tsx';
import { MaintenanceFigures } from './maintenance-figures.tsx';
import { useMaintenanceActs } from './use-maintenance-acts.tsx';

const idOf = ({ id }: Maintenance) => id;
const nameOf = ({ asset_name, date }: Maintenance) => `${asset_name}, ${date}`;
const hrefOf = ({ id }: Maintenance) => assetsPaths.editMaintenance(id);

/** What was done to the assets of the business, what is due, and what it costs. */
export function MaintenanceListPage() {
  const { id: businessId } = useBusiness();
  const table = useTableState({
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
    pageSizes: [20, 50, 100],
    cacheKey: `maintenance.${businessId}`,
  });
  const [type] = table.filters.type;
  const [status] = table.filters.status;
  const entries = useMainQuery(
    queryOf(listMaintenance, {
      businessId,
      ...table.request,
      ...(type ? { type } : {}),
      ...(status ? { status } : {}),
    }),
  );
  const { actsOf, dialogs } = useMaintenanceActs();
  const rowActions = (entry: Maintenance): RowAction[] => [
    { id: 'view', label: 'View Asset', onAct: () => navigate(assetsPaths.asset(entry.asset)) },
    ...actsOf(entry),
  ];
  return (
    <Page>
      <PageHeader
        title="Service And Repair"
        action={
          <LinkButton href={assetsPaths.createMaintenance()} look="primary">
            Add new maintenance
          </LinkButton>
        }
      >
        What was done to assets, what is due next, and what it costs.
      </PageHeader>
      <Stack>
        <MaintenanceFigures />
        <DataTable
          label="Service And Repair"
          table={table}
          columns={maintenanceColumns}
          {...tableOfQuery(entries)}
          idOf={idOf}
          nameOf={nameOf}
          hrefOf={hrefOf}
          searchLabel="Search asset, vendor, notes"
          rowActions={rowActions}
          columnsKey="maintenance"
          emptyIcon={wrench}
          emptyText="You have no maintenance yet"
          emptyHint="Services, repairs and inspections that you record appear here."
          emptyAction={<LinkButton href={assetsPaths.createMaintenance()}>Add new maintenance</LinkButton>}
          noMatchText={table.search ? `No results matching ${table.search}` : 'No maintenance matches these filters'}
        />
      </Stack>
      {dialogs}
    </Page>
  );
}
