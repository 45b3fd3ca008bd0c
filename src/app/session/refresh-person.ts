import { waitFor } from 'xstate';
import { problem } from '../../domain/shared/problem.ts';
import type { User } from '../../machines/accounts/session/machine.ts';
import { selectUser } from '../../machines/accounts/session/selectors.ts';
import type { Core } from '../core.ts';

/** Loads the person's account again; throws a Problem when that fails, or when the session has ended. */
export async function refreshPerson({ session }: Core, { signal }: { signal: AbortSignal }): Promise<User> {
  session.send({ type: 'user.refetch' });
  const refreshed = await waitFor(
    session,
    (snapshot) =>
      snapshot.matches({ auth: { signedIn: { upkeep: 'ready' } } }) || !snapshot.matches({ auth: 'signedIn' }),
    { signal },
  );
  const user = selectUser(refreshed);
  if (refreshed.context.problem) throw refreshed.context.problem;
  if (user === null) throw problem('unauthorised');
  return user;
}
