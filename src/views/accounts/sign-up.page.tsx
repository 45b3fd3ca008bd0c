import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { signUpHeading } from '../../domain/accounts/sign-up.ts';
import { emailMessage } from '../../domain/shared/email.ts';
import type { SignUpRef } from '../../machines/accounts/sign-up/machine.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import { legalPaths } from '../../paths/legal.ts';
import { onboardingPaths } from '../../paths/onboarding.ts';
import * as css from '../shared/entry.css.ts';
import { Entry } from '../shared/entry.tsx';
import { messagesAbove } from '../shared/entry-problem.ts';
import { stateName } from '../shared/flow-state.ts';
import { PasswordHints } from '../shared/password-hints.tsx';
import { problemText } from '../shared/problem-text.ts';
import { Button } from '../ui/actions/button.tsx';
import { Link } from '../ui/actions/link.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { EmailField, PasswordField } from '../ui/fields/field.tsx';
import { Form } from '../ui/fields/form.tsx';

type SignUpPageProps = {
  signUp: SignUpRef;
  /** `premium` leads those who would rather buy. */
  /** Whether the premium plan is offered beside the form. */
  offersPremium: boolean;
  /** What is being bought, if something is. */
  summary: ReactNode;
};

export function SignUpPage({ signUp, offersPremium, summary }: SignUpPageProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isHintShown, setHintShown] = useState(false);
  const state = useSelector(signUp, (snapshot) => stateName(snapshot.value));
  const isBusy = useSelector(signUp, (snapshot) => snapshot.hasTag('busy') || snapshot.status === 'done');
  const plan = useSelector(signUp, (snapshot) => snapshot.context.plan);
  const problem = useSelector(signUp, (snapshot) => snapshot.context.problem);
  const submission = { type: 'signUp.submit', email, password } as const;
  const canSubmit = useSelector(signUp, (snapshot) => snapshot.can(submission));
  const messages = problem ? messagesAbove(problem) : [];
  return (
    <Entry title={signUpHeading(plan)} flow="signUp" state={state} aside={summary}>
      {summary ? <div className={css.inlineSummary}>{summary}</div> : null}
      {problem ? (
        <div className={css.notices}>
          <Notice tone="bad">
            {messages.length > 0 ? messages.map((message) => <p key={message}>{message}</p>) : problemText(problem)}
          </Notice>
        </div>
      ) : null}
      <Form
        aria-label="Sign up"
        onType={() => signUp.send({ type: 'signUp.type' })}
        onSubmit={() => signUp.send(submission)}
      >
        <EmailField
          label="Email"
          name="email"
          autoComplete="username"
          isRequired
          validate={emailMessage}
          value={email}
          onChange={setEmail}
        />
        <div className={css.withHints}>
          <PasswordField
            label="Password"
            name="password"
            autoComplete="new-password"
            isRequired
            maxLength={128}
            value={password}
            onChange={setPassword}
            onFocus={() => setHintShown(true)}
            aria-describedby="password-hints"
          />
          <PasswordHints id="password-hints" password={password} email={email} isShown={isHintShown} />
        </div>
        <div className={css.submit}>
          <Button
            type="submit"
            look="primary"
            size="large"
            isWide
            isBusy={isBusy}
            isDisabled={!canSubmit && !isBusy}
            aria-describedby="password-hints"
          >
            Sign Up
          </Button>
        </div>
      </Form>
      <p className={css.terms}>
        By signing up you agree to our{' '}
        <Link href={legalPaths.terms()} isInText>
          Terms
        </Link>{' '}
        and{' '}
        <Link href={legalPaths.privacyPolicy()} isInText>
          Privacy Policy
        </Link>
        .
      </p>
      <div className={css.foot}>
        <p>
          Have an account? <Link href={accountsPaths.login()}>Sign In</Link>
        </p>
        {offersPremium ? (
          <p>
            Need every module at once? <Link href={onboardingPaths.premiumSignUp()}>See the premium plan</Link>
          </p>
        ) : null}
      </div>
    </Entry>
  );
}
