/** What runs for as long as the page is open. It is made once and given to everything that needs it. */
import type { SessionRef } from '../machines/accounts/session/machine.ts';
import { createSession, startSession } from './session/session.ts';

export type Core = { session: SessionRef };

export const createCore = (): Core => ({ session: createSession() });

/** Reads what the browser keeps, and follows the browser from then on. */
export const startCore = ({ session }: Core): void => startSession(session);

/** Makes one thing for a core, when it is first asked for: its code may come later than the core. */
export function perCore<Made>(make: (core: Core) => Made): (core: Core) => Made {
  const made = new WeakMap<Core, Made>();
  return (core) => {
    const known = made.get(core) ?? make(core);
    made.set(core, known);
    return known;
  };
}
