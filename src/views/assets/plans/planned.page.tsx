import { navigate } from 'wouter/use-browser-location';
import {
  maintenanceStatuses,
  maintenanceStatusLabels,
  maintenanceTypeLabels,
} from '../../../../openapi/generated/lists/assets.maintenance.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { listPlannedMaintenance } from '../../../services/operations/assets.plans.ts';
import { listOf } from '../../shared/lists/list.ts';
import { ListPage } from '../../shared/lists/list-page.tsx';
import { LinkButton } from '../../ui/actions/button.tsx';
import { showDate } from '../../ui/content/date.ts';
import { calendar } from '../../ui/foundations/icons.ts';
import { DueStatus } from '../maintenance/maintenance-status.tsx';
import { usePlanActs } from './use-plan-acts.tsx';

const planned = listOf(listPlannedMaintenance, {
  label: 'Planned maintenance',
  columns: [
    { id: 'asset', title: 'Asset', render: ({ asset_name }) => asset_name, note: ({ asset_number }) => asset_number },
    {
      id: 'plan',
      title: 'Plan',
      render: ({ plan_name }) => plan_name,
      note: ({ type }) => maintenanceTypeLabels[type],
    },
    { id: 'due', title: 'Next due', card: 'fact', render: ({ due_on }) => (due_on ? showDate(due_on) : null) },
    { id: 'because', title: 'Why then', card: 'line', render: ({ because }) => because, width: 380 },
    {
      id: 'status',
      title: 'Status',
      card: 'corner',
      render: ({ status }) => (status ? <DueStatus status={status} /> : null),
    },
  ],
  idOf: ({ plan, asset }) => `${plan} ${asset}`,
  nameOf: ({ plan_name, asset_name }) => `${plan_name}, ${asset_name}`,
  hrefOf: ({ asset }) => assetsPaths.asset(asset),
  filters: [
    {
      id: 'status',
      label: 'Status',
      isSingle: true,
      options: maintenanceStatuses.map((value) => ({ value, label: maintenanceStatusLabels[value] })),
    },
  ],
  cacheKey: 'planned',
  emptyIcon: calendar,
  emptyText: 'Nothing is planned yet',
  emptyHint: 'Plan what recurs: every few months, kilometres or engine hours.',
  emptyAction: <LinkButton href={assetsPaths.createPlan()}>Add plan</LinkButton>,
  noMatchText: 'Nothing planned matches this filter',
});

/** What is due next by the plans, of each asset. */
export function PlannedMaintenancePage() {
  const { actsOf, question } = usePlanActs();
  return (
    <ListPage
      list={planned}
      title="Planned maintenance"
      lead="What is due next, of each asset that has a plan or whose type has one."
      action={
        <LinkButton href={assetsPaths.createPlan()} look="primary">
          Add plan
        </LinkButton>
      }
      actsOf={(each) => [
        { id: 'view', label: 'View Asset', onAct: () => navigate(assetsPaths.asset(each.asset)) },
        ...actsOf(each),
      ]}
    >
      {question}
    </ListPage>
  );
}
