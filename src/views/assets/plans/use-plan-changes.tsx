import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { components } from '../../../../openapi/generated/contract.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { deleteMaintenancePlan, updateMaintenancePlan } from '../../../services/operations/assets.plans.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import type { RowAction } from '../../ui/lists/table-column.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

export type Plan = components['schemas']['MaintenancePlan'];
type Named = Pick<Plan, 'id' | 'name'>;

/** What can be done with a plan: change it, let it rest and go on, or delete it. */
export function usePlanChanges() {
  const { id: businessId } = useBusiness();
  const [deleted, setDeleted] = useState<Named | null>(null);
  const rest = useRequest({
    send: (options, { id, is_paused }: Named & Pick<Plan, 'is_paused'>) =>
      updateMaintenancePlan({ businessId, id, seen: null, is_paused: !is_paused }, options),
    onDone: ({ name, is_paused }) =>
      notify('good', is_paused ? `${name} is paused: nothing is due by it` : `${name} goes on`),
    onFailed: (problem) => notify('bad', problemText(problem)),
  });
  const { problem, ...removal } = useRequest({
    send: (options, { id }: Named) => deleteMaintenancePlan({ businessId, id }, options),
    onDone: (_, { name }) => {
      notify('good', `The plan ${name} is deleted`);
      setDeleted(null);
    },
  });
  const actsOf = (plan: Named & Pick<Plan, 'is_paused'>): RowAction[] => [
    { id: 'edit', label: 'Edit plan', onAct: () => navigate(assetsPaths.editPlan(plan.id)) },
    { id: 'pause', label: plan.is_paused ? 'Resume plan' : 'Pause plan', onAct: () => rest.send(plan) },
    { id: 'delete', label: 'Delete plan', isDestructive: true, onAct: () => setDeleted(plan) },
  ];
  const question = (
    <ConfirmDialog
      title="Delete maintenance plan"
      isOpen={deleted !== null}
      onClose={() => {
        removal.clear();
        setDeleted(null);
      }}
      onConfirm={() => deleted && removal.send(deleted)}
      isBusy={removal.isPending}
      errorMessage={problem ? problemText(problem) : null}
      yes="Delete"
      no="Cancel"
    >
      {deleted?.name} is removed from every asset that it covers. What was done under it stays recorded.
    </ConfirmDialog>
  );
  return { actsOf, question };
}
