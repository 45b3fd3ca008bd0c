import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { components } from '../../../../openapi/generated/contract.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { deleteMaintenancePlan, planKeys, skipPlannedMaintenance } from '../../../services/assets/plans.ts';
import { useBusiness } from '../../shared/business.ts';
import { problemText } from '../../shared/problem-text.ts';
import { useRequest } from '../../shared/use-request.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import type { RowAction } from '../../ui/lists/table-column.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

export type Planned = components['schemas']['PlannedMaintenance'];

/** What can be done with what is due: record it, leave it out once, or delete its plan. */
export function usePlanActs() {
  const { id: businessId } = useBusiness();
  const [deleted, setDeleted] = useState<Planned | null>(null);
  const refetch = planKeys(businessId);
  const skip = useRequest({
    send: ({ signal, idempotencyKey }, { plan, asset }: Planned) =>
      skipPlannedMaintenance({ businessId, id: plan, asset, idempotencyKey }, { signal }),
    refetch,
    onDone: (_, { plan_name }) => notify('good', `${plan_name} is left out once`),
    onFailed: (problem) => notify('bad', problemText(problem)),
  });
  const { problem, ...removal } = useRequest({
    send: (options, { plan }: Planned) => deleteMaintenancePlan({ businessId, id: plan }, options),
    refetch,
    onDone: (_, { plan_name }) => {
      notify('good', `The plan ${plan_name} is deleted`);
      setDeleted(null);
    },
  });
  const actsOf = (planned: Planned): RowAction[] => [
    {
      id: 'record',
      label: 'Record it as done',
      onAct: () =>
        navigate(assetsPaths.createMaintenance({ asset: planned.asset, plan: planned.plan, type: planned.type })),
    },
    { id: 'skip', label: 'Leave out once', onAct: () => skip.send(planned) },
    { id: 'delete', label: 'Delete plan', isDestructive: true, onAct: () => setDeleted(planned) },
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
      {deleted?.plan_name} goes for every asset that it is for. What was done by it stays recorded.
    </ConfirmDialog>
  );
  return { actsOf, question };
}
