import { useActorRef } from '@xstate/react';
import { VerifyEmailPage } from '../../views/accounts/verify-email.page.tsx';
import { liveEmailConfirmationMachine } from '../actors/confirmation.ts';
import type { ScreenProps } from '../screen.ts';

export function Screen({ search }: ScreenProps) {
  const confirmation = useActorRef(liveEmailConfirmationMachine, { input: { key: search.get('token') } });
  return <VerifyEmailPage confirmation={confirmation} />;
}
