import { useActorRef } from '@xstate/react';
import { navigate } from 'wouter/use-browser-location';
import { accountsPaths } from '../../paths/accounts.ts';
import { ForgotPasswordPage } from '../../views/accounts/forgot-password.page.tsx';
import { liveForgotPasswordMachine } from '../actors/passwords.ts';
import { forgottenEmail } from '../forgotten-email.ts';
import { useOutput } from '../output.ts';

export function Screen() {
  const forgot = useActorRef(liveForgotPasswordMachine);
  useOutput(forgot, ({ email }) => {
    forgottenEmail.keep(email);
    navigate(accountsPaths.forgotPasswordConfirm());
  });
  return <ForgotPasswordPage forgot={forgot} />;
}
