import type { ReactNode } from 'react';
import * as css from './scroll.css.ts';

type ScrollProps = { label: string; children: ReactNode };

/** A horizontal scroll container for wide content, with touch, mouse and keyboard. */
export function Scroll({ label, children }: ScrollProps) {
  return (
    <section
      className={css.scroll}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
      tabIndex={0}
    >
      {children}
    </section>
  );
}
