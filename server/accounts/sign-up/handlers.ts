/**
 * Sign-up: an account waits until its address is confirmed. Neither the answers nor their time say whether an address has
 * an account; only a mail to the address does.
 */

import type { Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { digestOf } from '../../platform/security/auth.ts';
import { emailKey } from '../account/rules.ts';
import { claimAccount } from '../account/store.ts';
import { requestLink } from '../mailed-links/background-jobs.ts';
import { createPasswordCheck } from '../passwords/check.ts';
import { judgeConfirmation, planProblems } from './rules.ts';
import * as store from './store.ts';

/** Sign-ups and resent links for one address; they all send mail to it. */
const mailsToOneAddress = { calls: 10, seconds: 3600 };

type SignUpOperation = 'signUp' | 'confirmEmail' | 'resendConfirmationEmail';

export const signUpHandlers = (platform: Platform): Pick<Handlers, SignUpOperation> => {
  const { clock, db, limits, passwords } = platform;
  const checkNewPassword = createPasswordCheck(platform);
  return {
    signUp: async ({ body }) => {
      const { email, password, business_plan: plan, subscription_info: info, source = '' } = body;
      const messages = await checkNewPassword(password, { email });
      const problems = { ...planProblems(plan, info), ...(messages.length === 0 ? {} : { password: messages }) };
      if (Object.keys(problems).length > 0) throw refuse.fields(problems);
      const key = emailKey(email);
      await limits.take('signUp:email', key, mailsToOneAddress);
      const passwordHash = await passwords.hash(password);
      await db.system(async (tx) => {
        const now = clock.now();
        const { id: userId } = await claimAccount(tx, { email, key, now });
        const signUpId = await store.addSignUp(tx, { userId, email, passwordHash, plan, info, source }, now);
        await requestLink(platform, tx, { about: 'sign-up', signUpId });
      });
      return { detail: 'Verification email sent.' };
    },

    confirmEmail: async ({ body: { key } }) => {
      const { verdict, email } = await db.system(async (tx) => {
        const now = clock.now();
        const found = await store.findConfirmation(tx, digestOf(key));
        const judged = judgeConfirmation(found, now);
        if (judged === 'confirm' && found?.signUpId) {
          await store.confirmSignUp(tx, { userId: found.userId, signUpId: found.signUpId, now });
        }
        return { verdict: judged, email: found?.email ?? '' };
      });
      if (verdict === 'expired') throw refuse.detail('This link has expired. Ask for a new one.');
      if (verdict === 'unknown') throw refuse.detail('This link is not valid. Ask for a new one.');
      return { detail: 'Your email address has been verified', email };
    },

    resendConfirmationEmail: async ({ body: { email } }) => {
      const key = emailKey(email);
      await limits.take('signUp:email', key, mailsToOneAddress);
      await db.system((tx) => requestLink(platform, tx, { about: 'confirmation', key }));
      return { detail: 'Verification email sent.' };
    },
  };
};
