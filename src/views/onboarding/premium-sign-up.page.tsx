import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { PremiumSignUpRef, PremiumSignUpSnapshot } from '../../machines/onboarding/premium-sign-up/machine.ts';
import { premiumSignUpSteps } from '../../machines/onboarding/premium-sign-up/steps.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import { LoginPage } from '../accounts/login.page.tsx';
import { SignUpPage } from '../accounts/sign-up.page.tsx';
import { PlanSelectionPage } from '../billing/plan-selection.page.tsx';
import { PlanSummary } from '../billing/plan-summary.tsx';
import { type StateOf, stateName } from '../shared/flow/flow-state.ts';
import { useStepHistory } from '../shared/flow/step-history.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Button } from '../ui/actions/button.tsx';
import { Link } from '../ui/actions/link.tsx';
import { Card } from '../ui/content/card.tsx';
import { ErrorState, Notice } from '../ui/feedback/feedback.tsx';
import { SkeletonText } from '../ui/feedback/skeleton.tsx';
import { Brand } from '../ui/foundations/brand.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { BusinessCreationPage } from './business-creation.page.tsx';
import { BusinessQuestionnairePage } from './business-questionnaire.page.tsx';
import * as css from './premium-sign-up.css.ts';

type PremiumSignUpPageProps = {
  signUp: PremiumSignUpRef;
  /** The payment screen, with its dependencies apart from its machine. */
  payment: ReactNode;
};

/** The premium sign-up; each child flow renders its own screen. */
export function PremiumSignUpPage(props: PremiumSignUpPageProps) {
  const state = useSelector(props.signUp, (snapshot) => stateName(snapshot.value));
  return (
    <div data-flow="premiumSignUp" data-state={state}>
      {state in premiumSignUpSteps.words ? <OwnSteps signUp={props.signUp} /> : null}
      <Part {...props} state={state} />
    </div>
  );
}

/** The flows of the other states keep steps of their own in the history. */
function OwnSteps({ signUp }: { signUp: PremiumSignUpRef }) {
  useStepHistory(signUp, premiumSignUpSteps);
  return null;
}

const selectChildren = ({ children }: PremiumSignUpSnapshot) => children;

function Part({ signUp, payment, state }: PremiumSignUpPageProps & { state: StateOf<PremiumSignUpRef> }) {
  const {
    planSelection,
    signUp: account,
    businessCreation,
    businessQuestionnaire,
  } = useSelector(signUp, selectChildren);
  const wishes = useSelector(signUp, ({ context }) => context.wishes);
  const person = useSelector(signUp, ({ context }) => context.person);
  switch (state) {
    case 'choosingPlan':
      return planSelection ? (
        <Open aside={person ? null : <Link href={accountsPaths.login()}>Sign In</Link>}>
          <PlanSelectionPage
            plans={planSelection}
            wishes={wishes}
            next={person ? 'You tell us about your business next.' : 'You create your account next.'}
            other={
              <Button look="ghost" onPress={() => signUp.send({ type: 'plan.leave' })}>
                Start with Free Forever
              </Button>
            }
          />
        </Open>
      ) : null;
    case 'creatingAccount':
      return account ? (
        <SignUpPage signUp={account} offersPremium={false} summary={<Summary signUp={signUp} />} />
      ) : null;
    case 'confirmingAddress':
      return <Confirming signUp={signUp} />;
    case 'describingBusiness':
      return businessCreation ? <BusinessCreationPage wizard={businessCreation} loss={null} /> : null;
    case 'paying':
      return <Open>{payment}</Open>;
    case 'answeringQuestions':
      return businessQuestionnaire ? <BusinessQuestionnairePage wizard={businessQuestionnaire} /> : null;
    case 'interrupted':
      return <Interrupted signUp={signUp} />;
    case 'arriving':
    case 'loadingCountry':
    case 'resuming':
    case 'proceeding':
    case 'enteringAccount':
    case 'checkingPayment':
    case 'finished':
    case 'givenUp':
    case 'left':
    case 'hasBusiness':
      return (
        <Open>
          <Page>
            <PageHeader title="One moment">Looking for where you left off.</PageHeader>
            <Card title="Your plan" isPadded>
              <SkeletonText lines={5} />
            </Card>
          </Page>
        </Open>
      );
  }
}

function Open({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <div className={css.screen}>
      <header className={css.top}>
        <Brand />
        {aside}
      </header>
      <main className={css.main}>{children}</main>
    </div>
  );
}

function Summary({ signUp }: { signUp: PremiumSignUpRef }) {
  const selection = useSelector(signUp, ({ context }) => context.selection);
  return selection ? <PlanSummary selection={selection} onChange={() => signUp.send({ type: 'plan.change' })} /> : null;
}

function Confirming({ signUp }: Pick<PremiumSignUpPageProps, 'signUp'>) {
  const { login } = useSelector(signUp, selectChildren);
  const email = useSelector(signUp, ({ context }) => context.email);
  const problem = useProblem(signUp);
  if (!login) return null;
  return (
    <LoginPage
      login={login}
      within={{
        title: 'Confirm your email, then sign in',
        lead: (
          <>
            When you signed up, we sent a link to <strong>{email}</strong>. Open it, come back here and sign in. What
            you chose is kept.
          </>
        ),
        email,
        aside: <Summary signUp={signUp} />,
        foot: (
          <>
            {problem ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
            <p>
              No email after a few minutes? Look in the spam folder, or{' '}
              <Link href={accountsPaths.resendConfirmation()}>Resend</Link>
            </p>
            <div>
              <Button look="ghost" onPress={() => signUp.send({ type: 'address.change' })}>
                Use another address
              </Button>
            </div>
          </>
        ),
      }}
    />
  );
}

function Interrupted({ signUp }: { signUp: PremiumSignUpRef }) {
  const problem = useProblem(signUp);
  return (
    <Open>
      <Page>
        <PageHeader title="Something went wrong">What you told us is saved, and you were not charged.</PageHeader>
        <Card title="Your sign-up">
          <ErrorState title="It could not continue" onRetry={() => signUp.send({ type: 'signUp.resume' })}>
            {problem ? problemText(problem) : null}
          </ErrorState>
        </Card>
      </Page>
    </Open>
  );
}
