import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Icon, type IconName } from '../foundations/icon.tsx';
import * as css from './feedback.css.ts';

type Tone = keyof typeof css.notice;
const icons: Record<Tone, IconName> = { info: 'info', good: 'check', warning: 'info', bad: 'alert' };

/** Beside the button that failed it may lie below what a phone shows. */
const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView?.({ block: 'nearest' });

/** A sentence that stays where it matters, until the matter is settled. A bad one is read out and in view at once. */
export function Notice({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <div
      className={css.notice[tone]}
      {...(tone === 'bad' ? { role: 'alert', ref: bringIntoView } : { role: 'status' })}
    >
      <span className={css.noticeIcon}>
        <Icon name={icons[tone]} />
      </span>
      <div>{children}</div>
    </div>
  );
}

type StateProps = {
  icon: IconName;
  title: string;
  /** What would be here, or why it is not. */
  children?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
};

/** Takes the place of content that is not there, and says what to do next. For nothing found, say how to find more. */
export function EmptyState({ icon, title, children, action }: StateProps) {
  return (
    <div className={css.state}>
      <span className={css.stateIcon}>
        <Icon name={icon} size={20} />
      </span>
      <p className={css.stateTitle}>{title}</p>
      {children ? <div className={css.stateText}>{children}</div> : null}
      {action ? <div className={css.stateAct}>{action}</div> : null}
    </div>
  );
}

type ErrorStateProps = {
  /** What could not be shown, as in 'Departments could not be loaded'. */
  title: string;
  /** Why, and what may help. */
  children?: ReactNode;
  /** It is being tried again. */
  isBusy?: boolean;
  onRetry: () => void;
};

/** Takes the place of content that could not be loaded, with a way to try again. What a form was refused for is a Notice. */
export function ErrorState({ title, children, isBusy = false, onRetry }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon="alert"
        title={title}
        action={
          <Button onPress={onRetry} isBusy={isBusy}>
            Retry
          </Button>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}

/** Stays at the top of every screen while the browser is offline, and moves the rest down instead of covering it. */
export function OfflineBanner() {
  return (
    <div className={css.offline} role="status">
      <Icon name="offline" size={16} />
      You are currently offline
    </div>
  );
}
