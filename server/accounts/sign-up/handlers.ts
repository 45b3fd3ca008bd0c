/**
 * Sign-up: an account waits until its address is confirmed. The answers do not say whether an address has an account;
 * only a mail to the address does.
 */
import { digestOf, secretToken } from '../../platform/auth.ts';
import type { Handlers } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database.ts';
import { later } from '../../platform/dates.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { emailKey } from '../account/rules.ts';
import { claimAccount } from '../account/store.ts';
import { passwordProblems } from '../passwords/rules.ts';
import { alreadyRegisteredMail, confirmationMail, contestedMail } from './mails.ts';
import { confirmationLifetime, judgeConfirmation, planProblems } from './rules.ts';
import * as store from './store.ts';

/** Sign-ups and resent links for one address; they all send mail to it. */
const mailsToOneAddress = { calls: 10, seconds: 3600 };

type SignUpOperation = 'signUp' | 'confirmEmail' | 'resendConfirmationEmail';

export const signUpHandlers = ({
  clock,
  config,
  db,
  limits,
  mail,
  passwords,
}: Platform): Pick<Handlers, SignUpOperation> => {
  const sendConfirmation = async (
    tx: Tx,
    { userId, signUpId, to }: { userId: string; signUpId: string; to: string },
  ) => {
    const now = clock.now();
    const { token, digest } = secretToken();
    await store.addConfirmation(tx, { digest, userId, signUpId, now, expiresAt: later(now, confirmationLifetime) });
    await mail.send(tx, confirmationMail(config.publicUrl, to, token));
  };

  return {
    signUp: async ({ body }) => {
      const { email, password, business_plan: plan, subscription_info: info, source = '' } = body;
      const messages = passwordProblems(password, { email });
      const problems = { ...planProblems(plan, info), ...(messages.length === 0 ? {} : { password: messages }) };
      if (Object.keys(problems).length > 0) throw refuse.fields(problems);
      const key = emailKey(email);
      await limits.take('signUp:email', key, mailsToOneAddress);
      const passwordHash = await passwords.hash(password);
      await db.system(async (tx) => {
        const now = clock.now();
        const account = await claimAccount(tx, { email, key, now });
        if (account.confirmed) return mail.send(tx, alreadyRegisteredMail(config.publicUrl, account.email));
        const signUpId = await store.addSignUp(
          tx,
          { userId: account.id, email, passwordHash, plan, info, source },
          now,
        );
        return sendConfirmation(tx, { userId: account.id, signUpId, to: email });
      });
      return { detail: 'Verification e-mail sent.' };
    },

    confirmEmail: async ({ body: { key } }) => {
      const verdict = await db.system(async (tx) => {
        const now = clock.now();
        const found = await store.findConfirmation(tx, digestOf(key));
        const judged = judgeConfirmation(found, now);
        if (judged === 'confirm' && found?.signUpId) {
          await store.confirmSignUp(tx, { userId: found.userId, signUpId: found.signUpId, now });
        }
        return judged;
      });
      if (verdict === 'expired') throw refuse.detail('This link has expired. Ask for a new one.');
      if (verdict === 'unknown') throw refuse.detail('This link is not valid. Ask for a new one.');
      return { detail: 'Your email address has been verified' };
    },

    resendConfirmationEmail: async ({ body: { email } }) => {
      const key = emailKey(email);
      await limits.take('signUp:email', key, mailsToOneAddress);
      await db.system(async (tx) => {
        const [signUp, ...others] = await store.waitingSignUps(tx, key);
        if (signUp === undefined) return;
        // A link belongs to the password of one sign-up, and the caller cannot prove which one was theirs.
        if (others.length > 0) return mail.send(tx, contestedMail(config.publicUrl, signUp.email));
        return sendConfirmation(tx, { userId: signUp.userId, signUpId: signUp.id, to: signUp.email });
      });
      return { detail: 'Verification e-mail sent.' };
    },
  };
};
