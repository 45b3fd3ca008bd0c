import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import type { Problem } from '../../domain/shared/problem.ts';
import type { EmailConfirmationRef } from '../../machines/accounts/email-confirmation/machine.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import { Entry, EntryActions } from '../shared/entry/entry.tsx';
import type { StateOf } from '../shared/flow/flow-state.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Button, LinkButton } from '../ui/actions/button.tsx';
import type { IconName } from '../ui/foundations/icon.tsx';

type VerifyEmailPageProps = {
  confirmation: EmailConfirmationRef;
};

export function VerifyEmailPage({ confirmation }: VerifyEmailPageProps) {
  const state = useSelector(confirmation, (snapshot) => snapshot.value);
  const problem = useProblem(confirmation);
  useEffect(() => confirmation.send({ type: 'confirmation.begin' }), [confirmation]);

  const retry = () => confirmation.send({ type: 'confirmation.retry' });
  const face = faceOf(state, problem, retry);
  return (
    <Entry icon={face.icon} title={face.title} lead={face.lead} flow="emailConfirmation" state={state}>
      <EntryActions isLive>{face.action}</EntryActions>
    </Entry>
  );
}

type Face = { icon: IconName; title: string; lead?: string; action: ReactNode };

function faceOf(state: StateOf<EmailConfirmationRef>, problem: Problem | null, retry: () => void): Face {
  const resend = (
    <LinkButton href={accountsPaths.resendConfirmation()} look="primary" size="large" isWide>
      Resend the confirmation
    </LinkButton>
  );
  switch (state) {
    case 'ready':
    case 'confirming':
      return { icon: 'mail', title: 'Confirming your email address', lead: 'This takes a moment.', action: null };
    case 'confirmed':
      return {
        icon: 'check',
        title: 'Your email address has been verified',
        lead: 'Sign in to set up your business.',
        action: (
          <LinkButton href={accountsPaths.login()} look="primary" size="large" isWide>
            Sign In
          </LinkButton>
        ),
      };
    case 'refused':
      return {
        icon: 'alert',
        title: 'This link does not work',
        lead: problem ? problemText(problem) : 'Ask for a new one.',
        action: resend,
      };
    case 'unreachable':
      return {
        icon: 'offline',
        title: 'We could not confirm your address yet',
        lead: problem ? problemText(problem) : 'Try again.',
        action: (
          <Button look="primary" size="large" isWide onPress={retry}>
            Retry
          </Button>
        ),
      };
    case 'missingKey':
      return { icon: 'alert', title: 'Sorry, Something went wrong', action: resend };
  }
}
