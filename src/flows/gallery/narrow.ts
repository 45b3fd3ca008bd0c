/** Whether the window is as narrow as a phone's: words then come before drawings. */
import { useSyncExternalStore } from 'react';

const query = matchMedia('(max-width: 639.98px)');
const subscribe = (listener: () => void) => {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
