import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { MaintenancePlanRef } from '../../../machines/assets/maintenance-plan/machine.ts';
import { maintenancePlanSteps } from '../../../machines/assets/maintenance-plan/steps.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { type StateOf, stateName } from '../../shared/flow/flow-state.ts';
import { useStepHistory } from '../../shared/flow/step-history.ts';
import { usePerson } from '../../shared/people/person.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { Button } from '../../ui/actions/button.tsx';
import { CardSkeleton } from '../../ui/content/layout.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/feedback.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { keepPlanDraft, planDraftPlace } from './plan-draft.ts';
import { PlanReminder } from './plan-reminder.tsx';
import { PlanRhythm } from './plan-rhythm.tsx';
import { PlanSubject } from './plan-subject.tsx';
import * as css from './plans.css.ts';

type PlanFormPageProps = { plan: MaintenancePlanRef; search: URLSearchParams };

/** Plans maintenance that recurs in three steps, or changes a plan. */
export function PlanFormPage({ plan, search }: PlanFormPageProps) {
  useStepHistory(plan, maintenancePlanSteps);
  useKeptDraft(plan, search);
  const state = useSelector(plan, (snapshot) => stateName(snapshot.value));
  const isNew = useSelector(plan, (snapshot) => snapshot.context.id === null);
  const title = isNew ? 'Plan maintenance' : 'Edit maintenance plan';
  return (
    <Page>
      <Breadcrumb parents={[{ label: 'Maintenance plans', href: assetsPaths.maintenancePlans() }]} here={title} />
      <PageHeader title={title}>{stepTexts[state] ?? null}</PageHeader>
      <div className={css.column} data-flow="maintenancePlan" data-state={state}>
        <Part plan={plan} state={state} />
      </div>
    </Page>
  );
}

const stepTexts: Partial<Record<StateOf<MaintenancePlanRef>, string>> = {
  describing: 'Step 1 of 3: what is planned',
  scheduling: 'Step 2 of 3: how often',
  reminding: 'Step 3 of 3: the next dates and the reminder',
  creating: 'Step 3 of 3: the next dates and the reminder',
  updating: 'Step 3 of 3: the next dates and the reminder',
};

function Part({ plan, state }: { plan: MaintenancePlanRef; state: StateOf<MaintenancePlanRef> }) {
  const problem = useProblem(plan);
  switch (state) {
    case 'opening':
    case 'loading':
      return (
        <CardSkeleton>
          <SkeletonText lines={4} />
        </CardSkeleton>
      );
    case 'unread':
      return (
        <ErrorState title="The plan could not be loaded" onRetry={() => plan.send({ type: 'plan.reload' })}>
          {problem ? problemText(problem) : null}
        </ErrorState>
      );
    case 'describing':
      return <PlanSubject plan={plan} />;
    case 'scheduling':
      return <PlanRhythm plan={plan} />;
    case 'foundEarlier':
      return (
        <EmptyState
          icon="check"
          title="Your earlier attempt went through"
          action={
            <Button look="primary" onPress={() => plan.send({ type: 'form.leave' })}>
              Look in the list
            </Button>
          }
        >
          It is stored already, so nothing was stored now. Change it there if it should be another one.
        </EmptyState>
      );
    case 'reminding':
    case 'creating':
    case 'updating':
    case 'saved':
    case 'left':
      return <PlanReminder plan={plan} />;
  }
}

/** A reload goes on with what was typed of a new plan. */
function useKeptDraft(plan: MaintenancePlanRef, search: URLSearchParams): void {
  const { id: businessId } = useBusiness();
  const userId = usePerson().user?.id ?? '';
  const [place] = useState(() => planDraftPlace(userId, businessId, search));
  useEffect(() => {
    const keep = () => {
      const { status, context } = plan.getSnapshot();
      if (context.id !== null) return;
      const { fields, reminder, idempotencyKey } = context;
      keepPlanDraft(place, status === 'done' ? null : { fields, reminder, idempotencyKey });
    };
    const { unsubscribe } = plan.subscribe({ next: keep, complete: keep });
    return unsubscribe;
  }, [plan, place]);
}
