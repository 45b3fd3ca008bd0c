/** What belonging to a business needs of accounts; the server puts the two together. */
import type { components } from '../../openapi/generated/contract.ts';
import type { Caller } from '../platform/contract.ts';
import type { Tx } from '../platform/database.ts';

export type SignedIn = components['schemas']['SignedIn'];
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
  /**
   * Signs a person in, unless their account asks for a second step, which only the sign-in itself can take; the
   * transaction speaks for them. `first` is the business to name first.
   */
  open(
    tx: Tx,
    credentials: Credentials,
    caller: Caller,
    about: { device: string; first: string },
  ): Promise<SignedIn | 'secondStep'>;
};
