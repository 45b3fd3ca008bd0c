import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { logInLimits } from '../../../openapi/generated/limits/accounts.ts';
import { nowhereToGo } from '../../domain/accounts/destination.ts';
import { emailMessage } from '../../domain/shared/email.ts';
import type { Problem } from '../../domain/shared/problem.ts';
import type { LoginRef } from '../../machines/accounts/login/machine.ts';
import { selectAsksCode } from '../../machines/accounts/login/selectors.ts';
import { loginSteps } from '../../machines/accounts/login/steps.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import { shellPaths } from '../../paths/shell.ts';
import { Entry, EntryFoot, EntryNotices, EntrySubmit } from '../shared/entry/entry.tsx';
import { hasGeneralProblem } from '../shared/entry/entry-problem.ts';
import { SecondStepForm } from '../shared/entry/second-step-form.tsx';
import { stateName } from '../shared/flow/flow-state.ts';
import { useLateSteps } from '../shared/flow/late-steps.ts';
import { usePerson } from '../shared/people/person.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Link } from '../ui/actions/link.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { EmailField, PasswordField } from '../ui/fields/field.tsx';
import { Form, textOf } from '../ui/fields/form.tsx';
import { entryEmail } from './entry-email.ts';

/** The sign-in page of employees, if this copy of Steward has one. */
const selfServiceHref = import.meta.env.VITE_SELF_SERVICE_URL || null;

type LoginPageProps = {
  login: LoginRef;
  /** The query of the address, on the sign-in page. */
  search?: URLSearchParams;
  /** The texts when another flow embeds the sign-in, and the replacement of *New here?*. */
  within?: { title: string; lead: ReactNode; email: string | null; foot: ReactNode; aside: ReactNode };
};

export function LoginPage({ login, search, within }: LoginPageProps) {
  const { user } = usePerson();
  const state = useSelector(login, (snapshot) => stateName(snapshot.value));
  const isBusy = useSelector(login, (snapshot) => snapshot.hasTag('busy') || snapshot.status === 'done');
  const problem = useProblem(login);
  const asksCode = useSelector(login, selectAsksCode);
  useLateSteps(login, loginSteps, search, asksCode);
  if (asksCode) {
    return (
      <Entry title="One more step" lead="Your account needs a code as well as the password." flow="login" state={state}>
        <SecondStepForm
          problem={problem}
          isBusy={isBusy}
          onType={() => login.send({ type: 'login.type' })}
          onSubmit={(code) => login.send({ type: 'code.submit', code })}
          onLeave={() => login.send({ type: 'code.leave' })}
        />
      </Entry>
    );
  }
  return (
    <Entry
      title={within?.title ?? 'Welcome back'}
      lead={within?.lead ?? 'Sign in to run your business.'}
      aside={within?.aside}
      flow="login"
      state={state}
    >
      <EntryNotices>
        {search?.get('reason') === 'session_expired' ? (
          <Notice tone="warning">You were signed out because you were away. Your work is kept.</Notice>
        ) : null}
        {user && !within ? (
          <Notice tone="info">
            You are signed in as {user.email}.{' '}
            <Link href={shellPaths.dashboard()} isInText>
              Go to your dashboard
            </Link>
          </Notice>
        ) : null}
        {problem && hasGeneralProblem(problem) ? (
          <Notice tone="bad">
            {loginProblemText(problem)}
            {problem.kind === 'invalid' && !within ? (
              <>
                {' '}
                Not confirmed your address yet?{' '}
                <Link href={accountsPaths.resendConfirmation()} isInText>
                  Send it again
                </Link>
              </>
            ) : null}
          </Notice>
        ) : null}
      </EntryNotices>
      <Form
        aria-label="Sign in"
        errors={problem?.fields ?? {}}
        onType={() => login.send({ type: 'login.type' })}
        onSubmit={(values) =>
          login.send({ type: 'login.submit', email: textOf(values, 'email'), password: textOf(values, 'password') })
        }
      >
        <EmailField
          label="Email"
          name="email"
          autoComplete="username"
          isRequired
          validate={emailMessage}
          defaultValue={within?.email ?? entryEmail.read() ?? ''}
          onChange={entryEmail.keep}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          {...logInLimits.password}
          validate={(password) => (password === '' ? 'Required' : null)}
          aside={<Link href={accountsPaths.forgotPassword()}>Forgot password?</Link>}
        />
        <EntrySubmit isBusy={isBusy}>Sign In</EntrySubmit>
      </Form>
      <EntryFoot>
        {within?.foot ?? (
          <p>
            New here? <Link href={accountsPaths.signUp()}>Create an account</Link>
          </p>
        )}
        {selfServiceHref && !within ? (
          <p>
            An employee? <Link href={selfServiceHref}>Go to self-service</Link>
          </p>
        ) : null}
      </EntryFoot>
    </Entry>
  );
}

function loginProblemText(problem: Problem): string {
  return problem.code === nowhereToGo.code
    ? 'Every business of this account is closed, so there is nowhere to sign in to.'
    : problemText(problem);
}
