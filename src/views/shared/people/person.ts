import { createContext, use } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';

/** The signed-in person. */
export type Person = {
  /** Null for a visitor. */
  user: components['schemas']['User'] | null;
  /** Loads the account again, because something in it has changed. */
  refresh: () => void;
  signOut: () => void;
};

/** The app provides it to every screen. */
export const PersonContext = createContext<Person>({
  user: null,
  refresh: () => undefined,
  signOut: () => undefined,
});

export const usePerson = (): Person => use(PersonContext);
