import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import type { LinkFault } from '../../domain/people/invitation.ts';
import type { InviteActivationRef } from '../../machines/people/invite-activation/machine.ts';
import { inviteActivationSteps } from '../../machines/people/invite-activation/steps.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import { shellPaths } from '../../paths/shell.ts';
import { Entry, EntryActions, EntryFoot } from '../shared/entry/entry.tsx';
import { type StateOf, stateName } from '../shared/flow/flow-state.ts';
import { useLateSteps } from '../shared/flow/late-steps.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Button, LinkButton } from '../ui/actions/button.tsx';
import { Link } from '../ui/actions/link.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { InvitedNewcomer, InvitedSecondStep, InvitedSignIn } from './invited-forms.tsx';

type InviteActivationPageProps = {
  invite: InviteActivationRef;
  search: URLSearchParams;
};

/** The page of an invitation link: one of two forms, or the reason why the link is invalid. */
export function InviteActivationPage({ invite, search }: InviteActivationPageProps) {
  const state = useSelector(invite, (snapshot) => snapshot.value);
  const fault = useSelector(invite, (snapshot) => snapshot.context.fault);
  useLateSteps(invite, inviteActivationSteps, search, state === 'askingCode');
  useEffect(() => invite.send({ type: 'invite.begin' }), [invite]);
  switch (state) {
    case 'choosingPassword':
    case 'creatingAccount':
      return <InvitedNewcomer invite={invite} />;
    case 'enteringPassword':
    case 'signingIn':
      return <InvitedSignIn invite={invite} />;
    case 'askingCode':
    case 'checkingCode':
      return <InvitedSecondStep invite={invite} />;
    case 'otherAccount':
    case 'leavingAccount':
      return <OtherAccount invite={invite} />;
    case 'linkEnded':
    case 'askingFresh':
      return <LinkEnded invite={invite} fault={fault ?? 'expired'} />;
    case 'missingToken':
    case 'linkInvalid':
      return <LinkInvalid state={state} fault={fault ?? 'unknown'} />;
    case 'unreachable':
      return <Unreachable invite={invite} />;
    case 'freshAsked':
      return (
        <Entry
          icon="mail"
          title="Check your email"
          lead="If the invitation can be renewed, a new one is on its way to the address that was invited. It works for 72 hours."
          flow="inviteActivation"
          state={state}
        >
          <EntryFoot>
            <p>No email after a while? Ask the person who invited you.</p>
          </EntryFoot>
        </Entry>
      );
    case 'arriving':
    case 'checking':
    case 'admitted':
      return (
        <Entry
          icon="mail"
          title="Opening your invitation"
          lead="This takes a moment."
          flow="inviteActivation"
          state={state}
        >
          {null}
        </Entry>
      );
  }
}

const faultTexts: Record<LinkFault, string> = {
  expired: 'This invitation has expired: it worked for 72 hours. You can ask for a new one.',
  replaced: 'A newer invitation was sent. Open the link in the latest email, or ask for a new one.',
  withdrawn: 'This invitation was withdrawn. If you are still meant to join, ask for a new one.',
  used: 'This invitation has already been accepted. Sign in to continue.',
  unknown: 'This link is not complete. Open it from the email again, or ask the person who invited you for a new one.',
};

type SorryProps = { state: StateOf<InviteActivationRef>; lead: string; children: ReactNode };

function Sorry({ state, children, lead }: SorryProps) {
  return (
    <Entry icon="alert" title="Sorry, Something went wrong" lead={lead} flow="inviteActivation" state={state}>
      {children}
    </Entry>
  );
}

function LinkInvalid({ state, fault }: Pick<SorryProps, 'state'> & { fault: LinkFault }) {
  return (
    <Sorry state={state} lead={faultTexts[fault]}>
      <EntryActions>
        <LinkButton href={accountsPaths.login()} look="primary" size="large" isWide>
          Sign In
        </LinkButton>
      </EntryActions>
    </Sorry>
  );
}

function LinkEnded({ invite, fault }: { invite: InviteActivationRef; fault: LinkFault }) {
  const state = useSelector(invite, (snapshot) => stateName(snapshot.value));
  const isBusy = useSelector(invite, (snapshot) => snapshot.hasTag('busy'));
  const problem = useProblem(invite);
  return (
    <Sorry state={state} lead={faultTexts[fault]}>
      {problem ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
      <EntryActions>
        <Button look="primary" size="large" isWide isBusy={isBusy} onPress={() => invite.send({ type: 'fresh.ask' })}>
          Ask for a new invitation
        </Button>
      </EntryActions>
    </Sorry>
  );
}

function OtherAccount({ invite }: { invite: InviteActivationRef }) {
  const state = useSelector(invite, (snapshot) => stateName(snapshot.value));
  const isBusy = useSelector(invite, (snapshot) => snapshot.hasTag('busy'));
  const signedInAs = useSelector(invite, (snapshot) => snapshot.context.signedInAs);
  const email = useSelector(invite, (snapshot) => snapshot.context.email);
  return (
    <Entry
      icon="people"
      title="This invitation is for somebody else"
      lead={
        <>
          It was sent to <strong>{email}</strong>, and you are signed in as <strong>{signedInAs}</strong>.
        </>
      }
      flow="inviteActivation"
      state={state}
    >
      <EntryActions>
        <Button
          look="primary"
          size="large"
          isWide
          isBusy={isBusy}
          onPress={() => invite.send({ type: 'account.leave' })}
        >
          Sign out and continue
        </Button>
      </EntryActions>
      <EntryFoot>
        <p>
          Not now? <Link href={shellPaths.dashboard()}>Back to Dashboard</Link>
        </p>
      </EntryFoot>
    </Entry>
  );
}

function Unreachable({ invite }: { invite: InviteActivationRef }) {
  const problem = useProblem(invite);
  return (
    <Entry
      icon="offline"
      title="Your invitation could not be opened yet"
      lead={problem ? problemText(problem) : 'Try again.'}
      flow="inviteActivation"
      state="unreachable"
    >
      <EntryActions>
        <Button look="primary" size="large" isWide onPress={() => invite.send({ type: 'invite.retry' })}>
          Retry
        </Button>
      </EntryActions>
    </Entry>
  );
}
