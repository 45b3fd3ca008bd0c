/** What belonging to a business needs of accounts; the server puts the two together. */
import type { components } from '../../openapi/generated/contract.ts';
import type { Caller } from '../platform/contract.ts';
import type { Tx } from '../platform/database.ts';

export type SignedIn = components['schemas']['SignedIn'];
export type SecondStepAsked = components['schemas']['SecondStepAsked'];
/** `key` is the address, as `emailKey` makes it. */
export type Credentials = { userId: string; passwordHash: string; key: string };

export type Accounts = {
  /** Two spellings with the same key are one account. */
  emailKey(email: string): string;
  /** What is wrong with a new password, as messages. */
  passwordProblems(password: string, about: Record<string, string>): string[];
  hasAccount(tx: Tx, key: string): Promise<boolean>;
  /**
   * The account of an address that a mailed link has proved: without a password yet, it takes this one and is confirmed,
   * and whatever sign-ups wait for the address end. With one, nothing changes.
   */
  settle(
    tx: Tx,
    account: { email: string; key: string; passwordHash: string; now: Date },
  ): Promise<{ userId: string; isNew: boolean }>;
  /** @throws 400 when it is nobody's, 429 after too many guesses */
  checkPassword(email: string, password: string, caller: Caller): Promise<Credentials>;
  /** A ticket for whoever gave the right password and owes a code, or null when their account asks for none. */
  askSecondStep(credentials: Credentials, device: string): Promise<SecondStepAsked | null>;
  /**
   * Takes ticket and code; `join` then makes the person a member, or throws, and in that case nothing was taken.
   * @throws 400, of which the code `ticket_ended` asks for the password again; 429 after too many guesses
   */
  completeSecondStep(
    given: { ticket: string; code: string },
    caller: Caller,
    arrival: { first: string; join(tx: Tx, credentials: Credentials): Promise<void> },
  ): Promise<SignedIn>;
  /** Signs in whoever has given all that their account asks for; `first` is the business to name first. */
  open(tx: Tx, credentials: Credentials, caller: Caller, about: { device: string; first: string }): Promise<SignedIn>;
};
