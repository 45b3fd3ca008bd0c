/** The pair of tokens that a session answers with. */

import type { Answer } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { secretToken } from '../../platform/security/auth.ts';
import { later } from '../../platform/time/dates.ts';
import { refreshLifetime } from './rules.ts';
import { addRefreshToken } from './store.ts';

export const createTokens =
  ({ clock, accessTokens }: Pick<Platform, 'clock' | 'accessTokens'>) =>
  async (
    tx: Tx,
    { userId, sessionId, parent = null }: { userId: string; sessionId: string; parent?: Buffer | null },
  ): Promise<Answer<'refreshToken'>> => {
    const now = clock.now();
    const { token, digest } = secretToken();
    await addRefreshToken(tx, { digest, parent, sessionId, now, expiresAt: later(now, refreshLifetime) });
    return { access_token: accessTokens.sign({ userId, sessionId }), refresh_token: token };
  };
