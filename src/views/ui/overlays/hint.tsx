import { lazy, type ReactNode, type RefObject, Suspense, useRef } from 'react';
import { visuallyHidden } from '../foundations/visually-hidden.css.ts';
import * as css from './popover.css.ts';

/** Few pages ever show one. */
const HintPopover = lazy(async () => ({ default: (await import('./hint-popover.tsx')).HintPopover }));

type HintAtProps = {
  /** What to do next, as in 'Click Add Asset'. */
  text: string;
  isOpen: boolean;
  onClose: () => void;
  anchor: RefObject<HTMLElement | null>;
};

/** Points a newcomer to the next step, is read out as it comes, and leaves the page usable and the focus where it is. */
export function HintAt({ text, isOpen, onClose, anchor }: HintAtProps) {
  return (
    <>
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

type HintTargetProps = { ref: RefObject<HTMLSpanElement | null>; children: ReactNode };

/** What a hint points at. */
export const HintTarget = ({ ref, children }: HintTargetProps) => (
  <span ref={ref} className={css.anchor}>
    {children}
  </span>
);

type HintProps = Omit<HintAtProps, 'anchor'> & {
  /** What it points at. */
  children: ReactNode;
};

/** A hint that stands with what it points at. */
export function Hint({ children, ...hint }: HintProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <>
      <HintTarget ref={anchor}>{children}</HintTarget>
      <HintAt {...hint} anchor={anchor} />
    </>
  );
}
