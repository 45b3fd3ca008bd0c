/** How long a session lasts, and what a refresh token is worth. Pure. */
import { day, second } from '../../platform/dates.ts';

/** How long a refresh token is good, in milliseconds. */
export const refreshLifetime = 30 * day;
/** How long a used refresh token still answers, so that a lost answer or a second tab signs nobody out; milliseconds. */
const refreshGrace = 30 * second;

export type KnownRefreshToken = { expiresAt: Date; usedAt: Date | null; revokedAt: Date | null };

/**
 * *exchange*: new tokens, this one is used now; *repeat*: new tokens, since it was used a moment ago; *reuse*: two
 * holders share it, so the sign-in ends; *refused*: unknown, expired or signed out.
 */
export function judgeRefresh(
  known: KnownRefreshToken | undefined,
  now: Date,
): 'exchange' | 'repeat' | 'reuse' | 'refused' {
  if (known === undefined || known.revokedAt !== null) return 'refused';
  if (known.usedAt !== null) return now.getTime() - known.usedAt.getTime() <= refreshGrace ? 'repeat' : 'reuse';
  return known.expiresAt <= now ? 'refused' : 'exchange';
}
