import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { maintenanceTypeLabels } from '../../../../openapi/generated/lists/assets.maintenance.ts';
import { rhythmText } from '../../../domain/assets/plan-form.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { listMaintenancePlans } from '../../../services/operations/assets.plans.ts';
import { listAssetTypes } from '../../../services/operations/assets.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';
import { tableOfQuery } from '../../shared/queries/table-of-query.ts';
import { useMainQuery } from '../../shared/queries/use-main-query.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Badge } from '../../ui/content/badge.tsx';
import { showDate } from '../../ui/content/date.ts';
import { calendar } from '../../ui/foundations/icons.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import type { Column, RowAction } from '../../ui/lists/table-column.ts';
import { useTableState } from '../../ui/lists/use-table-state.ts';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { type Plan, usePlanChanges } from './use-plan-changes.tsx';

const subjectOf = ({ asset, asset_type: type }: Plan) => asset?.name ?? `Every ${type?.name}`;

/** @param today where the business is */
const columnsOn = (today: string): Column<Plan>[] => [
  { id: 'plan', title: 'Plan', render: ({ name }) => name, note: ({ type }) => maintenanceTypeLabels[type] },
  { id: 'for', title: 'For', card: 'words', render: subjectOf },
  { id: 'rhythm', title: 'How often', card: 'words', render: rhythmText },
  { id: 'due', title: 'Next due', card: 'fact', render: ({ next_due_on: on }) => (on ? showDate(on) : null) },
  { id: 'reminder', title: 'Reminder', card: 'none', render: ({ reminder }) => (reminder ? 'Set' : null) },
  {
    id: 'state',
    title: 'State',
    card: 'corner',
    render: ({ is_paused, next_due_on: on }) => {
      if (is_paused) return <Badge tone="warning">Paused</Badge>;
      return on !== null && on < today ? <Badge tone="bad">Overdue</Badge> : <Badge tone="good">Active</Badge>;
    },
  },
];
const idOf = ({ id }: Plan) => id;
const nameOf = ({ name }: Plan) => name;
const hrefOf = ({ id }: Plan) => assetsPaths.editPlan(id);

/** The plans of the business, to change, to pause and to delete. */
export function MaintenancePlansPage() {
  const { id: businessId, timeZone } = useBusiness();
  const columns = useMemo(() => columnsOn(todayIn(timeZone)), [timeZone]);
  const types = useQuery(queryOf(listAssetTypes, { businessId })).data ?? [];
  const table = useTableState({
    filters: [
      {
        id: 'asset_type',
        label: 'Asset type',
        isSingle: true,
        options: types.map(({ id, name }) => ({ value: id, label: name })),
      },
    ],
    pageSizes: [20, 50, 100],
    cacheKey: `plans.${businessId}`,
  });
  const [type] = table.filters.asset_type;
  const { page, page_size } = table.request;
  const ofType = type ? { asset_type: type } : {};
  const plans = useMainQuery(queryOf(listMaintenancePlans, { businessId, page, page_size, ...ofType }));
  const { actsOf, question } = usePlanChanges();
  const rowActions = (plan: Plan): RowAction[] => [
    ...(plan.asset
      ? [{ id: 'view', label: 'View Asset', onAct: () => navigate(assetsPaths.asset(plan.asset?.id ?? '')) }]
      : []),
    ...actsOf(plan),
  ];
  const add = assetsPaths.createPlan(ofType);
  return (
    <Page>
      <PageHeader
        title="Maintenance plans"
        action={
          <LinkButton href={add} look="primary">
            Add plan
          </LinkButton>
        }
      >
        What recurs by the calendar, the odometer or the engine, for one asset or for a whole type.
      </PageHeader>
      <DataTable
        label="Maintenance plans"
        table={table}
        columns={columns}
        {...tableOfQuery(plans)}
        idOf={idOf}
        nameOf={nameOf}
        hrefOf={hrefOf}
        rowActions={rowActions}
        emptyIcon={calendar}
        emptyText="Nothing is planned yet"
        emptyHint="Plan what recurs: every few months, kilometres or engine hours."
        emptyAction={<LinkButton href={add}>Add plan</LinkButton>}
        noMatchText="No plan is for every asset of this type"
      />
      {question}
    </Page>
  );
}
