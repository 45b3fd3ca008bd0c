import { useQuery } from '@tanstack/react-query';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { maintenanceTypeLabels } from '../../../../openapi/generated/lists/assets.maintenance.ts';
import { rhythmText } from '../../../domain/assets/plan-form.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { listMaintenancePlans } from '../../../services/operations/assets.plans.ts';
import { listAssetTypes } from '../../../services/operations/assets.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';
import { listOf } from '../../shared/lists/list.ts';
import { ListPage } from '../../shared/lists/list-page.tsx';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Badge } from '../../ui/content/badge.tsx';
import { showDate } from '../../ui/content/date.ts';
import { calendar } from '../../ui/foundations/icons.ts';
import { type Plan, usePlanChanges } from './use-plan-changes.tsx';

const subjectOf = ({ asset, asset_type: type }: Plan) => asset?.name ?? `Every ${type?.name}`;

const plans = listOf(listMaintenancePlans, {
  label: 'Maintenance plans',
  columns: (timeZone) => [
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
        return on !== null && on < todayIn(timeZone) ? (
          <Badge tone="bad">Overdue</Badge>
        ) : (
          <Badge tone="good">Active</Badge>
        );
      },
    },
  ],
  hrefOf: ({ id }) => assetsPaths.editPlan(id),
  cacheKey: 'plans',
  emptyIcon: calendar,
  emptyText: 'Nothing is planned yet',
  emptyHint: 'Plan what recurs: every few months, kilometres or engine hours.',
  noMatchText: 'No plan is for every asset of this type',
});

/** The plans of the business, to change, to pause and to delete. */
export function MaintenancePlansPage() {
  const { id: businessId } = useBusiness();
  const types = useQuery(queryOf(listAssetTypes, { businessId })).data ?? [];
  const { actsOf, question } = usePlanChanges();
  const asked = new URLSearchParams(useSearch()).get('asset_type');
  const type = types.find(({ id }) => id === asked);
  const add = assetsPaths.createPlan(type ? { asset_type: type.id } : {});
  return (
    <ListPage
      list={plans}
      filters={[
        {
          id: 'asset_type',
          label: 'Asset type',
          isSingle: true,
          options: types.map(({ id, name }) => ({ value: id, label: name })),
        },
      ]}
      title="Maintenance plans"
      lead="What recurs by the calendar, the odometer or the engine, for one asset or for a whole type."
      action={
        <LinkButton href={add} look="primary">
          Add plan
        </LinkButton>
      }
      emptyAction={<LinkButton href={add}>Add plan</LinkButton>}
      actsOf={(plan) => [
        ...(plan.asset
          ? [{ id: 'view', label: 'View Asset', onAct: () => navigate(assetsPaths.asset(plan.asset?.id ?? '')) }]
          : []),
        ...actsOf(plan),
      ]}
    >
      {question}
    </ListPage>
  );
}
