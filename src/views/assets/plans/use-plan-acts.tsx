import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { components } from '../../../../openapi/generated/contract.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { skipPlannedMaintenance } from '../../../services/operations/assets.plans.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import type { RowAction } from '../../ui/lists/table-column.ts';
import { CancelReminder } from '../reminders/cancel-reminder.tsx';
import { usePlanChanges } from './use-plan-changes.tsx';

export type Planned = components['schemas']['PlannedMaintenance'];

/** What can be done with what is due: record it, leave it out once, be silent about it, or change its plan. */
export function usePlanActs() {
  const { id: businessId } = useBusiness();
  const [silenced, setSilenced] = useState<Planned | null>(null);
  const changes = usePlanChanges();
  const skip = useRequest({
    send: ({ signal, idempotencyKey }, { plan, asset }: Planned) =>
      skipPlannedMaintenance({ businessId, id: plan, asset, idempotencyKey }, { signal }),
    onDone: (_, { plan_name }) => notify('good', `${plan_name} is skipped once`),
    onFailed: (problem) => notify('bad', problemText(problem)),
  });
  const actsOf = (planned: Planned): RowAction[] => [
    {
      id: 'record',
      label: 'Record it as done',
      onAct: () =>
        navigate(assetsPaths.createMaintenance({ asset: planned.asset, plan: planned.plan, type: planned.type })),
    },
    { id: 'skip', label: 'Skip once', onAct: () => skip.send(planned) },
    ...(planned.reminder && planned.reminder.status !== 'cancelled'
      ? [{ id: 'cancel', label: 'Cancel reminder', onAct: () => setSilenced(planned) }]
      : []),
    ...changes.actsOf({ id: planned.plan, name: planned.plan_name, is_paused: false }),
  ];
  const question = (
    <>
      {changes.question}
      {silenced?.reminder ? (
        <CancelReminder
          id={silenced.reminder.id}
          text={`${silenced.plan_name} of ${silenced.asset_name} this time`}
          isOpen
          onClose={() => setSilenced(null)}
        />
      ) : null}
    </>
  );
  return { actsOf, question };
}
