import type { ReactNode } from 'react';
import { ActionMenu } from '../actions/menu.tsx';
import type { MenuEntry } from '../actions/menu-list.tsx';
import * as css from './more-acts.css.ts';

type MoreActsProps = {
  /** The same acts as one menu, for a phone. */
  entries: readonly MenuEntry[];
  onAct: (id: string) => void;
  isBusy?: boolean;
  /** The buttons where there is room for them. */
  children: ReactNode;
};

/** The less common acts of a screen, before the others in the `action` of its header: on a phone they are one menu. */
export function MoreActs({ entries, onAct, isBusy = false, children }: MoreActsProps) {
  return (
    <>
      <div className={css.wide}>{children}</div>
      <div className={css.phone}>
        <ActionMenu label="More" entries={entries} onAct={onAct} isBusy={isBusy} />
      </div>
    </>
  );
}
