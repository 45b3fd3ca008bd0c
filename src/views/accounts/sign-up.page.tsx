import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { signUpLimits } from '../../../openapi/generated/limits/accounts.ts';
import { signUpHeading } from '../../domain/accounts/sign-up.ts';
import { emailMessage } from '../../domain/shared/email.ts';
import type { SignUpRef } from '../../machines/accounts/sign-up/machine.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import { onboardingPaths } from '../../paths/onboarding.ts';
import { Agreement } from '../shared/entry/agreement.tsx';
import { Entry, EntryFoot, EntryNotices, EntrySubmit } from '../shared/entry/entry.tsx';
import { messagesAbove } from '../shared/entry/entry-problem.ts';
import { PasswordHints } from '../shared/entry/password-hints.tsx';
import { stateName } from '../shared/flow/flow-state.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Link } from '../ui/actions/link.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { EmailField, PasswordField } from '../ui/fields/field.tsx';
import { Form } from '../ui/fields/form.tsx';

type SignUpPageProps = {
  signUp: SignUpRef;
  /** Whether the premium plan is offered beside the form. */
  offersPremium: boolean;
  /** The purchase, if there is one. */
  summary: ReactNode;
};

export function SignUpPage({ signUp, offersPremium, summary }: SignUpPageProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isHintShown, setHintShown] = useState(false);
  const state = useSelector(signUp, (snapshot) => stateName(snapshot.value));
  const isBusy = useSelector(signUp, (snapshot) => snapshot.hasTag('busy') || snapshot.status === 'done');
  const plan = useSelector(signUp, (snapshot) => snapshot.context.plan);
  const problem = useProblem(signUp);
  const submission = { type: 'signUp.submit', email, password } as const;
  const canSubmit = useSelector(signUp, (snapshot) => snapshot.can(submission));
  const messages = problem ? messagesAbove(problem) : [];
  return (
    <Entry title={signUpHeading(plan)} flow="signUp" state={state} aside={summary}>
      {problem ? (
        <EntryNotices>
          <Notice tone="bad">
            {messages.length > 0 ? messages.map((message) => <p key={message}>{message}</p>) : problemText(problem)}
          </Notice>
        </EntryNotices>
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
        <PasswordHints
          id="password-hints"
          password={password}
          email={email}
          isShown={isHintShown}
          isBelow={summary !== null}
        >
          <PasswordField
            label="Password"
            name="password"
            autoComplete="new-password"
            {...signUpLimits.password}
            value={password}
            onChange={setPassword}
            onFocus={() => setHintShown(true)}
            aria-describedby="password-hints"
          />
        </PasswordHints>
        <EntrySubmit isBusy={isBusy} isDisabled={!canSubmit && !isBusy} aria-describedby="password-hints">
          Sign Up
        </EntrySubmit>
      </Form>
      <Agreement by="signing up" />
      <EntryFoot>
        <p>
          Have an account? <Link href={accountsPaths.login()}>Sign In</Link>
        </p>
        {offersPremium ? (
          <p>
            Want to pay from the start? <Link href={onboardingPaths.premiumSignUp()}>See the premium plan</Link>
          </p>
        ) : null}
      </EntryFoot>
    </Entry>
  );
}
