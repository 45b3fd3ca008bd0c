import { problem } from '../../domain/shared/problem.ts';
import { sessionMachine, type Tokens } from '../../machines/accounts/session/machine.ts';
import { getCurrentUser, logOut, refreshToken } from '../../services/accounts/account.ts';
import { promiseActor } from '../actors/promise-actor.ts';
import { readSession, writeTokens } from './session-storage.ts';

type Renewal = { refreshToken: string };

/** One tab at a time exchanges the refresh token, which is good for one exchange; the others take what it got. */
async function renewTokens(input: Renewal, { signal }: { signal: AbortSignal }): Promise<Tokens> {
  return exclusively('steward.refresh', signal, async () => {
    const stored = readSession();
    if (!stored) throw problem('unauthorised');
    if (stored.refreshToken !== input.refreshToken) {
      return { access_token: stored.accessToken, refresh_token: stored.refreshToken };
    }
    const tokens = await refreshToken({ refresh_token: input.refreshToken }, { signal });
    // Inside the lock: the next tab must not find the token that has just been used up.
    writeTokens(tokens);
    return tokens;
  });
}

async function exclusively<T>(name: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  // Locks exist only in secure contexts; without them the server's grace for a repeated exchange has to do.
  return navigator.locks ? await navigator.locks.request(name, { signal }, work) : work();
}

export const liveSessionMachine = sessionMachine.provide({
  actors: {
    getCurrentUser: promiseActor(getCurrentUser),
    refreshToken: promiseActor(renewTokens),
    logOut: promiseActor((input: Renewal, options) => logOut({ refresh_token: input.refreshToken }, options)),
  },
});
