import type { ReactNode } from 'react';
import * as css from './badge.css.ts';

type Tone = keyof typeof css.badge;
type BadgeProps = { tone: Tone; children: ReactNode };

/** A word or a count about a thing that never changes by itself: 'Default', '3 new'. For how it is doing use Status. */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className={css.badge[tone]}>
      <span className={css.words}>{children}</span>
    </span>
  );
}

type StatusProps = BadgeProps & {
  /** Without its ground, for a line of text or a list of facts. */
  isPlain?: boolean;
};

/** How a thing is doing: a dot and a word. The word says it, so the colour may be missed. */
export function Status({ tone, children, isPlain = false }: StatusProps) {
  return (
    <span className={isPlain ? css.plainStatus[tone] : css.status[tone]}>
      <span className={css.words}>{children}</span>
    </span>
  );
}
