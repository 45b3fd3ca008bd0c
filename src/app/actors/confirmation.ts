import { emailConfirmationMachine } from '../../machines/accounts/email-confirmation/machine.ts';
import { confirmEmail } from '../../services/accounts/account.ts';
import { promiseActor } from './promise-actor.ts';

export const liveEmailConfirmationMachine = emailConfirmationMachine.provide({
  actors: { confirmEmail: promiseActor(confirmEmail) },
});
