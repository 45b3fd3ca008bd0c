import { forgotPasswordMachine } from '../../machines/accounts/forgot-password/machine.ts';
import { passwordResetMachine } from '../../machines/accounts/password-reset/machine.ts';
import { requestPasswordReset, resetPassword } from '../../services/accounts/account.ts';
import { promiseActor } from './promise-actor.ts';

export const liveForgotPasswordMachine = forgotPasswordMachine.provide({
  actors: { requestPasswordReset: promiseActor(requestPasswordReset) },
});

export const livePasswordResetMachine = passwordResetMachine.provide({
  actors: { resetPassword: promiseActor(resetPassword) },
});
