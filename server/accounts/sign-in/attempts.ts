/**
 * Limits how often a caller may try a secret of one account. No caller passes a limit, and attempts of others do not lock
 * a person out of their own account; docs/decisions/limits-on-wrong-passwords.md explains how.
 */
import { randomBytes } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import type { Caller } from '../../platform/contract.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Allowance } from '../../platform/security/limits.ts';
import { networkOf } from '../../platform/security/network.ts';

/** Attempts of any kind from one network, for all accounts. */
const fromOneNetwork: Allowance = { calls: 300, seconds: 900 };
/** Failed attempts for one account from one network, or with one device mark. */
const byOne: Allowance = { calls: 10, seconds: 900 };
/** Failed attempts for one account from all unknown networks together. */
const byStrangers: Allowance = { calls: 30, seconds: 3600 };

/** How long a browser keeps a mark: the longest that RFC 6265bis allows, in seconds. */
const markLifetime = 400 * 24 * 3600;
const purpose = 'device mark';

export type Attempt = { succeeded(): Promise<void> };

export const createAttempts = ({ limits, encryption, config }: Pick<Platform, 'limits' | 'encryption' | 'config'>) => {
  // Counters and cookies do not name their account; a browser may have cookies of several.
  const idOf = (account: string) => encryption.digest(purpose, account).toString('base64url').slice(0, 24);
  const isHttps = config.publicUrl.startsWith('https:');
  // A browser takes the prefix from this very host over https only: no other host of the domain can plant a mark.
  const cookieFor = (account: string) => `${isHttps ? '__Host-' : ''}steward_device_${idOf(account)}`;

  /** The mark of a device that has signed in to this account before, or null. */
  const markOf = (account: string, { cookie }: Pick<Caller, 'cookie'>): string | null =>
    encryption.decrypt(purpose, account, Buffer.from(cookie(cookieFor(account)) ?? '', 'base64url'));

  return {
    /** Counts an attempt from a network, before anything else is checked. @throws 429 */
    countNetwork: (kind: string, { address }: Pick<Caller, 'address'>) =>
      limits.take(`${kind}:all`, networkOf(address), fromOneNetwork),

    /**
     * Counts an attempt for an account; a successful one is not counted.
     * @param account its key, whether or not the account exists
     * @param isKnownNetwork whether the person has signed in from this network before
     * @throws 429
     */
    count: async (kind: string, account: string, caller: Caller, isKnownNetwork: boolean): Promise<Attempt> => {
      const mark = markOf(account, caller);
      const [name, key] =
        mark === null ? [`${kind}:guesses`, `${networkOf(caller.address)} ${idOf(account)}`] : [`${kind}:device`, mark];
      const isStranger = mark === null && !isKnownNetwork;
      await limits.take(name, key, byOne);
      if (isStranger) await limits.take(`${kind}:strangers`, idOf(account), byStrangers);
      return {
        succeeded: async () => {
          await limits.clear(name, key, byOne);
          if (isStranger) await limits.giveBack(`${kind}:strangers`, idOf(account), byStrangers);
        },
      };
    },

    /** Marks the caller's browser as known to this account. The mark gives no access. */
    remember: (account: string, caller: Caller) => {
      if (markOf(account, caller) !== null) return;
      const mark = encryption.encrypt(purpose, account, randomBytes(16).toString('base64url')).toString('base64url');
      const cookie = stringifySetCookie({
        name: cookieFor(account),
        value: mark,
        path: isHttps ? '/' : '/api/accounts/',
        maxAge: markLifetime,
        httpOnly: true,
        sameSite: 'strict',
        secure: isHttps,
      });
      caller.reply.header('set-cookie', cookie);
    },
  };
};
