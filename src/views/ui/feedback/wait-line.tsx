import { visuallyHidden } from '../foundations/visually-hidden.css.ts';
import * as css from './wait-line.css.ts';

/** A thin line at the top while the next page is on its way; said, too. It shows after 60 ms, so that it never flickers. */
export function WaitLine({ isWaiting }: { isWaiting: boolean }) {
  return (
    <>
      {isWaiting ? <div className={css.line} /> : null}
      <span role="status" className={visuallyHidden}>
        {isWaiting ? 'Loading' : ''}
      </span>
    </>
  );
}
