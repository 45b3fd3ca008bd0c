import { type ReactNode, useRef } from 'react';
import { OverlayArrow, Popover } from 'react-aria-components/Popover';
import { Icon } from '../foundations/icon.tsx';
import { visuallyHidden } from '../foundations/visually-hidden.css.ts';
import * as css from './popover.css.ts';

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
      <Popover
        className={css.hint}
        triggerRef={anchor}
        isOpen={isOpen}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
        isNonModal
        // It goes when it is dismissed, not when the page is used, which is what it asks for.
        shouldCloseOnInteractOutside={() => false}
        placement="bottom"
        offset={10}
      >
        <OverlayArrow>
          <svg className={css.arrow} width={14} height={8} viewBox="0 0 14 8" aria-hidden="true">
            <path d="M0 0 7 8 14 0z" />
          </svg>
        </OverlayArrow>
        <section className={css.hintWords} aria-label="Hint">
          {text}
          <button type="button" className={css.hintClose} aria-label="Dismiss hint" onClick={onClose}>
            <Icon name="close" size={16} />
          </button>
        </section>
      </Popover>
    </>
  );
}
