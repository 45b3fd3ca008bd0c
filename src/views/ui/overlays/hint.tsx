import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { visuallyHidden } from '../foundations/visually-hidden.css.ts';
import * as css from './popover.css.ts';

/** Few pages ever show one. */
const HintPopover = lazy(async () => ({ default: (await import('./hint-popover.tsx')).HintPopover }));

type HintProps = {
  /** What to do next, as in 'Click Add Asset'. */
  text: string;
  isOpen: boolean;
  onClose: () => void;
  /** What it points at. */
  children: ReactNode;
};

/** Points a newcomer to the next step, is read out as it comes, and leaves the page usable and the focus where it is. */
export function Hint({ text, isOpen, onClose, children }: HintProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={anchor} className={css.anchor}>
        {children}
      </span>
      <span role="status" className={visuallyHidden}>
        {isOpen ? text : ''}
      </span>
      {isOpen ? (
        <Suspense fallback={null}>
          <HintPopover text={text} anchor={anchor} onClose={onClose} />
        </Suspense>
      ) : null}
    </>
  );
}
