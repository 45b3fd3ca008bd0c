import { createContext, use, useLayoutEffect } from 'react';

/** Where a card stands on the home: among what is due, in the wide column, or beside it. */
export type HomePlace = 'due' | 'main' | 'side';

/** Holds the home back until it is called off. */
type Hold = () => () => void;
export const HoldContext = createContext<Hold | null>(null);

/** Called by every card of the home: it shows them all at once, so that none pushes another away. */
export function useHold(isWaiting: boolean): void {
  const hold = use(HoldContext);
  useLayoutEffect(() => (isWaiting ? hold?.() : undefined), [hold, isWaiting]);
}
