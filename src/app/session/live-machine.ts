import { problem } from '../../domain/shared/problem.ts';
import { sessionMachine, type Tokens } from '../../machines/accounts/session/machine.ts';
import { getCurrentUser, logOut, refreshToken } from '../../services/accounts/account.ts';
import { promiseActor } from '../actors/promise-actor.ts';
import { readSession, writeTokens } from './session-storage.ts';

type Renewal = { refreshToken: string };

/** One tab at a time exchanges the refresh token, which is valid once; the other tabs use the new tokens. */
async function renewTokens(input: Renewal, { signal }: { signal: AbortSignal }): Promise<Tokens> {
  return exclusively('steward.refresh', signal, async () => {
    const stored = readSession();
    if (!stored) throw problem('unauthorised');
    if (stored.refreshToken !== input.refreshToken) {
      return { access_token: stored.accessToken, refresh_token: stored.refreshToken };
    }
    const tokens = await refreshToken({ refresh_token: input.refreshToken }, { signal });
    // Written inside the lock, so that the next tab does not read the used token.
    writeTokens(tokens);
    return tokens;
  });
}

async function exclusively<T>(name: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  // Locks exist only in secure contexts; elsewhere the server's grace period for a repeated exchange must suffice.
  return navigator.locks ? await navigator.locks.request(name, { signal }, work) : work();
}

export const liveSessionMachine = sessionMachine.provide({
  actors: {
    getCurrentUser: promiseActor(getCurrentUser),
    refreshToken: promiseActor(renewTokens),
    logOut: promiseActor((input: Renewal, options) => logOut({ refresh_token: input.refreshToken }, options)),
  },
});
