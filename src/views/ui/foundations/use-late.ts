import { useEffect, useState } from 'react';

/** Milliseconds below which a wait is not noticed, and a sign of it would only flicker. */
const patience = 100;

/** Whether something has been waited for long enough to say so. */
export function useLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting]);
  return isWaiting && isLate;
}
