import { useActorRef } from '@xstate/react';
import { navigate } from 'wouter/use-browser-location';
import { ResendConfirmationPage } from '../../views/accounts/resend-confirmation.page.tsx';
import { liveResendConfirmationMachine } from '../actors/confirmation.ts';
import { useOutput } from '../output.ts';
import { paths } from '../paths.ts';

const links = { login: paths.login() };

export function Screen() {
  const resend = useActorRef(liveResendConfirmationMachine);
  useOutput(resend, ({ email }) => navigate(paths.signedUp(), { state: { email } }));
  return <ResendConfirmationPage resend={resend} links={links} />;
}
