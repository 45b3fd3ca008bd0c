import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Toasts } from '../ui/feedback/toast.tsx';
import { useLate } from '../ui/foundations/use-late.ts';
import { type TopTab, TopTabs } from '../ui/navigation/top-tabs.tsx';
import * as css from './frame.css.ts';
import { Header, type HeaderProps } from './header.tsx';
import { getReady } from './late-code.ts';
import type { NavItem } from './nav-item.ts';
import { NextPage } from './next-page.tsx';
import { inBar, Rail } from './rail.tsx';

export type { NavItem };

type FrameProps = HeaderProps & {
  items: NavItem[];
  /** Called when the person is likely to open this address. */
  onNear: (href: string) => void;
  /** Whether the person has asked for another screen, whose code is not there yet. */
  isLeaving: boolean;
  /** The tabs of the current module. */
  tabs: { label: string; tabs: readonly TopTab[]; here: string } | null;
  /** A banner for every screen. */
  banner: ReactNode;
  children: ReactNode;
};

/** The frame around every module: navigation, business and account menu. */
export function Frame({ items, onNear, isLeaving, tabs, banner, children, ...header }: FrameProps) {
  const isLate = useLate(isLeaving);
  const onRest = useEffectEvent(() => {
    // A finger gives no warning, as a mouse does that comes near.
    if (!matchMedia('(hover: none)').matches) return;
    for (const { href } of inBar(items)) onNear(href);
  });
  useEffect(() => getReady(() => onRest()), []);
  return (
    <div className={css.frame}>
      <a href="#content" className={css.skip}>
        Skip to content
      </a>
      <Rail items={items} acts={header.acts} person={header.person} onNear={onNear} />
      <div className={css.column}>
        <Header {...header} />
        {tabs ? <TopTabs {...tabs} onNear={onNear} /> : null}
        {banner}
        <main id="content" className={css.content} tabIndex={-1}>
          {isLate ? <NextPage /> : children}
        </main>
      </div>
      <Toasts />
    </div>
  );
}
