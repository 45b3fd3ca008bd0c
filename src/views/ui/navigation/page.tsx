import type { ReactNode } from 'react';
import * as css from './page.css.ts';

/** The room around what a screen shows. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={css.page}>{children}</div>;
}

type PageHeaderProps = {
  title: string;
  /** How many there are of what the screen lists. */
  count?: number | null;
  /** A badge beside the title, such as 'Sample'. */
  mark?: ReactNode;
  /** One sentence under the title. */
  children?: ReactNode;
  /** Buttons, the primary one last. They move under the title where there is no room beside it. */
  action?: ReactNode;
};

/** The heading of a screen, which takes the focus when a person comes to it. */
export function PageHeader({ title, count = null, mark, children, action }: PageHeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.words}>
        <div className={css.line}>
          <h1 className={css.title} tabIndex={-1}>
            {title}
          </h1>
          {count === null ? null : <span className={css.count}>{count.toLocaleString('en-NG')}</span>}
          {mark}
        </div>
        {children ? <p className={css.subtitle}>{children}</p> : null}
      </div>
      {action ? <div className={css.actions}>{action}</div> : null}
    </header>
  );
}
