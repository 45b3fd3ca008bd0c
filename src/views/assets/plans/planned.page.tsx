import { navigate } from 'wouter/use-browser-location';
import {
  maintenanceStatuses,
  maintenanceStatusLabels,
  maintenanceTypeLabels,
} from '../../../../openapi/generated/lists/assets.maintenance.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { listPlannedMaintenance } from '../../../services/operations/assets.plans.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { tableOfQuery } from '../../shared/queries/table-of-query.ts';
import { useMainQuery } from '../../shared/queries/use-main-query.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { showDate } from '../../ui/content/date.ts';
import { calendar } from '../../ui/foundations/icons.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import type { Column, RowAction } from '../../ui/lists/table-column.ts';
import { useTableState } from '../../ui/lists/use-table-state.ts';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { DueStatus } from '../maintenance/maintenance-status.tsx';
import { type Planned, usePlanActs } from './use-plan-acts.tsx';

const columns: Column<Planned>[] = [
  { id: 'asset', title: 'Asset', render: ({ asset_name }) => asset_name, note: ({ asset_number }) => asset_number },
  { id: 'plan', title: 'Plan', render: ({ plan_name }) => plan_name, note: ({ type }) => maintenanceTypeLabels[type] },
  { id: 'due', title: 'Next due', card: 'fact', render: ({ due_on }) => (due_on ? showDate(due_on) : null) },
  { id: 'because', title: 'Why then', card: 'line', render: ({ because }) => because, width: 380 },
  {
    id: 'status',
    title: 'Status',
    card: 'corner',
    render: ({ status }) => (status ? <DueStatus status={status} /> : null),
  },
];
const idOf = ({ plan, asset }: Planned) => `${plan} ${asset}`;
const nameOf = ({ plan_name, asset_name }: Planned) => `${plan_name}, ${asset_name}`;
const hrefOf = ({ asset }: Planned) => assetsPaths.asset(asset);

/** What is due next by the plans, of each asset. */
export function PlannedMaintenancePage() {
  const { id: businessId } = useBusiness();
  const table = useTableState({
    filters: [
      {
        id: 'status',
        label: 'Status',
        isSingle: true,
        options: maintenanceStatuses.map((value) => ({ value, label: maintenanceStatusLabels[value] })),
      },
    ],
    pageSizes: [20, 50, 100],
    cacheKey: `planned.${businessId}`,
  });
  const [status] = table.filters.status;
  const { page, page_size } = table.request;
  const planned = useMainQuery(
    queryOf(listPlannedMaintenance, { businessId, page, page_size, ...(status ? { status } : {}) }),
  );
  const { actsOf, question } = usePlanActs();
  const rowActions = (each: Planned): RowAction[] => [
    { id: 'view', label: 'View Asset', onAct: () => navigate(assetsPaths.asset(each.asset)) },
    ...actsOf(each),
  ];
  return (
    <Page>
      <PageHeader
        title="Planned maintenance"
        action={
          <LinkButton href={assetsPaths.createPlan()} look="primary">
            Add plan
          </LinkButton>
        }
      >
        What is due next, of each asset that has a plan or whose type has one.
      </PageHeader>
      <DataTable
        label="Planned maintenance"
        table={table}
        columns={columns}
        {...tableOfQuery(planned)}
        idOf={idOf}
        nameOf={nameOf}
        hrefOf={hrefOf}
        rowActions={rowActions}
        emptyIcon={calendar}
        emptyText="Nothing is planned yet"
        emptyHint="Plan what recurs: every few months, kilometres or engine hours."
        emptyAction={<LinkButton href={assetsPaths.createPlan()}>Add plan</LinkButton>}
        noMatchText="Nothing planned matches this filter"
      />
      {question}
    </Page>
  );
}
