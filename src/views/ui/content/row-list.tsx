import type { ReactNode } from 'react';
import * as css from './row-list.css.ts';

type RowListProps = { label?: string; children: ReactNode };

/** A short list inside a card, each row with its own buttons. A long one, or one with columns, is a table. */
export function RowList({ label, children }: RowListProps) {
  return (
    <ul className={css.rows} aria-label={label}>
      {children}
    </ul>
  );
}

type ListRowProps = {
  title: ReactNode;
  /** One quiet line under the title. */
  note: ReactNode;
  /** An avatar or an icon at the start. */
  media?: ReactNode;
  /** Buttons or a badge at the end. */
  children?: ReactNode;
};

export function ListRow({ title, note, media, children }: ListRowProps) {
  return (
    <li className={css.row}>
      {media}
      <div className={css.words}>
        <div className={css.title}>{title}</div>
        <div className={css.note}>{note}</div>
      </div>
      {children}
    </li>
  );
}

/** What stands at the end of a row and goes to the next line together on a phone: a badge, say, and its menu. */
export function RowActs({ children }: { children: ReactNode }) {
  return <div className={css.acts}>{children}</div>;
}
