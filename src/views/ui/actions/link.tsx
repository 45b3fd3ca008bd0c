import type { ReactNode } from 'react';
import * as css from './link.css.ts';

type LinkProps = {
  href: string;
  children: ReactNode;
  /** Underlines it, because inside a sentence a link must not be told by colour alone. */
  isInText?: boolean;
};

/** Leads somewhere: to a screen of the app without loading the page anew, or out of it. */
export function Link({ href, children, isInText = false }: LinkProps) {
  return (
    <a href={href} className={isInText ? css.inText : css.link}>
      {children}
    </a>
  );
}
