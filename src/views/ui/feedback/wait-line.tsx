import { useLate } from '../foundations/use-late.ts';
import { visuallyHidden } from '../foundations/visually-hidden.css.ts';
import * as css from './wait-line.css.ts';

/** A thin line at the top while the next page is on its way; said, too. Nothing shows when that takes less than 150 ms. */
export function WaitLine({ isWaiting }: { isWaiting: boolean }) {
  const isLate = useLate(isWaiting);
  return (
    <>
      {isLate ? <div className={css.line} /> : null}
      <span role="status" className={visuallyHidden}>
        {isLate ? 'Loading' : ''}
      </span>
    </>
  );
}
