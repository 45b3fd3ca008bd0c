import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Brand, Weave } from '../../ui/foundations/brand.tsx';
import { Icon, type IconName } from '../../ui/foundations/icon.tsx';
import * as css from './entry.css.ts';

const troubles: IconName[] = ['alert', 'offline'];

type EntryProps = {
  title: string;
  lead?: ReactNode;
  icon?: IconName;
  children: ReactNode;
  /** Stands on the picture side of a wide screen, in place of the sentence; above the form on a narrow one. */
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
          {aside ? <div className={css.inlineAside}>{aside}</div> : null}
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

type PartProps = { children: ReactNode };

/** Notices between the lead and the form; takes no room without one. */
export function EntryNotices({ children }: PartProps) {
  return <div className={css.notices}>{children}</div>;
}

type EntrySubmitProps = PartProps & { isBusy: boolean; isDisabled?: boolean; 'aria-describedby'?: string };

/** The button that sends the form, below its fields. */
export function EntrySubmit({ children, ...button }: EntrySubmitProps) {
  return (
    <div className={css.submit}>
      <Button type="submit" look="primary" size="large" isWide {...button}>
        {children}
      </Button>
    </div>
  );
}

type EntryActionsProps = PartProps & {
  /** Screen readers say what comes here. */
  isLive?: boolean;
};

/** Ways on for a screen without a form, one under another. */
export function EntryActions({ children, isLive = false }: EntryActionsProps) {
  const Part = isLive ? 'output' : 'div';
  return <Part className={css.actions}>{children}</Part>;
}

/** Other ways from here, in small sentences at the end. */
export function EntryFoot({ children }: PartProps) {
  return <div className={css.foot}>{children}</div>;
}
