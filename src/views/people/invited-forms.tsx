import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { createInvitedAccountLimits } from '../../../openapi/generated/limits/people.ts';
import { invitedConfirmationMessage, invitedPasswordMessage } from '../../domain/people/invitation.ts';
import { emailMessage } from '../../domain/shared/email.ts';
import type { Problem } from '../../domain/shared/problem.ts';
import type { InviteActivationRef } from '../../machines/people/invite-activation/machine.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import { Agreement } from '../shared/entry/agreement.tsx';
import { Entry, EntryNotices, EntrySubmit } from '../shared/entry/entry.tsx';
import { messagesAbove } from '../shared/entry/entry-problem.ts';
import { PasswordHints } from '../shared/entry/password-hints.tsx';
import { SecondStepForm } from '../shared/entry/second-step-form.tsx';
import { stateName } from '../shared/flow/flow-state.ts';
import { NameFields } from '../shared/people/name-fields.tsx';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Link } from '../ui/actions/link.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { EmailField, PasswordField } from '../ui/fields/field.tsx';
import { Form } from '../ui/fields/form.tsx';
import { InvitedBy } from './invited-by.tsx';

/** The common props of both forms. */
function useFlow(invite: InviteActivationRef) {
  return {
    state: useSelector(invite, (snapshot) => stateName(snapshot.value)),
    isBusy: useSelector(invite, (snapshot) => snapshot.hasTag('busy')),
    email: useSelector(invite, (snapshot) => snapshot.context.email),
    problem: useProblem(invite),
  };
}

/** The server's errors as a list above the form. */
function Refusal({ problem }: { problem: Problem | null }): ReactNode {
  if (problem === null) return null;
  const messages = messagesAbove(problem);
  return (
    <EntryNotices>
      <Notice tone="bad">
        {messages.length > 0 ? (
          <ul>
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        ) : (
          problemText(problem)
        )}
      </Notice>
    </EntryNotices>
  );
}

/** Who invites to which business, to open what. */
function Inviting({ invite }: { invite: InviteActivationRef }) {
  const invitation = useSelector(invite, (snapshot) => snapshot.context.invitation);
  if (invitation === null) return null;
  return <InvitedBy {...invitation} />;
}

type InvitedNewcomerProps = { invite: InviteActivationRef };

/** The form of a new person: a fixed address and a new password. */
export function InvitedNewcomer({ invite }: InvitedNewcomerProps) {
  const { state, isBusy, email, problem } = useFlow(invite);
  const business = useSelector(invite, (snapshot) => snapshot.context.invitation?.business ?? '');
  const [names, setNames] = useState({ first_name: '', last_name: '' });
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  return (
    <Entry
      title="Create account"
      lead="Give your name and choose a password to accept the invitation."
      flow="inviteActivation"
      state={state}
    >
      <Inviting invite={invite} />
      <Refusal problem={problem} />
      <Form
        aria-label="Create account"
        onType={() => invite.send({ type: 'invite.type' })}
        onSubmit={() => invite.send({ type: 'invite.create', ...names, password, confirmation })}
      >
        <EmailField label="Email" name="email" autoComplete="username" isReadOnly value={email} />
        <NameFields names={names} onChange={(changed) => setNames((others) => ({ ...others, ...changed }))} />
        <PasswordHints
          id="password-hints"
          password={password}
          email={email}
          known={[names.first_name, names.last_name, business]}
          isShown
        >
          <PasswordField
            label="Password"
            name="password1"
            autoComplete="new-password"
            {...createInvitedAccountLimits.password}
            value={password}
            onChange={setPassword}
            validate={invitedPasswordMessage}
            aria-describedby="password-hints"
          />
        </PasswordHints>
        <PasswordField
          label="Confirm password"
          name="password2"
          autoComplete="new-password"
          {...createInvitedAccountLimits.password}
          value={confirmation}
          onChange={setConfirmation}
          validate={(text) => invitedConfirmationMessage({ password, confirmation: text })}
        />
        <EntrySubmit isBusy={isBusy}>Create Password</EntrySubmit>
      </Form>
      <Agreement by="creating a password" />
    </Entry>
  );
}

type InvitedSignInProps = { invite: InviteActivationRef };

/** The form of a person with an account, who signs in to join. */
export function InvitedSignIn({ invite }: InvitedSignInProps) {
  const { state, isBusy, email: known, problem } = useFlow(invite);
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  return (
    <Entry title="Welcome" lead="Sign in to accept the invitation." flow="inviteActivation" state={state}>
      <Inviting invite={invite} />
      <Refusal problem={problem} />
      <Form
        aria-label="Welcome"
        onType={() => invite.send({ type: 'invite.type' })}
        onSubmit={() => invite.send({ type: 'invite.signIn', email, password })}
      >
        <EmailField
          label="Email"
          name="email"
          autoComplete="username"
          isRequired
          value={email}
          onChange={setEmail}
          validate={emailMessage}
        />
        <PasswordField
          label="Password"
          name="password1"
          autoComplete="current-password"
          {...createInvitedAccountLimits.password}
          value={password}
          onChange={setPassword}
          validate={invitedPasswordMessage}
          aside={<Link href={accountsPaths.forgotPassword()}>Forgot Password</Link>}
        />
        <EntrySubmit isBusy={isBusy}>Sign In</EntrySubmit>
      </Form>
    </Entry>
  );
}

/** The form for the code of the second step. */
export function InvitedSecondStep({ invite }: { invite: InviteActivationRef }) {
  const { state, isBusy, problem } = useFlow(invite);
  return (
    <Entry
      title="One more step"
      lead="Your account needs a code as well as the password. It also accepts the invitation."
      flow="inviteActivation"
      state={state}
    >
      <SecondStepForm
        problem={problem}
        isBusy={isBusy}
        onType={() => invite.send({ type: 'invite.type' })}
        onSubmit={(code) => invite.send({ type: 'code.submit', code })}
        onLeave={() => invite.send({ type: 'code.leave' })}
      />
    </Entry>
  );
}
