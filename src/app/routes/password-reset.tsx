import { useActorRef } from '@xstate/react';
import { navigate } from 'wouter/use-browser-location';
import { accountsPaths } from '../../paths/accounts.ts';
import { PasswordResetPage } from '../../views/accounts/password-reset.page.tsx';
import { livePasswordResetMachine } from '../actors/passwords.ts';
import { useOutput } from '../output.ts';
import type { ScreenProps } from '../screen.ts';

export function Screen({ search }: ScreenProps) {
  const reset = useActorRef(livePasswordResetMachine, {
    input: { uid: search.get('uid'), token: search.get('token') },
  });
  useOutput(reset, ({ end }) => {
    if (end === 'reset') navigate(accountsPaths.passwordReplaced(), { replace: true });
  });
  return <PasswordResetPage reset={reset} />;
}
