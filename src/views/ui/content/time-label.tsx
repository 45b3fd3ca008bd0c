import { useSyncExternalStore } from 'react';
import { fullTime, recentTime } from './recent-time.ts';

type TimeLabelProps = {
  at: Date;
  /** The business's, as in 'Africa/Lagos'. */
  timeZone: string;
  /** Stands still at this time instead of following the clock. */
  now?: Date;
};

const interval = 10_000;
const labels = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const lookAll = () => {
  for (const look of labels) look();
};

/** One timer for all labels of a page, and none while there is no label. */
function subscribe(look: () => void) {
  if (labels.size === 0) {
    timer = setInterval(lookAll, interval);
    // A page in the background is woken too seldom to keep up.
    document.addEventListener('visibilitychange', lookAll);
  }
  labels.add(look);
  return () => {
    labels.delete(look);
    if (labels.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookAll);
  };
}

/** When something happened lately; it keeps itself up to date, and tells the full date to who points at it. */
export function TimeLabel({ at, timeZone, now }: TimeLabelProps) {
  const label = () => recentTime(at, now ?? new Date(), timeZone);
  return (
    <time dateTime={at.toISOString()} title={fullTime(at, timeZone)}>
      {useSyncExternalStore(subscribe, label, label)}
    </time>
  );
}
