import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { type LinkFault, linkFaultOf } from '../../domain/people/invitation.ts';
import { emailMessage } from '../../domain/shared/email.ts';
import { problemOf } from '../../domain/shared/problem.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import { claimInvitationLink, openInvitationLink } from '../../services/operations/people.ts';
import { queryOf } from '../../services/shared/query.ts';
import { Entry, EntryActions, EntryFoot, EntryNotices, EntrySubmit } from '../shared/entry/entry.tsx';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button, LinkButton } from '../ui/actions/button.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { EmailField } from '../ui/fields/field.tsx';
import { Form } from '../ui/fields/form.tsx';
import { InvitedBy } from './invited-by.tsx';

type Invitation = components['schemas']['SharedInvitation'];

/** The page of a link that HR sent over WhatsApp: the employee names their address, to which the invitation is mailed. */
export function JoinPage({ token }: { token: string }) {
  const {
    data: invitation,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...queryOf(openInvitationLink, { token }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (invitation) return <NameAddress token={token} invitation={invitation} />;
  if (error === null)
    return (
      <Entry icon="mail" title="Opening your invitation" lead="This takes a moment.">
        {null}
      </Entry>
    );
  const problem = problemOf(error);
  if (problem.kind === 'invalid') return <Ended fault={linkFaultOf(problem) ?? 'unknown'} />;
  return (
    <Entry icon="offline" title="Your invitation could not be opened yet" lead={problemText(problem)}>
      <EntryActions>
        <Button look="primary" size="large" isWide isBusy={isFetching} onPress={() => void refetch()}>
          Retry
        </Button>
      </EntryActions>
    </Entry>
  );
}

const faultTexts: Record<LinkFault, string> = {
  expired: 'This link has expired: it was good for 72 hours. Ask the person who sent it for a new one.',
  replaced: 'A newer link was sent. Open that one.',
  withdrawn: 'This invitation was withdrawn. Ask the person who sent it whether you still should join.',
  used: 'This invitation has already been accepted. Sign in to continue.',
  unknown: 'A newer link was sent, or this one is not complete. Ask the person who sent it.',
};

function Ended({ fault }: { fault: LinkFault }) {
  return (
    <Entry icon="alert" title="This link has ended" lead={faultTexts[fault]}>
      {fault === 'used' ? (
        <EntryActions>
          <LinkButton href={accountsPaths.login()} look="primary" size="large" isWide>
            Sign In
          </LinkButton>
        </EntryActions>
      ) : null}
    </Entry>
  );
}

function NameAddress({ token, invitation }: { token: string; invitation: Invitation }) {
  const { first_name, business } = invitation;
  const [email, setEmail] = useState('');
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const request = useRequest({
    send: (options) => claimInvitationLink({ token, email: email.trim() }, options),
    onDone: () => setMailedTo(email.trim()),
  });
  if (mailedTo !== null) return <Mailed email={mailedTo} onBack={() => setMailedTo(null)} />;
  const fault = request.problem && linkFaultOf(request.problem);
  if (fault) return <Ended fault={fault} />;
  return (
    <Entry
      title={`${first_name}, join ${business}`}
      lead="You need an email address to sign in. The invitation is mailed there."
    >
      <InvitedBy {...invitation} />
      <General>{request.problem && !request.errors.email ? problemText(request.problem) : null}</General>
      <Form aria-label="Your address" errors={request.errors} onType={request.clear} onSubmit={() => request.send()}>
        <EmailField
          label="Your email address"
          name="email"
          autoComplete="email"
          isRequired
          value={email}
          onChange={setEmail}
          validate={emailMessage}
          isReadOnly={request.isPending}
        />
        <EntrySubmit isBusy={request.isPending}>Send me the invitation</EntrySubmit>
      </Form>
      <EntryFoot>
        <p>Use an address that only you read. You choose your password by the link in the mail.</p>
      </EntryFoot>
    </Entry>
  );
}

function General({ children }: { children: ReactNode }) {
  if (children === null) return null;
  return (
    <EntryNotices>
      <Notice tone="bad">{children}</Notice>
    </EntryNotices>
  );
}

function Mailed({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <Entry
      icon="mail"
      title="Check your email"
      lead={
        <>
          The invitation is on its way to <strong>{email}</strong>. Open its link to choose your password.
        </>
      }
    >
      <EntryActions>
        <Button size="large" isWide onPress={onBack}>
          Use another address
        </Button>
      </EntryActions>
    </Entry>
  );
}
