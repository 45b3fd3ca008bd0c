import { type ReactNode, useEffect } from 'react';
import { Toasts } from '../ui/feedback/toast.tsx';
import { type TopTab, TopTabs } from '../ui/navigation/top-tabs.tsx';
import * as css from './frame.css.ts';
import { Header, type HeaderProps } from './header.tsx';
import { getReady } from './late-code.ts';
import type { NavItem } from './nav-item.ts';
import { Rail } from './rail.tsx';

export type { NavItem };

type FrameProps = HeaderProps & {
  items: NavItem[];
  /** Called when the person is likely to open this address. */
  onNear: (href: string) => void;
  /** The tabs of the current module. */
  tabs: { label: string; tabs: readonly TopTab[]; here: string } | null;
  /** A banner for every screen. */
  banner: ReactNode;
  children: ReactNode;
};

/** The frame around every module: navigation, business and account menu. */
export function Frame({ items, onNear, tabs, banner, children, ...header }: FrameProps) {
  useEffect(getReady, []);
  return (
    <div className={css.frame}>
      <a href="#content" className={css.skip}>
        Skip to content
      </a>
      <Rail items={items} acts={header.acts} person={header.person} onNear={onNear} />
      <div className={css.column}>
        <Header {...header} />
        {tabs ? <TopTabs {...tabs} /> : null}
        {banner}
        <main id="content" className={css.content} tabIndex={-1}>
          {children}
        </main>
      </div>
      <Toasts />
    </div>
  );
}
