import { useActorRef } from '@xstate/react';
import { navigate } from 'wouter/use-browser-location';
import { ForgotPasswordPage } from '../../views/accounts/forgot-password.page.tsx';
import { liveForgotPasswordMachine } from '../actors/passwords.ts';
import { forgottenEmail } from '../forgotten-email.ts';
import { useOutput } from '../output.ts';
import { paths } from '../paths.ts';

const links = { login: paths.login() };

export function Screen() {
  const forgot = useActorRef(liveForgotPasswordMachine);
  useOutput(forgot, ({ email }) => {
    forgottenEmail.keep(email);
    navigate(paths.forgotPasswordConfirm());
  });
  return <ForgotPasswordPage forgot={forgot} links={links} />;
}
