import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { onboardingStateLabels } from '../../../../openapi/generated/lists/hr.onboarding.ts';
import type { EmployeeOnboardingRef } from '../../../machines/hr/employee-onboarding/machine.ts';
import { hrPaths } from '../../../paths/hr.ts';
import { randomKey } from '../../../services/shared/random-key.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { type StateOf, stateName } from '../../shared/flow/flow-state.ts';
import { usePerson } from '../../shared/people/person.ts';
import { EarlierAttempt } from '../../shared/requests/earlier-attempt.tsx';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { Status } from '../../ui/content/badge.tsx';
import { CardSkeleton } from '../../ui/content/layout.tsx';
import { ErrorState, Notice } from '../../ui/feedback/feedback.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import * as css from '../form/employee-form.css.ts';
import { keepEmployeeOnboardingDraft } from './employee-onboarding-draft.ts';
import { onboardingTones } from './onboarding-tones.ts';
import { Review } from './review.tsx';
import { StartForm } from './start-form.tsx';
import { Waiting } from './waiting.tsx';

type OnboardingProps = { onboarding: EmployeeOnboardingRef };

/** One onboarding, for HR: started, sent, reviewed, approved. */
export function EmployeeOnboardingPage({ onboarding }: OnboardingProps) {
  useKeptDraft(onboarding);
  const state = useSelector(onboarding, ({ value }) => stateName(value));
  const isNew = useSelector(onboarding, ({ context }) => context.id === null);
  const found = useSelector(onboarding, ({ context }) => context.onboarding);
  const name = found ? `${found.first_name} ${found.last_name}`.trim() : 'Onboarding';
  const title = isNew ? 'Start an onboarding' : name;
  return (
    <Page>
      <Breadcrumb parents={[{ label: 'Onboarding', href: hrPaths.onboardings() }]} here={title} />
      <PageHeader
        title={title}
        action={
          found && !isNew ? (
            <Status tone={onboardingTones[found.state]}>{onboardingStateLabels[found.state]}</Status>
          ) : null
        }
      >
        {isNew ? 'Who is joining, how to reach them, and what they will do.' : workOf(found)}
      </PageHeader>
      <div className={css.column} data-flow="employeeOnboarding" data-state={state}>
        <Part onboarding={onboarding} state={state} isNew={isNew} />
      </div>
    </Page>
  );
}

const workOf = (found: { job_title: string | null; department: string | null } | null) =>
  [found?.job_title, found?.department].filter(Boolean).join(' · ') || null;

function Part({
  onboarding,
  state,
  isNew,
}: OnboardingProps & { state: StateOf<EmployeeOnboardingRef>; isNew: boolean }) {
  const problem = useProblem(onboarding);
  switch (state) {
    case 'opening':
    case 'loading':
    case 'sorting':
      return (
        <CardSkeleton>
          <SkeletonText lines={4} />
        </CardSkeleton>
      );
    case 'unread':
      return (
        <ErrorState
          title="The onboarding could not be loaded"
          onRetry={() => onboarding.send({ type: 'onboarding.reload' })}
        >
          {problem ? problemText(problem) : null}
        </ErrorState>
      );
    case 'describing':
    case 'starting':
    case 'started':
    case 'listed':
      return <StartForm onboarding={onboarding} />;
    case 'foundEarlier':
      return (
        <EarlierAttempt
          onLook={() => onboarding.send({ type: 'list.open' })}
          again="Start another onboarding"
          onAgain={() => onboarding.send({ type: 'onboarding.startAgain', idempotencyKey: randomKey() })}
        >
          The onboarding may be in the list already. Starting again makes a second one.
        </EarlierAttempt>
      );
    case 'linking':
    case 'linked':
    case 'waiting':
      return isNew ? <StartForm onboarding={onboarding} /> : <Waiting onboarding={onboarding} />;
    case 'reviewing':
    case 'asking':
    case 'approving':
    case 'approved':
      return <Review onboarding={onboarding} />;
    case 'viewing':
      return (
        <>
          {problem ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
          <Review onboarding={onboarding} isReadOnly />
        </>
      );
  }
}

/** A reload goes on with what was typed; what was sent is forgotten. */
function useKeptDraft(onboarding: EmployeeOnboardingRef): void {
  const { id: businessId } = useBusiness();
  const userId = usePerson().user?.id ?? '';
  useEffect(() => {
    const { id, employee, isReadOnly } = onboarding.getSnapshot().context;
    if (isReadOnly) return;
    const whose = { userId, businessId, about: id ?? employee };
    const { unsubscribe } = onboarding.subscribe(({ status, context: { fields, notes, idempotencyKey } }) => {
      const isTyped = [fields, notes].some((texts) => Object.values(texts).some((text) => text !== ''));
      keepEmployeeOnboardingDraft(whose, status === 'active' && isTyped ? { fields, notes, idempotencyKey } : null);
    });
    return unsubscribe;
  }, [onboarding, userId, businessId]);
}
