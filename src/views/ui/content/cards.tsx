import type { ReactNode } from 'react';
import * as css from './card.css.ts';
import * as own from './cards.css.ts';

type CardsProps = {
  /** The flow that the cards show and its state, for tests that follow it. */
  flow?: string;
  state?: string;
  children: ReactNode;
};

/** Cards one under another: forms and settings. On a wide screen their heads stand beside them. */
export function Cards({ flow, state, children }: CardsProps) {
  return (
    <div className={css.column} data-flow={flow} data-state={state}>
      {children}
    </div>
  );
}

/** What follows the cards and belongs to all of them. It starts where their content starts. */
export function BelowCards({ children }: { children: ReactNode }) {
  return <div className={own.below}>{children}</div>;
}
