/** Passwords: changed by a signed-in person, or replaced by a link that was mailed. */

import type { Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { digestOf } from '../../platform/security/auth.ts';
import { emailKey } from '../account/rules.ts';
import { requestLink } from '../mailed-links/background-jobs.ts';
import { removeTickets } from '../second-step/store.ts';
import { revokeSessions } from '../sessions/store.ts';
import { createAttempts } from '../sign-in/attempts.ts';
import { createPasswordCheck } from './check.ts';
import { passwordChangedMail } from './mails.ts';
import * as store from './store.ts';

const resetsToOneAddress = { calls: 5, seconds: 3600 };

const invalidResetLink = () => refuse.detail('Invalid reset link', 'reset_link_invalid');

/** By the name that a message uses. */
const namesOf = ({ email, firstName, lastName, businesses }: store.Known): Record<string, string> => ({
  email,
  'first name': firstName,
  'last name': lastName,
  'business name': businesses,
});

type PasswordOperation = 'changePassword' | 'requestPasswordReset' | 'checkPasswordReset' | 'resetPassword';

export const passwordHandlers = (platform: Platform): Pick<Handlers, PasswordOperation> => {
  const { clock, config, db, limits, mail, passwords } = platform;
  const attempts = createAttempts(platform);
  const checkNewPassword = createPasswordCheck(platform);
  /** The person of a mailed link. */
  const linked = async ({ uid, token }: { uid: string; token: string }): Promise<store.PasswordReset> => {
    const found = await db.system((tx) => store.findPasswordReset(tx, digestOf(token), clock.now()));
    if (found === undefined || found.userId !== uid) throw invalidResetLink();
    return found;
  };
  return {
    changePassword: async ({ tx, userId, sessionId, body: { old_password, new_password } }) => {
      const person = await store.claimPasswordHash(tx, userId);
      if (person === undefined || !(await passwords.verify(person.passwordHash, old_password))) {
        throw refuse.fields({ old_password: ['Your old password was entered incorrectly. Please enter it again.'] });
      }
      const { email } = person;
      const problems = await checkNewPassword(new_password, namesOf(person));
      if (problems.length > 0) throw refuse.fields({ new_password: problems });
      await store.setPasswordHash(tx, userId, await passwords.hash(new_password));
      await store.removePasswordResets(tx, userId);
      await removeTickets(tx, userId);
      await revokeSessions(tx, userId, clock.now(), sessionId);
      await mail.send(tx, passwordChangedMail(config.publicUrl, email, 'every other device'));
      return { detail: 'New password has been saved.' };
    },

    requestPasswordReset: async ({ body: { email } }) => {
      const key = emailKey(email);
      await limits.take('passwordReset:email', key, resetsToOneAddress);
      await db.system((tx) => requestLink(platform, tx, { about: 'password', key }));
      return { detail: 'Password reset email has been sent.' };
    },

    checkPasswordReset: async ({ body }) => {
      await linked(body);
      return { detail: 'The link can be used.' };
    },

    resetPassword: async (call) => {
      const { token, new_password } = call.body;
      const person = await linked(call.body);
      const { userId, email } = person;
      const digest = digestOf(token);
      const problems = await checkNewPassword(new_password, namesOf(person));
      if (problems.length > 0) throw refuse.fields({ new_password: problems });
      const passwordHash = await passwords.hash(new_password);
      const isDone = await db.system(async (tx) => {
        const now = clock.now();
        if (!(await store.spendPasswordReset(tx, digest, now))) return false;
        await store.setPasswordHash(tx, userId, passwordHash);
        await store.removePasswordResets(tx, userId);
        await removeTickets(tx, userId);
        await revokeSessions(tx, userId, now);
        await mail.send(tx, passwordChangedMail(config.publicUrl, email, 'every device'));
        return true;
      });
      if (!isDone) throw invalidResetLink();
      // Marks the browser as known, for a person who is limited by the attempts of others.
      attempts.remember(emailKey(email), call);
      return { detail: 'Password has been reset with the new password.' };
    },
  };
};
