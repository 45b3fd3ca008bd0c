import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import * as css from './feedback.css.ts';
import { Icon, type IconName } from './icon.tsx';

type Tone = keyof typeof css.notice;
const icons: Record<Tone, IconName> = { info: 'info', good: 'check', warning: 'info', bad: 'alert' };

/** A sentence that stays on the page. A bad one is announced at once. */
export function Notice({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <div className={css.notice[tone]} role={tone === 'bad' ? 'alert' : 'status'}>
      <span className={css.noticeIcon}>
        <Icon name={icons[tone]} />
      </span>
      <div>{children}</div>
    </div>
  );
}

type StateProps = { icon: IconName; title: string; children?: ReactNode; action?: ReactNode };

/** Takes the place of content that is not there, and says what to do next. */
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

type ErrorStateProps = { title: string; children?: ReactNode; isBusy?: boolean; onRetry: () => void };

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

/** A grey stand-in of the size of what is being loaded. */
export function Skeleton({ width = '100%', height = 14 }: { width?: number | string; height?: number }) {
  return <span className={css.bone} style={{ width, height }} aria-hidden="true" />;
}

export function OfflineBanner() {
  return (
    <div className={css.offline} role="status">
      <Icon name="offline" size={16} />
      You are currently offline
    </div>
  );
}
