/**
 * Accounts: how a person comes in, stays in and goes out. Whether an address has an account is told to nobody but the
 * address itself.
 */
import { digestOf, secretToken } from '../../platform/auth.ts';
import type { Handlers } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database.ts';
import { refuse } from '../../platform/errors.ts';
import { toE164 } from '../../platform/phone.ts';
import type { Platform } from '../../platform/platform.ts';
import { passwordChangedMail, passwordResetMail } from '../passwords/mails.ts';
import { passwordProblems, passwordResetLifetime } from '../passwords/rules.ts';
import * as passwordStore from '../passwords/store.ts';
import { removeTickets } from '../second-step/store.ts';
import { judgeRefresh } from '../sessions/rules.ts';
import * as sessions from '../sessions/store.ts';
import { createSignIn } from '../sign-in/sign-in.ts';
import { alreadyRegisteredMail, confirmationMail, contestedMail } from '../sign-up/mails.ts';
import { confirmationLifetime, judgeConfirmation, planProblems } from '../sign-up/rules.ts';
import * as signUps from '../sign-up/store.ts';
import { emailKey, later } from './rules.ts';
import * as accounts from './store.ts';

/** Sign-ups and resent links for one address; they all send mail to it. */
const mailsToOneAddress = { calls: 10, seconds: 3600 };
const resetsToOneAddress = { calls: 5, seconds: 3600 };

/** Shown when the product has no business, and so no country, of a person. */
const defaultCountry = 'NG';

const invalidResetLink = () => refuse.detail('Invalid reset link');

type AccountsOperation =
  | 'signUp'
  | 'confirmEmail'
  | 'resendConfirmationEmail'
  | 'logIn'
  | 'refreshToken'
  | 'logOut'
  | 'getCurrentUser'
  | 'updateCurrentUser'
  | 'changePassword'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'getUserPermission';

