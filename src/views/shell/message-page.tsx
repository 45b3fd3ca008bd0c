import type { ReactNode } from 'react';
import { Brand, Weave } from '../ui/foundations/brand.tsx';
import { Icon, type IconName } from '../ui/foundations/icon.tsx';
import * as css from './message-page.css.ts';

type MessagePageProps = {
  icon: IconName;
  title: string;
  children?: ReactNode;
  action: ReactNode;
  /** Whether the frame stands around it, which has the brand and the page's `main`. */
  isFramed: boolean;
};

/** A screen with one message and one action. */
export function MessagePage({ icon, title, children, action, isFramed }: MessagePageProps) {
  const words = (
    <>
      <div className={css.icon}>
        <Icon name={icon} size={24} />
      </div>
      <h1 className={css.title} tabIndex={-1}>
        {title}
      </h1>
      {children ? <div className={css.words}>{children}</div> : null}
      <div className={css.action}>{action}</div>
    </>
  );
  if (isFramed) return <div className={css.framed}>{words}</div>;
  return (
    <div className={css.screen}>
      <Weave />
      <main className={css.main}>
        <div className={css.brand}>
          <Brand />
        </div>
        {words}
      </main>
    </div>
  );
}
