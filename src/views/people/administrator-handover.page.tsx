import { useSelector } from '@xstate/react';
import type { AdministratorHandoverRef } from '../../machines/people/administrator-handover/machine.ts';
import { administratorHandoverSteps } from '../../machines/people/administrator-handover/steps.ts';
import { peoplePaths } from '../../paths/people.ts';
import { shellPaths } from '../../paths/shell.ts';
import { type StateOf, stateName } from '../shared/flow/flow-state.ts';
import { useStepHistory } from '../shared/flow/step-history.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Button, LinkButton } from '../ui/actions/button.tsx';
import { Card } from '../ui/content/card.tsx';
import { Cards } from '../ui/content/cards.tsx';
import { EmptyState, ErrorState } from '../ui/feedback/feedback.tsx';
import { SkeletonText } from '../ui/feedback/skeleton.tsx';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { HandoverAnswer } from './handover-answer.tsx';
import { HandoverNaming } from './handover-naming.tsx';
import { HandoverWaiting } from './handover-waiting.tsx';

type AdministratorHandoverPageProps = {
  handover: AdministratorHandoverRef;
  /** The name of the business. */
  business: string;
};

/** The handover: the owner names the next administrator, who accepts or declines. */
export function AdministratorHandoverPage(props: AdministratorHandoverPageProps) {
  const { handover, business } = props;
  const state = useSelector(handover, (snapshot) => stateName(snapshot.value));
  const isOwner = useSelector(handover, (snapshot) => snapshot.context.isOwner);
  useStepHistory(handover, administratorHandoverSteps);
  return (
    <Page>
      {isOwner ? (
        <Breadcrumb
          parents={[{ label: 'People and permissions', href: peoplePaths.members() }]}
          here="Hand over the business"
        />
      ) : null}
      <PageHeader title={`Administrator of ${business}`}>
        The administrator owns the account: its settings, its plan, and everybody’s permissions.
      </PageHeader>
      <Cards flow="administratorHandover" state={state}>
        <Part {...props} state={state} />
      </Cards>
    </Page>
  );
}

function Part({
  handover,
  business,
  state,
}: AdministratorHandoverPageProps & { state: StateOf<AdministratorHandoverRef> }) {
  const look = () => handover.send({ type: 'handover.look' });
  switch (state) {
    case 'looking':
      return (
        <Card title="Handover" isPadded>
          <SkeletonText />
        </Card>
      );
    case 'choosing':
    case 'naming':
      return <HandoverNaming handover={handover} business={business} />;
    case 'waiting':
    case 'checking':
    case 'takingBack':
      return <HandoverWaiting handover={handover} business={business} />;
    case 'deciding':
    case 'confirming':
    case 'accepting':
    case 'declining':
      return <HandoverAnswer handover={handover} business={business} />;
    case 'unreadable':
      return <Unreadable handover={handover} onRetry={look} />;
    case 'findingOwner':
    case 'ended':
      return <Ended handover={handover} onLook={look} />;
    case 'nothingOpen':
      return (
        <Card title="Handover">
          <EmptyState
            icon="people"
            title="Nothing waits for your answer"
            action={
              <>
                <LinkButton href={shellPaths.dashboard()}>Back to Dashboard</LinkButton>
                <Button look="ghost" onPress={look}>
                  Look again
                </Button>
              </>
            }
          >
            Nobody asks you to become the administrator of {business}, or it has been answered or withdrawn in the
            meantime.
          </EmptyState>
        </Card>
      );
    case 'accepted':
    case 'declined':
    case 'handedOver':
      return null;
  }
}

function Unreadable({ handover, onRetry }: { handover: AdministratorHandoverRef; onRetry: () => void }) {
  const problem = useProblem(handover);
  return (
    <Card title="Handover">
      <ErrorState title="The handover could not be loaded" onRetry={onRetry}>
        {problem ? problemText(problem) : null}
      </ErrorState>
    </Card>
  );
}

type EndedProps = { handover: AdministratorHandoverRef; onLook: () => void };

function Ended({ handover, onLook }: EndedProps) {
  const isOwner = useSelector(handover, ({ context }) => context.isOwner);
  const problem = useProblem(handover);
  return (
    <Card title="Handover">
      <EmptyState
        icon="info"
        title="This handover has ended"
        action={
          <>
            {isOwner ? (
              <Button onPress={onLook}>Name somebody else</Button>
            ) : (
              <Button onPress={onLook}>Look again</Button>
            )}
            <LinkButton href={shellPaths.dashboard()} look="ghost">
              Back to Dashboard
            </LinkButton>
          </>
        }
      >
        {problem?.kind === 'conflict' ? problemText(problem) : 'It has been answered or withdrawn in the meantime.'}
      </EmptyState>
    </Card>
  );
}
