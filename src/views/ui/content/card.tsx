import type { ReactNode } from 'react';
import * as css from './card.css.ts';

type CardProps = {
  title: string;
  /** A few quiet words at the end of its head. */
  note?: ReactNode;
  /** A button or a menu at the end of its head. */
  action?: ReactNode;
  /** Leaves room around what is inside. Facts and lists need none: they reach from edge to edge. */
  isPadded?: boolean;
  children: ReactNode;
};

/** One subject of a screen with a heading. Cards stand beside each other, never inside each other. */
export function Card({ title, note, action, isPadded = false, children }: CardProps) {
  return (
    <section className={css.card} aria-label={title}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {note ? <span className={css.note}>{note}</span> : null}
        {action}
      </div>
      <div className={isPadded ? css.paddedBody : css.body}>{children}</div>
    </section>
  );
}
