/** Sessions: new tokens for a refresh token, and sign-out. */

import type { Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { digestOf } from '../../platform/security/auth.ts';
import { judgeRefresh } from './rules.ts';
import * as store from './store.ts';
import { createTokens } from './tokens.ts';

export const sessionsHandlers = (platform: Platform): Pick<Handlers, 'refreshToken' | 'logOut'> => {
  const { clock, db } = platform;
  const issueTokens = createTokens(platform);
  return {
    refreshToken: async ({ body: { refresh_token }, address, userAgent }) => {
      const tokens = await db.system(async (tx) => {
        const now = clock.now();
        const digest = digestOf(refresh_token);
        const found = await store.claimRefreshToken(tx, digest);
        const verdict = judgeRefresh(found, now);
        if (found === undefined || verdict === 'refused') return null;
        if (verdict === 'reuse') {
          await store.revokeSession(tx, found.sessionId, now);
          return null;
        }
        if (verdict === 'exchange') await store.spendRefreshToken(tx, digest, now);
        await store.touchSession(tx, found.sessionId, { address, userAgent }, now);
        return issueTokens(tx, { ...found, parent: digest });
      });
      if (tokens === null) throw refuse.unauthorised('Your sign-in has ended.');
      return tokens;
    },

    logOut: async ({ body: { refresh_token, everywhere } }) => {
      await db.system(async (tx) => {
        const now = clock.now();
        const found = await store.findRefreshToken(tx, digestOf(refresh_token));
        if (found === undefined) return;
        await (everywhere
          ? store.revokeSessions(tx, found.userId, now)
          : store.revokeSession(tx, found.sessionId, now));
      });
      return undefined;
    },
  };
};
