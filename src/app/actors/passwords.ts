import { passwordResetMachine } from '../../machines/accounts/password-reset/machine.ts';
import { resetPassword } from '../../services/accounts/account.ts';
import { promiseActor } from './promise-actor.ts';

export const livePasswordResetMachine = passwordResetMachine.provide({
  actors: { resetPassword: promiseActor(resetPassword) },
});
