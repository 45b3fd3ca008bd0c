/** The objects that live as long as the page. They are created once and passed to everything that needs them. */
import type { SessionRef } from '../machines/accounts/session/machine.ts';
import { createSession, startSession } from './session/session.ts';

export type Core = { session: SessionRef };

export const createCore = (): Core => ({ session: createSession() });

/** Starts the session, which follows storage, other tabs and the connection. */
export const startCore = ({ session }: Core): void => startSession(session);

/** Creates one instance per core on first use, because its code may load later than the core. */
export function perCore<Made>(make: (core: Core) => Made): (core: Core) => Made {
  const made = new WeakMap<Core, Made>();
  return (core) => {
    const known = made.get(core) ?? make(core);
    made.set(core, known);
    return known;
  };
}
