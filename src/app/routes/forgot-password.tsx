import { useActorRef } from '@xstate/react';
import { navigate } from 'wouter/use-browser-location';
import { accountsPaths } from '../../paths/accounts.ts';
import { MailRequestPage } from '../../views/accounts/mail-request.page.tsx';
import { liveMailRequestMachine } from '../actors/mail-request.ts';
import { forgottenEmail } from '../forgotten-email.ts';
import { useOutput } from '../output.ts';

export function Screen() {
  const request = useActorRef(liveMailRequestMachine, { input: { mail: 'passwordReset' } });
  useOutput(request, ({ email }) => {
    forgottenEmail.keep(email);
    navigate(accountsPaths.forgotPasswordConfirm());
  });
  return <MailRequestPage request={request} />;
}
