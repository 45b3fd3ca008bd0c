import type { ReactNode } from 'react';
import * as css from './scroll.css.ts';

type ScrollProps = { label: string; children: ReactNode };

/** What may be wider than the page scrolls by itself, by touch, mouse and keyboard. */
export function Scroll({ label, children }: ScrollProps) {
  return (
    <section
      className={css.scroll}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
    >
      {children}
    </section>
  );
}
