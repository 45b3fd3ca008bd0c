import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { PlanFields } from '../../../domain/assets/plan-form.ts';
import type { MaintenancePlanRef } from '../../../machines/assets/maintenance-plan/machine.ts';
import { useBeforeLeavingStep } from '../../shared/flow/step-history.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { useRefusals } from '../../shared/requests/use-refusals.ts';

/** What is typed in a step of the form; the flow gets it when the step is left. */
export function usePlanStep(plan: MaintenancePlanRef, event: 'subject.change' | 'rhythm.change', start = {}) {
  const known = useSelector(plan, (snapshot) => snapshot.context.fields);
  const { errors, errorOf, mend } = useRefusals(useProblem(plan));
  const [typed, setTyped] = useState<Partial<PlanFields>>(start);
  const keep = () => plan.send({ type: event, fields: typed });
  useBeforeLeavingStep(keep);
  return {
    fields: { ...known, ...typed },
    errors,
    errorOf,
    type: (changed: Partial<PlanFields>) => {
      setTyped((before) => ({ ...before, ...changed }));
      mend(...Object.keys(changed));
    },
    go: (to: 'step.continue' | 'step.back') => {
      keep();
      plan.send({ type: to });
    },
  };
}
