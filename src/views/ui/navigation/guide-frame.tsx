import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ThemeChoice } from '../actions/theme-choice.tsx';
import { Brand } from '../foundations/brand.tsx';
import * as css from './guide-frame.css.ts';

type GuideFrameProps = {
  /** What these pages are about, as in 'Components'. */
  name: string;
  /** The pages beside them. */
  beside: { name: string; href: string };
  /** The list of pages, at the side where there is room. */
  contents: ReactNode;
  children: ReactNode;
};

/** Around pages that tell about the product instead of being part of it. */
export function GuideFrame({ name, beside, contents, children }: GuideFrameProps) {
  return (
    <div className={css.frame}>
      <header className={css.top}>
        <Link href="/" className={css.home}>
          <Brand />
          <span className={css.homeNote}>{name}</span>
        </Link>
        <div className={css.links}>
          <a href={beside.href} className={css.link}>
            {beside.name}
          </a>
          <ThemeChoice />
        </div>
      </header>
      <nav className={css.side} aria-label={name}>
        {contents}
      </nav>
      <main className={css.main}>{children}</main>
    </div>
  );
}
