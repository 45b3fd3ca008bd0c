import { emailConfirmationMachine } from '../../machines/accounts/email-confirmation/machine.ts';
import { resendConfirmationMachine } from '../../machines/accounts/resend-confirmation/machine.ts';
import { confirmEmail, resendConfirmationEmail } from '../../services/accounts/account.ts';
import { promiseActor } from './promise-actor.ts';

export const liveEmailConfirmationMachine = emailConfirmationMachine.provide({
  actors: { confirmEmail: promiseActor(confirmEmail) },
});

export const liveResendConfirmationMachine = resendConfirmationMachine.provide({
  actors: { resendConfirmationEmail: promiseActor(resendConfirmationEmail) },
});
