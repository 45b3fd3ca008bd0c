import { useActorRef } from '@xstate/react';
import { VerifyEmailPage } from '../../views/accounts/verify-email.page.tsx';
import { liveEmailConfirmationMachine } from '../actors/confirmation.ts';
import { paths } from '../paths.ts';
import type { ScreenProps } from '../screen.ts';

const links = { login: paths.login(), resend: paths.resendConfirmation() };

export function Screen({ search }: ScreenProps) {
  const confirmation = useActorRef(liveEmailConfirmationMachine, { input: { key: search.get('token') } });
  return <VerifyEmailPage confirmation={confirmation} links={links} />;
}
