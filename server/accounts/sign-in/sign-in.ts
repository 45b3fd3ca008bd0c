/** Signing in by a password: the check of it, which is limited, the second step where there is one, and the session. */
import type { components } from '../../../openapi/generated/contract.ts';
import { digestOf, secretToken } from '../../platform/auth.ts';
import type { Answer, Caller } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database.ts';
import { Refusal, refuse } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { networkOf } from '../../platform/network.ts';
import type { Platform } from '../../platform/platform.ts';
import { emailKey, later, presentUser } from '../account/rules.ts';
import * as accounts from '../account/store.ts';
import { createSecondStep } from '../second-step/codes.ts';
import { secondStepMail } from '../second-step/mails.ts';
import * as stepStore from '../second-step/store.ts';
import { refreshLifetime } from '../sessions/rules.ts';
import * as sessions from '../sessions/store.ts';
import { createGuessing } from './attempts.ts';
import { knownNetworkLifetime, ticketLifetime, ticketTries } from './rules.ts';
import * as credentials from './store.ts';

type SignedIn = components['schemas']['SignedIn'];
type SecondStepAsked = components['schemas']['SecondStepAsked'];
export type Known = Pick<credentials.Credentials, 'userId' | 'passwordHash' | 'key'>;
type Device = { device: string; first?: string | null };
/** What a person comes to by this sign-in: a business to name first, which they join in the same transaction. */
type Arrival = { first: string; join(tx: Tx, known: Known): Promise<void> };

const wrongCredentials = () => refuse.general('Unable to log in with provided credentials.');
const ticketEnded = () => refuse.detail('This sign-in took too long. Enter your password again.', 'ticket_ended');

export const createSignIn = (platform: Platform) => {
  const { clock, config, db, mail, passwords, accessTokens } = platform;
  const guessing = createGuessing(platform);
  const secondStep = createSecondStep(platform);

  const issueTokens = async (tx: Tx, userId: string, sessionId: string): Promise<Answer<'refreshToken'>> => {
    const now = clock.now();
    const { token, digest } = secretToken();
    await sessions.addRefreshToken(tx, { digest, sessionId, now, expiresAt: later(now, refreshLifetime) });
    return { access_token: accessTokens.sign({ userId, sessionId }), refresh_token: token };
  };

  /** @param first the business to name first among the person's, by default the one they joined first */
  const readUser = async (tx: Tx, userId: string, first: string | null = null): Promise<Answer<'getCurrentUser'>> => {
    const user = await accounts.readUser(tx, userId);
    if (user === undefined) throw refuse.unauthorised();
    const isFirst = ({ business_id }: { business_id: string }) => business_id === first;
    const memberships = [...user.memberships].sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
    return presentUser({ ...user, memberships });
  };

  const admit = async (
    tx: Tx,
    { userId, passwordHash, key }: Known,
    caller: Caller,
    { device, first = null }: Device,
  ): Promise<SignedIn> => {
    const { address, userAgent } = caller;
    const id = newId();
    if (!(await sessions.addSession(tx, { id, userId, passwordHash, device, address, userAgent, now: clock.now() })))
      throw wrongCredentials();
    const answer = { ...(await issueTokens(tx, userId, id)), user: await readUser(tx, userId, first) };
    guessing.remember(key, caller);
    return answer;
  };

  /**
   * A ticket for whoever gave the right password and owes a code, or null when their account asks for none. The
   * transaction speaks for the person. @throws 400 when the password has been changed since it was checked
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
    issueTokens,
    readUser,

    /** Whose password it is. @throws 400 when it is nobody's or the address is not confirmed, 429 after too many guesses */
    checkPassword: async (email: string, password: string, caller: Caller): Promise<credentials.Credentials> => {
      const key = emailKey(email);
      await guessing.countNetwork('logIn', caller);
      const since = later(clock.now(), -knownNetworkLifetime);
      const known = await db.system((tx) => credentials.findCredentials(tx, key, since));
      const isKnownNetwork = known?.addresses.some((one) => networkOf(one) === networkOf(caller.address)) ?? false;
      const guess = await guessing.count('logIn', key, caller, isKnownNetwork);
      if (known === undefined) await passwords.pretend();
      if (known === undefined || !(await passwords.verify(known.passwordHash, password))) throw wrongCredentials();
      await guess.isRight();
      if (!known.confirmed) throw refuse.general('E-mail is not verified.');
      return known;
    },

    askSecondStep,

    /**
     * Lets in whoever gave the right password, or asks them for the second step. The transaction speaks for the person.
     * @throws 400 when the password has been changed since it was checked
     */
    begin: async (tx: Tx, known: credentials.Credentials, caller: Caller, about: Device): Promise<Answer<'logIn'>> =>
      (await askSecondStep(tx, known, about.device)) ?? admit(tx, known, caller, about),

    /**
     * Lets in by ticket and code. A join that throws takes neither of them.
     * @throws 400, of which the code `ticket_ended` asks for the password again; 429
     */
    complete: async (
      { ticket, code }: { ticket: string; code: string },
      caller: Caller,
      arrival: Arrival | null = null,
    ): Promise<SignedIn> => {
      await guessing.countNetwork('secondStep', caller);
      const digest = digestOf(ticket);
      const since = later(clock.now(), -knownNetworkLifetime);
      const known = await db.system((tx) => stepStore.findTicket(tx, digest, clock.now(), since));
      if (known === undefined) throw ticketEnded();
      const isKnownNetwork = known.addresses.some((one) => networkOf(one) === networkOf(caller.address));
      const guess = await guessing.count('secondStep', known.key, caller, isKnownNetwork);
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
      await guess.isRight();
      return answer;
    },

    /** Lets in whoever has given all that their account asks for. The transaction speaks for the person. */
    open: admit,

    /** Whoever has proved by a mailed link that an account is theirs is no stranger to it. */
    remember: guessing.remember,
  };
};
