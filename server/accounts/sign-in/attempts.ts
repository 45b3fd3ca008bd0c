/**
 * How often somebody may try to guess a secret of one account. Nobody is let past a limit, and nobody is locked out of
 * their own account by the tries of others; docs/decisions/guessing.md says how both can be.
 */
import { randomBytes } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import type { Caller } from '../../platform/contract.ts';
import type { Allowance } from '../../platform/limits.ts';
import { networkOf } from '../../platform/network.ts';
import type { Platform } from '../../platform/platform.ts';

/** Tries of any kind from one network, at whatever account. */
const fromOneNetwork: Allowance = { calls: 300, seconds: 900 };
/** Wrong ones for one account from one network, or with one device's mark. */
const byOne: Allowance = { calls: 10, seconds: 900 };
/** Wrong ones for one account from everywhere where its person has never been, taken together. */
const byStrangers: Allowance = { calls: 30, seconds: 3600 };

/** How long a browser keeps a mark: as long as browsers keep anything (RFC 6265bis), in seconds. */
const markLifetime = 400 * 24 * 3600;
const purpose = 'device mark';

export type Attempt = { succeeded(): Promise<void> };

export const createAttempts = ({ limits, seal, config }: Pick<Platform, 'limits' | 'seal' | 'config'>) => {
  // Neither counters nor cookies say whose they are; a browser may know several accounts.
  const idOf = (account: string) => seal.digest(purpose, account).toString('base64url').slice(0, 24);
  const cookieFor = (account: string) => `steward_device_${idOf(account)}`;

  /** The mark of a device on which somebody has signed in to this account before, or null. */
  const markOf = (account: string, { cookie }: Pick<Caller, 'cookie'>): string | null =>
    seal.open(purpose, account, Buffer.from(cookie(cookieFor(account)) ?? '', 'base64url'));

  return {
    /** Counts a try from a network, before anything else is asked. @throws 429 */
    countNetwork: (kind: string, { address }: Pick<Caller, 'address'>) =>
      limits.take(`${kind}:all`, networkOf(address), fromOneNetwork),

    /**
     * Counts a try at an account's secret; one that turns out right is taken back.
     * @param account what the account is known by: the same whether or not there is one
     * @param isKnownNetwork whether its person has come from this network before
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

    /** Lets the caller's browser remember that its person is no stranger to this account. Gives no access to it. */
    remember: (account: string, caller: Caller) => {
      if (markOf(account, caller) !== null) return;
      const mark = seal.close(purpose, account, randomBytes(16).toString('base64url')).toString('base64url');
      const cookie = stringifySetCookie({
        name: cookieFor(account),
        value: mark,
        path: '/api/accounts/',
        maxAge: markLifetime,
        httpOnly: true,
        sameSite: 'strict',
        secure: config.production,
      });
      caller.reply.header('set-cookie', cookie);
    },
  };
};
