/** How long a session lasts, and whether a refresh token is accepted. Pure. */
import { accessTokenLifetime } from '../../platform/security/auth.ts';
import { minute, second } from '../../platform/time/dates.ts';

/** How long a person may do nothing before their session ends, in milliseconds; src/machines/accounts/session has it too. */
const idleLimit = 30 * minute;
/**
 * How long a refresh token can be used, in milliseconds. Tokens are exchanged when an access token has expired, so a request
 * may come so much later than the last exchange.
 */
export const refreshLifetime = idleLimit + accessTokenLifetime * second;
/** How long a used refresh token is still accepted, so that a lost answer or a second tab does not end the session; milliseconds. */
const refreshGrace = 30 * second;

export type KnownRefreshToken = {
  expiresAt: Date;
  usedAt: Date | null;
  revokedAt: Date | null;
  /** Whether another token that was given in exchange for the same one is in use. */
  isForked: boolean;
};

/**
 * *exchange*: new tokens, this one is used now; *repeat*: new tokens, since it was used a moment ago; *reuse*: two
 * holders share it, so the sign-in ends; *refused*: unknown, expired or signed out.
 */
export function judgeRefresh(
  known: KnownRefreshToken | undefined,
  now: Date,
): 'exchange' | 'repeat' | 'reuse' | 'refused' {
  if (known === undefined || known.revokedAt !== null) return 'refused';
  if (known.isForked) return 'reuse';
  if (known.usedAt !== null) return now.getTime() - known.usedAt.getTime() <= refreshGrace ? 'repeat' : 'reuse';
  return known.expiresAt <= now ? 'refused' : 'exchange';
}
