import type { ReactNode } from 'react';
import * as css from '../fleet.css.ts';

type PanelHeadProps = { action: ReactNode; children: ReactNode };

/** What stands above the list of a tab: a sentence, and the way to add to it. */
export function PanelHead({ action, children }: PanelHeadProps) {
  return (
    <div className={css.panelHead}>
      <p className={css.panelLead}>{children}</p>
      {action}
    </div>
  );
}

/** `2 files`; null without any. */
export const filesText = ({ length }: readonly unknown[]): string | null =>
  length === 0 ? null : `${length} ${length === 1 ? 'file' : 'files'}`;
