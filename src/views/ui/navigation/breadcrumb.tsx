import { Link } from 'wouter';
import { Icon } from '../foundations/icon.tsx';
import { chevronLeft, chevronRight } from '../foundations/icons.ts';
import * as css from './breadcrumb.css.ts';

type BreadcrumbProps = {
  /** From the top of the module down to the parent of this page. */
  parents: readonly { label: string; href: string }[];
  /** The page itself, which is no link. */
  here: string;
};

/** Where a page lies below others, above its heading. On a phone only the way up is left. */
export function Breadcrumb({ parents, here }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={css.trail}>
        {parents.map(({ label, href }) => (
          <li key={href} className={css.step}>
            <span className={css.back}>
              <Icon name={chevronLeft} size={16} />
            </span>
            <Link href={href} className={css.link}>
              {label}
            </Link>
            <span className={css.between}>
              <Icon name={chevronRight} size={16} />
            </span>
          </li>
        ))}
        <li className={css.step}>
          <span className={css.here} aria-current="page">
            {here}
          </span>
        </li>
      </ol>
    </nav>
  );
}
