import { waitFor } from 'xstate';
import type { SessionRef, SessionSnapshot } from '../../machines/accounts/session/machine.ts';

/** Loads the person's account again and waits until that has succeeded or failed, or until nobody is signed in. */
export function refreshPerson(session: SessionRef): Promise<SessionSnapshot> {
  session.send({ type: 'user.refetch' });
  return waitFor(
    session,
    (snapshot) =>
      snapshot.matches({ auth: { signedIn: { upkeep: 'ready' } } }) || !snapshot.matches({ auth: 'signedIn' }),
  );
}
