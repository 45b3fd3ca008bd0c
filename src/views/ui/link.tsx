import type { ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';
import * as css from './link.css.ts';

type LinkProps = { href: string; children: ReactNode; isInText?: boolean; isExternal?: boolean };

export function Link({ href, children, isInText = false, isExternal = false }: LinkProps) {
  const className = isInText ? css.inText : css.link;
  return isExternal ? (
    <a href={href} className={className}>
      {children}
    </a>
  ) : (
    <RouterLink href={href} className={className}>
      {children}
    </RouterLink>
  );
}
