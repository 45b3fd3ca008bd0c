import { useActorRef, useSelector } from '@xstate/react';
import { navigate } from 'wouter/use-browser-location';
import { selectUser } from '../../machines/accounts/session/selectors.ts';
import { LoginPage } from '../../views/accounts/login.page.tsx';
import { liveLoginMachine } from '../actors/login.ts';
import { useOutput } from '../output.ts';
import type { ScreenProps } from '../screen.ts';
import { session } from '../session.ts';

const selfServiceHref = import.meta.env.VITE_SELF_SERVICE_URL || null;
const payrollHomeBusinessId = import.meta.env.VITE_PAYROLL_HOME_BUSINESS_ID || null;

export function Screen({ search }: ScreenProps) {
  const login = useActorRef(liveLoginMachine, { input: { payrollHomeBusinessId, next: search.get('next') } });
  const email = useSelector(session, selectUser)?.email;
  useOutput(login, ({ tokens, user, destination, history }) => {
    session.send({ type: 'session.begin', tokens, user });
    navigate(destination, { replace: history === 'replace' });
  });
  return (
    <LoginPage
      login={login}
      selfServiceHref={selfServiceHref}
      isExpired={search.get('reason') === 'session_expired'}
      present={email ? { email } : null}
    />
  );
}
