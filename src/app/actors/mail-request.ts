import { mailRequestMachine } from '../../machines/accounts/mail-request/machine.ts';
import { requestPasswordReset, resendConfirmationEmail } from '../../services/accounts/account.ts';
import { promiseActor } from './promise-actor.ts';

export const liveMailRequestMachine = mailRequestMachine.provide({
  actors: {
    requestPasswordReset: promiseActor(requestPasswordReset),
    resendConfirmationEmail: promiseActor(resendConfirmationEmail),
  },
});
