import type { ReactNode } from 'react';
import { Brand, Weave } from '../ui/foundations/brand.tsx';
import { Icon, type IconName } from '../ui/foundations/icon.tsx';
import * as css from './entry.css.ts';

const troubles: IconName[] = ['alert', 'offline'];

type EntryProps = {
  title: string;
  lead?: ReactNode;
  icon?: IconName;
  children: ReactNode;
  /** Stands on the picture side of a wide screen, in place of the sentence. */
  aside?: ReactNode;
  flow?: string;
  state?: string;
};

/** The quiet form beside one strong sentence that every signed-out screen is. */
export function Entry({ title, lead, icon, children, aside, flow, state }: EntryProps) {
  return (
    <div className={css.screen} data-flow={flow} data-state={state}>
      <div className={css.strip}>
        <Weave />
      </div>
      <main className={css.main}>
        <div className={css.column}>
          <div className={css.brand}>
            <Brand />
          </div>
          {icon ? (
            <div className={css.bigIcon[troubles.includes(icon) ? 'bad' : 'good']}>
              <Icon name={icon} size={24} />
            </div>
          ) : null}
          <h1 className={lead ? css.title : `${css.title} ${css.leadless}`} tabIndex={-1}>
            {title}
          </h1>
          {lead ? <p className={css.lead}>{lead}</p> : null}
          {children}
        </div>
      </main>
      <aside className={css.side} aria-label="About Steward">
        <Weave direction="down" />
        <div className={css.cloth}>{aside ?? <Claim />}</div>
      </aside>
    </div>
  );
}

function Claim() {
  return (
    <>
      <p className={css.claim}>Every asset, every vehicle paper, every person on shift. Nothing expires unnoticed.</p>
      <p className={css.claimNote}>
        Free for small teams. Your data stays yours: export everything, any time, on every plan.
      </p>
    </>
  );
}
