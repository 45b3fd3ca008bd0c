import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Problem } from '../../domain/shared/problem.ts';
import type { BusinessCreationRef } from '../../machines/onboarding/business-creation/machine.ts';
import { selectProgressRef } from '../../machines/onboarding/business-creation/selectors.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Button } from '../ui/actions/button.tsx';
import { ProgressBar } from '../ui/feedback/progress-bar.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import * as css from './wizard.css.ts';

/** The screens after the questions: the progress, and the actions when the creation fails. */
export function Creation({ wizard }: { wizard: BusinessCreationRef }) {
  const state = useSelector(wizard, (snapshot) => snapshot.value);
  const problem = useProblem(wizard);
  const progress = useSelector(wizard, selectProgressRef);
  const rising = useSelector(progress ?? undefined, (snapshot) => snapshot?.context.percent);
  switch (state) {
    case 'resuming':
      return <Resuming />;
    case 'submitting':
    case 'awaitingTask':
      return <Loader percent={rising ?? 5} />;
    case 'refreshing':
    case 'created':
      return <Loader percent={100} />;
    case 'creationFailed':
    case 'creationTimedOut':
    case 'alreadySubmitted':
    case 'refreshFailed':
      return <Trouble wizard={wizard} state={state} problem={problem} />;
    case 'namingBusiness':
    case 'locatingBusiness':
    case 'choosingCurrency':
    case 'namingAdmin':
    case 'choosingLogo':
    case 'choosingInterests':
    case 'choosingSize':
    case 'namingSource':
    case 'ratingExperience':
    case 'closed':
    case 'abandoned':
      return null;
  }
}

/** A skeleton of a question, shown while the draft loads. */
export function Resuming() {
  return (
    <div className={css.main} role="status" aria-label="Looking for your answers">
      <Skeleton width={48} />
      <div className={css.resumingTitle}>
        <Skeleton width="min(380px, 90%)" height={30} />
      </div>
      <div className={css.bone}>
        <Skeleton width={96} />
        <Skeleton height={44} />
        <Skeleton width={72} />
        <Skeleton height={44} />
      </div>
    </div>
  );
}

function Loader({ percent }: { percent: number }) {
  return (
    <div className={css.wait}>
      <h1 className={css.title} tabIndex={-1}>
        Setting up your Business Account
      </h1>
      <p className={css.waitWords}>
        Departments, asset types and document types are being prepared. You can leave this page; the work goes on.
      </p>
      <div className={css.waitBar}>
        <ProgressBar label="Progress" percent={percent} />
      </div>
    </div>
  );
}

type Failed = 'creationFailed' | 'creationTimedOut' | 'alreadySubmitted' | 'refreshFailed';
type TroubleProps = { wizard: BusinessCreationRef; state: Failed; problem: Problem | null };

function Trouble({ wizard, state, problem }: TroubleProps) {
  const reason = problem ? problemText(problem) : null;
  switch (state) {
    case 'creationFailed':
      return (
        <Message title="Your business could not be set up" words={reason ?? 'Nothing was created. Try again.'}>
          <Button look="primary" size="large" onPress={() => wizard.send({ type: 'creation.retry' })}>
            Try again
          </Button>
          <Button size="large" onPress={() => wizard.send({ type: 'creation.edit' })}>
            Change answers
          </Button>
        </Message>
      );
    case 'creationTimedOut':
      return (
        <Message
          title="This takes longer than usual"
          words="Your business is still being set up. You can wait, or close this page and come back later."
        >
          <Button look="primary" size="large" onPress={() => wizard.send({ type: 'creation.wait' })}>
            Keep waiting
          </Button>
        </Message>
      );
    case 'alreadySubmitted':
      return (
        <Message
          title="Your earlier answers went through"
          words="A business was started with them before you changed them. Look for it, or start another one."
        >
          <Button look="primary" size="large" onPress={() => wizard.send({ type: 'creation.wait' })}>
            Look for my business
          </Button>
          <Button size="large" onPress={() => wizard.send({ type: 'creation.edit' })}>
            Change answers
          </Button>
        </Message>
      );
    case 'refreshFailed':
      return (
        <Message title="Your business is ready, but could not be opened" words={reason ?? 'Try again.'}>
          <Button look="primary" size="large" onPress={() => wizard.send({ type: 'creation.retry' })}>
            Try again
          </Button>
        </Message>
      );
  }
}

function Message({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  return (
    <div className={css.wait} role="alert">
      <h1 className={css.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={css.waitWords}>{words}</p>
      <div className={css.waitActs}>{children}</div>
    </div>
  );
}
