import { useActorRef } from '@xstate/react';
import { navigate } from 'wouter/use-browser-location';
import { accountsPaths } from '../../paths/accounts.ts';
import { ResendConfirmationPage } from '../../views/accounts/resend-confirmation.page.tsx';
import { liveResendConfirmationMachine } from '../actors/confirmation.ts';
import { useOutput } from '../output.ts';

export function Screen() {
  const resend = useActorRef(liveResendConfirmationMachine);
  useOutput(resend, ({ email }) => navigate(accountsPaths.signedUp(), { state: { email } }));
  return <ResendConfirmationPage resend={resend} />;
}
