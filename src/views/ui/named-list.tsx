import type { ReactNode } from 'react';
import { Skeleton } from './feedback.tsx';
import * as css from './named-list.css.ts';
import { Badge } from './surface.tsx';

export type NamedItem = { id: string; name: string; note?: string; isDefault: boolean };

/** Things by name, with what makes each one different at the end of its line. */
export function NamedList({ items }: { items: NamedItem[] }) {
  return (
    <ul className={css.rows}>
      {items.map((item) => (
        <li key={item.id} className={css.row}>
          <span className={css.rowName}>{item.name}</span>
          <span className={css.rowEnd}>
            {item.note ? <span className={css.rowNote}>{item.note}</span> : null}
            {item.isDefault ? <Badge tone="neutral">Default</Badge> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function NamedListBones(): ReactNode {
  return (
    <div className={css.rows} aria-hidden="true">
      {[72, 54, 63, 48, 58, 44].map((width) => (
        <div key={width} className={css.row}>
          <Skeleton width={`${width / 2}%`} />
        </div>
      ))}
    </div>
  );
}
