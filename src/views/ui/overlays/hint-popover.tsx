import type { RefObject } from 'react';
import { OverlayArrow, Popover } from 'react-aria-components/Popover';
import { Icon } from '../foundations/icon.tsx';
import * as css from './popover.css.ts';

type HintPopoverProps = { text: string; anchor: RefObject<HTMLElement | null>; onClose: () => void };

/** The words of a hint beside what it points at. */
export function HintPopover({ text, anchor, onClose }: HintPopoverProps) {
  return (
    <Popover
      className={css.hint}
      triggerRef={anchor}
      isOpen
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
  );
}
