import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LazyPart } from './lazy-part.tsx';

/** In milliseconds: whoever presses at once has the line for themselves. */
const restTime = 2000;

type Ahead = { page: Pick<LazyPart<never>, 'load' | 'forget'> };

/** Loads the code of these screens once the one that leads to them rests, unless the person asked to save data. */
export function CodeAhead({ screens }: { screens: readonly Ahead[] }) {
  const isReading = useIsFetching() > 0;
  useEffect(() => {
    if (isReading || savesData()) return;
    const stop = new AbortController();
    const timer = setTimeout(() => void loadInTurn(screens, stop.signal), restTime);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [screens, isReading]);
  return null;
}

/** One by one, so that what the person does meanwhile waits for one at most. */
async function loadInTurn(screens: readonly Ahead[], stop: AbortSignal) {
  for (const { page } of screens) {
    if (stop.aborted) return;
    const { value } = await page.load();
    // The screen tries again when somebody opens it.
    if (value === null) return page.forget();
  }
}

type Connection = { saveData?: boolean };

const savesData = (): boolean => (navigator as Navigator & { connection?: Connection }).connection?.saveData ?? false;
