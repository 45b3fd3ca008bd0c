import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Plan, Wishes } from '../../domain/billing/selection.ts';
import { isOnSale, wantedPlan } from '../../domain/billing/selection.ts';
import type { PlanSelectionRef } from '../../machines/billing/plan-selection/machine.ts';
import { type StateOf, stateName } from '../shared/flow/flow-state.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Button } from '../ui/actions/button.tsx';
import { Card } from '../ui/content/card.tsx';
import { EmptyState, ErrorState, Notice } from '../ui/feedback/feedback.tsx';
import { SkeletonText } from '../ui/feedback/skeleton.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import * as css from './billing.css.ts';
import { PlanForm } from './plan-form.tsx';

type PlanSelectionPageProps = {
  plans: PlanSelectionRef;
  /** The parameters of the address. */
  wishes: Wishes;
  /** A sentence about the next step. */
  next: string;
  /** Leaves the purchase. */
  other: ReactNode;
};

/** The choice of a plan, with the price next to it. */
export function PlanSelectionPage({ plans, wishes, next, other }: PlanSelectionPageProps) {
  const state = useSelector(plans, (snapshot) => stateName(snapshot.value));
  return (
    <Page>
      <div data-flow="planSelection" data-state={state}>
        <PageHeader title="Choose your plan">
          {next} Nothing is charged before you have seen the total and pressed Buy Now.
        </PageHeader>
        <Part plans={plans} wishes={wishes} other={other} state={state} />
      </div>
    </Page>
  );
}

function Part({
  plans,
  wishes,
  other,
  state,
}: Omit<PlanSelectionPageProps, 'next'> & { state: StateOf<PlanSelectionRef> }) {
  const offered = useSelector(plans, ({ context }) => context.plans);
  const problem = useProblem(plans);
  const load = () => plans.send({ type: 'plans.load' });
  switch (state) {
    case 'unreadable':
      return (
        <Card title="Your plan">
          <ErrorState title="The prices could not be loaded" onRetry={load}>
            {problem ? problemText(problem) : null}
          </ErrorState>
        </Card>
      );
    case 'nothingOnOffer':
      return (
        <Card title="Your plan">
          <EmptyState icon="info" title="No plan is on offer here" action={<Button onPress={load}>Look again</Button>}>
            Nothing can be bought here yet. You can begin with Free Forever.
          </EmptyState>
          <div className={css.foot}>{other}</div>
        </Card>
      );
    case 'loading':
      return (
        <div className={css.column} role="status" aria-label="Loading the prices">
          <Card title="Your plan" isPadded>
            <SkeletonText lines={8} />
          </Card>
        </div>
      );
    case 'choosing':
    case 'chosen':
      return (
        <>
          {asksForMore(wishes, offered) ? (
            <div className={css.above}>
              <Notice tone="info">
                The link you followed asks for something that is not on offer. Choose here what fits you.
              </Notice>
            </div>
          ) : null}
          <PlanForm plans={plans} wishes={wishes} other={other} />
        </>
      );
  }
}

/** Whether the address asks for what nobody can buy. */
const asksForMore = (wishes: Wishes, offered: readonly Plan[]): boolean =>
  wishes.isMisread ||
  (wishes.product !== null && !isOnSale(wishes.product)) ||
  (wishes.plan !== null && wantedPlan(offered, wishes) === null);
