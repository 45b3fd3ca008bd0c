/**
 * The links that anybody can ask for by naming an address: to confirm it, or to choose a new password. A request only
 * queues this job, and the job finds out what the address is: so the answer takes the same work, and the same time, whether
 * or not it has an account.
 */

import type { Job } from '../../platform/background-jobs/background-jobs.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { secretToken } from '../../platform/security/auth.ts';
import { later } from '../../platform/time/dates.ts';
import { findConfirmedAccount } from '../account/store.ts';
import { passwordResetMail } from '../passwords/mails.ts';
import { passwordResetLifetime } from '../passwords/rules.ts';
import { addPasswordReset } from '../passwords/store.ts';
import { alreadyRegisteredMail, confirmationMail, contestedMail } from '../sign-up/mails.ts';
import { confirmationLifetime } from '../sign-up/rules.ts';
import * as signUps from '../sign-up/store.ts';

const name = 'accounts.mail-link';

/** `key` is the address, as `emailKey` makes it. */
export type LinkRequest =
  | { about: 'sign-up'; signUpId: string }
  | { about: 'confirmation'; key: string }
  | { about: 'password'; key: string };

export const requestLink = ({ jobs }: Pick<Platform, 'jobs'>, tx: Tx, request: LinkRequest): Promise<void> =>
  jobs.send(tx, name, request);

export const mailedLinkJob = ({
  clock,
  config: { publicUrl },
  db,
  mail,
}: Pick<Platform, 'clock' | 'config' | 'db' | 'mail'>): Job<LinkRequest> => {
  const sendConfirmation = async (tx: Tx, { userId, id: signUpId, email }: signUps.WaitingSignUp) => {
    const now = clock.now();
    const { token, digest } = secretToken();
    await signUps.addConfirmation(tx, { digest, userId, signUpId, now, expiresAt: later(now, confirmationLifetime) });
    await mail.send(tx, confirmationMail(publicUrl, email, token));
  };

  const work = {
    'sign-up': async (tx: Tx, signUpId: string) => {
      const signUp = await signUps.findSignUp(tx, signUpId);
      if (signUp === undefined) return;
      if (signUp.confirmedEmail === null) return sendConfirmation(tx, signUp);
      await signUps.removeSignUp(tx, signUpId);
      await mail.send(tx, alreadyRegisteredMail(publicUrl, signUp.confirmedEmail));
    },
    confirmation: async (tx: Tx, key: string) => {
      const [signUp, ...others] = await signUps.waitingSignUps(tx, key);
      if (signUp === undefined) return;
      // A link belongs to the password of one sign-up, and the caller cannot prove which one was theirs.
      if (others.length > 0) return mail.send(tx, contestedMail(publicUrl, signUp.email));
      return sendConfirmation(tx, signUp);
    },
    password: async (tx: Tx, key: string) => {
      const account = await findConfirmedAccount(tx, key);
      if (account === undefined) return;
      const { userId, email } = account;
      const now = clock.now();
      const { token, digest } = secretToken();
      await addPasswordReset(tx, { digest, userId, now, expiresAt: later(now, passwordResetLifetime) });
      await mail.send(tx, passwordResetMail(publicUrl, email, userId, token));
    },
  };

  return {
    name,
    retries: 'for days',
    work: (request, { end }) =>
      db.system(async (tx) => {
        if (request.about === 'sign-up') await work['sign-up'](tx, request.signUpId);
        else await work[request.about](tx, request.key);
        // Done twice, it would mail two links.
        await end(tx);
      }),
  };
};
