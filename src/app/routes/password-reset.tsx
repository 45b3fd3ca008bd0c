import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { accountsPaths } from '../../paths/accounts.ts';
import { PasswordResetPage } from '../../views/accounts/password-reset.page.tsx';
import { livePasswordResetMachine } from '../actors/passwords.ts';
import type { ScreenProps } from '../screen.ts';

export function Screen({ search }: ScreenProps) {
  const reset = useActorRef(livePasswordResetMachine, {
    input: { uid: search.get('uid'), token: search.get('token') },
  });
  useEffect(() => {
    const { unsubscribe } = reset.subscribe((snapshot) => {
      if (snapshot.status === 'done' && snapshot.matches('reset'))
        navigate(accountsPaths.passwordReplaced(), { replace: true });
    });
    return unsubscribe;
  }, [reset]);
  return <PasswordResetPage reset={reset} />;
}
