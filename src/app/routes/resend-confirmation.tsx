import { useActorRef } from '@xstate/react';
import { navigate } from 'wouter/use-browser-location';
import { accountsPaths } from '../../paths/accounts.ts';
import { MailRequestPage } from '../../views/accounts/mail-request.page.tsx';
import { liveMailRequestMachine } from '../actors/mail-request.ts';
import { useOutput } from '../output.ts';

export function Screen() {
  const request = useActorRef(liveMailRequestMachine, { input: { mail: 'confirmation' } });
  useOutput(request, ({ email }) => navigate(accountsPaths.signedUp(), { state: { email } }));
  return <MailRequestPage request={request} />;
}