export const accountsHandlers = (platform: Platform): Pick<Handlers, AccountsOperation> => {
  const { clock, config, db, limits, mail, passwords } = platform;
  const { issueTokens, readUser, ...signIn } = createSignIn(platform);

  const sendConfirmation = async (
    tx: Tx,
    { userId, signUpId, to }: { userId: string; signUpId: string; to: string },
  ) => {
    const now = clock.now();
    const { token, digest } = secretToken();
    await signUps.addConfirmation(tx, { digest, userId, signUpId, now, expiresAt: later(now, confirmationLifetime) });
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
        const account = await accounts.claimAccount(tx, { email, key, now });
        if (account.confirmed) return mail.send(tx, alreadyRegisteredMail(config.publicUrl, account.email));
        const signUpId = await signUps.addSignUp(
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
        const found = await signUps.findConfirmation(tx, digestOf(key));
        const judged = judgeConfirmation(found, now);
        if (judged === 'confirm' && found?.signUpId) {
          await signUps.confirmSignUp(tx, { userId: found.userId, signUpId: found.signUpId, now });
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
        const [signUp, ...others] = await signUps.waitingSignUps(tx, key);
        if (signUp === undefined) return;
        // A link brings the password of one sign-up, and whoever asks here cannot say which one was theirs.
        if (others.length > 0) return mail.send(tx, contestedMail(config.publicUrl, signUp.email));
        return sendConfirmation(tx, { userId: signUp.userId, signUpId: signUp.id, to: signUp.email });
      });
      return { detail: 'Verification e-mail sent.' };
    },

    logIn: async (call) => {
      const { body, query } = call;
      const known = await signIn.checkPassword(body.email, body.password, call);
      const { device = 'web' } = query;
      return db.as({ userId: known.userId }, (tx) => signIn.begin(tx, known, call, { device }));
    },

    refreshToken: async ({ body: { refresh_token }, address, userAgent }) => {
      const tokens = await db.system(async (tx) => {
        const now = clock.now();
        const digest = digestOf(refresh_token);
        const found = await sessions.claimRefreshToken(tx, digest);
        const verdict = judgeRefresh(found, now);
        if (found === undefined || verdict === 'refused') return null;
        if (verdict === 'reuse') {
          await sessions.revokeSession(tx, found.sessionId, now);
          return null;
        }
        if (verdict === 'exchange') await sessions.spendRefreshToken(tx, digest, now);
        await sessions.touchSession(tx, found.sessionId, { address, userAgent }, now);
        return issueTokens(tx, found.userId, found.sessionId);
      });
      if (tokens === null) throw refuse.unauthorised('Your sign-in has ended.');
      return tokens;
    },

    logOut: async ({ body: { refresh_token, everywhere } }) => {
      await db.system(async (tx) => {
        const now = clock.now();
        const found = await sessions.findRefreshToken(tx, digestOf(refresh_token));
        if (found === undefined) return;
        await (everywhere
          ? sessions.revokeSessions(tx, found.userId, now)
          : sessions.revokeSession(tx, found.sessionId, now));
      });
      return undefined;
    },

    getCurrentUser: ({ tx, userId, query }) => readUser(tx, userId, query.business),

    updateCurrentUser: async ({ tx, userId, body }) => {
      const text = body.phone_number;
      const country = text === undefined ? null : await accounts.homeCountry(tx, userId);
      const phoneNumber = text === undefined ? null : toE164(text, country ?? defaultCountry);
      const problems: Record<string, string[]> = {};
      if (text !== undefined && phoneNumber === null)
        problems.phone_number = ['The phone number entered is not valid.'];
      for (const name of ['first_name', 'last_name'] as const) {
        if (body[name]?.trim() === '') problems[name] = ['This field may not be blank.'];
      }
      if (Object.keys(problems).length > 0) throw refuse.fields(problems);
      const firstName = body.first_name?.trim() ?? null;
      await accounts.updatePerson(tx, userId, { firstName, lastName: body.last_name?.trim() ?? null, phoneNumber });
      return readUser(tx, userId);
    },

    changePassword: async ({ tx, userId, sessionId, body: { old_password, new_password } }) => {
      const person = await passwordStore.readPasswordHash(tx, userId);
      if (person === undefined || !(await passwords.verify(person.passwordHash, old_password))) {
        throw refuse.fields({ old_password: ['Your old password was entered incorrectly. Please enter it again.'] });
      }
      const { email, firstName, lastName } = person;
      const problems = passwordProblems(new_password, { email, 'first name': firstName, 'last name': lastName });
      if (problems.length > 0) throw refuse.fields({ new_password: problems });
      await passwordStore.setPasswordHash(tx, userId, await passwords.hash(new_password));
      await passwordStore.removePasswordResets(tx, userId);
      await removeTickets(tx, userId);
      await sessions.revokeSessions(tx, userId, clock.now(), sessionId);
      await mail.send(tx, passwordChangedMail(config.publicUrl, email, 'every other device'));
      return { detail: 'New password has been saved.' };
    },

    requestPasswordReset: async ({ body: { email } }) => {
      const key = emailKey(email);
      await limits.take('passwordReset:email', key, resetsToOneAddress);
      await db.system(async (tx) => {
        const account = await accounts.findConfirmedAccount(tx, key);
        if (account === undefined) return;
        const now = clock.now();
        const { token, digest } = secretToken();
        const { userId } = account;
        await passwordStore.addPasswordReset(tx, { digest, userId, now, expiresAt: later(now, passwordResetLifetime) });
        await mail.send(tx, passwordResetMail(config.publicUrl, account.email, userId, token));
      });
      return { detail: 'Password reset e-mail has been sent.' };
    },

    resetPassword: async (call) => {
      const { uid, token, new_password } = call.body;
      const digest = digestOf(token);
      const found = await db.system((tx) => passwordStore.findPasswordReset(tx, digest, clock.now()));
      if (found === undefined || found.userId !== uid) throw invalidResetLink();
      const { userId, email, firstName, lastName } = found;
      const problems = passwordProblems(new_password, { email, 'first name': firstName, 'last name': lastName });
      if (problems.length > 0) throw refuse.fields({ new_password: problems });
      const passwordHash = await passwords.hash(new_password);
      const isDone = await db.system(async (tx) => {
        const now = clock.now();
        if (!(await passwordStore.spendPasswordReset(tx, digest, now))) return false;
        await passwordStore.setPasswordHash(tx, userId, passwordHash);
        await passwordStore.removePasswordResets(tx, userId);
        await removeTickets(tx, userId);
        await sessions.revokeSessions(tx, userId, now);
        await mail.send(tx, passwordChangedMail(config.publicUrl, email, 'every device'));
        return true;
      });
      if (!isDone) throw invalidResetLink();
      // Somebody who was shut out by the guesses of others gets in this way.
      signIn.remember(emailKey(email), call);
      return { detail: 'Password has been reset with the new password.' };
    },

    getUserPermission: async ({ tx, userId, query }) => {
      const { is_owner, permissions } = await readUser(tx, userId, query.business);
      return { is_owner, permissions };
    },
  };
};
