/** Sign-in with a password: the limited check of it, the second step where the account has one, and the session. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Answer, Caller } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { Refusal, refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { digestOf, secretToken } from '../../platform/security/auth.ts';
import { networkOf } from '../../platform/security/network.ts';
import { day, later } from '../../platform/time/dates.ts';
import { readCurrentUser } from '../account/current-user.ts';
import { emailKey } from '../account/rules.ts';
import { createSecondStep } from '../second-step/codes.ts';
import { secondStepMail } from '../second-step/mails.ts';
import * as stepStore from '../second-step/store.ts';
import { addSession } from '../sessions/store.ts';
import { createTokens } from '../sessions/tokens.ts';
import { createAttempts } from './attempts.ts';
import { knownNetworkLifetime, ticketLifetime, ticketTries } from './rules.ts';
import { type Credentials, findCredentials } from './store.ts';

type SignedIn = components['schemas']['SignedIn'];
type SecondStepAsked = components['schemas']['SecondStepAsked'];
export type Known = Pick<Credentials, 'userId' | 'passwordHash' | 'key'>;
type Device = { device: string; first?: string | null };
/** A business that the person joins in the transaction of the sign-in, and that is named first. */
type Arrival = { first: string; join(tx: Tx, known: Known): Promise<void> };

/** The same for an address that waits for its confirmation: to tell them apart would tell which addresses have accounts. */
const wrongCredentials = () =>
  refuse.general(
    'Unable to log in with provided credentials. If you have just signed up, first open the link in the email that we sent you.',
  );
const ticketEnded = () => refuse.detail('This sign-in took too long. Enter your password again.', 'ticket_ended');

export const createSignIn = (platform: Platform) => {
  const { clock, config, db, mail, passwords } = platform;
  const attempts = createAttempts(platform);
  const secondStep = createSecondStep(platform);

  const issueTokens = createTokens(platform);

  const admit = async (
    tx: Tx,
    { userId, passwordHash, key }: Known,
    caller: Caller,
    { device, first = null }: Device,
  ): Promise<SignedIn> => {
    const { address, userAgent } = caller;
    const id = newId();
    const now = clock.now();
    const expiresAt = later(now, config.sessionDays * day);
    if (!(await addSession(tx, { id, userId, passwordHash, device, address, userAgent, now, expiresAt })))
      throw wrongCredentials();
    const answer = {
      ...(await issueTokens(tx, { userId, sessionId: id })),
      user: await readCurrentUser(tx, userId, first),
    };
    attempts.remember(key, caller);
    return answer;
  };

  /**
   * A ticket for a person who gave the right password and owes a code; null when the account asks for none. The
   * transaction runs as the person. @throws 400 when the password has been changed since it was checked
   */
  const askSecondStep = async (
    tx: Tx,
    { userId, passwordHash }: Known,
    device: string,
  ): Promise<SecondStepAsked | null> => {
    if (!(await secondStep.isOn(tx, userId))) return null;
    const now = clock.now();
    const { token, digest } = secretToken();
    const ticket = { digest, userId, passwordHash, device, tries: ticketTries, now };
    if (!(await stepStore.addTicket(tx, { ...ticket, expiresAt: later(now, ticketLifetime) })))
      throw wrongCredentials();
    return { second_step: { ticket: token, expires_in: ticketLifetime / 1000 } };
  };

  return {
    /** @throws 400 when address and password do not belong to a confirmed account, 429 after too many attempts */
    checkPassword: async (email: string, password: string, caller: Caller): Promise<Credentials> => {
      const key = emailKey(email);
      await attempts.countNetwork('logIn', caller);
      const since = later(clock.now(), -knownNetworkLifetime);
      const known = await db.system((tx) => findCredentials(tx, key, since));
      const isKnownNetwork = known?.addresses.some((one) => networkOf(one) === networkOf(caller.address)) ?? false;
      const attempt = await attempts.count('logIn', key, caller, isKnownNetwork);
      if (known === undefined) await passwords.pretend();
      if (known === undefined || !(await passwords.verify(known.passwordHash, password))) throw wrongCredentials();
      await attempt.succeeded();
      return known;
    },

    askSecondStep,

    /**
     * Signs in a person who gave the right password, or asks for the second step. The transaction runs as the person.
     * @throws 400 when the password has been changed since it was checked
     */
    begin: async (tx: Tx, known: Credentials, caller: Caller, about: Device): Promise<Answer<'logIn'>> =>
      (await askSecondStep(tx, known, about.device)) ?? admit(tx, known, caller, about),

    /**
     * Signs in with ticket and code. A join that throws uses up neither of them.
     * @throws 400, of which the code `ticket_ended` asks for the password again; 429
     */
    complete: async (
      { ticket, code }: { ticket: string; code: string },
      caller: Caller,
      arrival: Arrival | null = null,
    ): Promise<SignedIn> => {
      await attempts.countNetwork('secondStep', caller);
      const digest = digestOf(ticket);
      const since = later(clock.now(), -knownNetworkLifetime);
      const known = await db.system((tx) => stepStore.findTicket(tx, digest, clock.now(), since));
      if (known === undefined) throw ticketEnded();
      const isKnownNetwork = known.addresses.some((one) => networkOf(one) === networkOf(caller.address));
      const attempt = await attempts.count('secondStep', known.key, caller, isKnownNetwork);
      // A wrong code is counted by the ticket, so the transaction must not be rolled back.
      const answer = await db.as({ userId: known.userId }, async (tx) => {
        if (!(await stepStore.claimTicket(tx, digest, clock.now()))) return ticketEnded();
        const verdict = await secondStep.spend(tx, known.userId, code);
        if (verdict === 'wrong') {
          const isLast = !(await stepStore.countWrongCode(tx, digest));
          return isLast ? ticketEnded() : refuse.fields({ one_time_code: ['This code is not valid.'] });
        }
        if (verdict === 'recovery code')
          await mail.send(tx, secondStepMail(config.publicUrl, known.email, 'recovered'));
        await stepStore.removeTicket(tx, digest);
        await arrival?.join(tx, known);
        return admit(tx, known, caller, { device: known.device, first: arrival?.first ?? null });
      });
      if (answer instanceof Refusal) throw answer;
      await attempt.succeeded();
      return answer;
    },

    /** Signs in a person who has given all that the account asks for. The transaction runs as the person. */
    open: admit,
  };
};
