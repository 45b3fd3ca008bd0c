import type { ReactNode } from 'react';
import * as css from './layout.css.ts';

type LayoutProps = { children: ReactNode };

/** Blocks one under another. */
export function Stack({ children }: LayoutProps) {
  return <div className={css.stack}>{children}</div>;
}

/** Buttons beside each other below what they act on, with a short note after them. */
export function Actions({ children }: LayoutProps) {
  return <div className={css.actions}>{children}</div>;
}

/** Two fields beside each other, one under another on a phone. */
export function FieldPair({ children }: LayoutProps) {
  return <div className={css.fieldPair}>{children}</div>;
}

/** A paragraph that explains what stands below it, no wider than is easy to read. */
export function Explanation({ children }: LayoutProps) {
  return <p className={css.explanation}>{children}</p>;
}

/** The same for a paragraph with a list. */
export function ExplanationBlock({ children }: LayoutProps) {
  return <div className={css.explanation}>{children}</div>;
}

/** A few words beside a button or under a title. */
export function Note({ children }: LayoutProps) {
  return <span className={css.note}>{children}</span>;
}

export function BulletList({ children }: LayoutProps) {
  return <ul className={css.bulletList}>{children}</ul>;
}

/** Room inside a card for what is still loading. */
export function CardSkeleton({ children }: LayoutProps) {
  return <div className={css.cardSkeleton}>{children}</div>;
}
