import type { ReactNode } from 'react';
import * as css from './specimen.css.ts';

/** Specimens beside each other, as far as there is room. For pages of the reference only. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}

/** Specimens below each other, as wide as a form. For pages of the reference only. */
export function Column({ children }: { children: ReactNode }) {
  return <div className={css.column}>{children}</div>;
}
