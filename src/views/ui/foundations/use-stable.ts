import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for as long as the component lives, which does what the last render said: for memoised children. */
export function useStable<A extends unknown[], R>(act: (...parameters: A) => R): (...parameters: A) => R {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...parameters: A) => latest.current(...parameters), []);
}
