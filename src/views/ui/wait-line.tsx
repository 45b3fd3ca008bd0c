import { useEffect, useState } from 'react';
import { said } from './said.css.ts';
import * as css from './wait-line.css.ts';

/** Milliseconds below which a wait is not noticed, and a sign of it would only flicker. */
const patience = 150;

/** A thin line at the top while the next page is on its way; said, too. Nothing shows when that takes less than 150 ms. */
export function WaitLine({ isWaiting }: { isWaiting: boolean }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting]);
  return (
    <>
      {isLate ? <div className={css.line} /> : null}
      <span role="status" className={said}>
        {isLate ? 'Loading' : ''}
      </span>
    </>
  );
}
