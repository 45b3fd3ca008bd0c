import type { ReactNode } from 'react';
import { visuallyHidden } from '../foundations/visually-hidden.css.ts';
import * as css from './missing.css.ts';

const spoken = { 'N/A': 'Not available', 'N/S': 'Not specified', '__ __': 'Empty' } as const;

type MissingProps = {
  /** N/A where there can be no value, N/S where nobody has given one, '__ __' in a form or letter to be filled in. */
  as?: keyof typeof spoken;
};

/** In the place of a value that is not there; it is read out as words. */
export function Missing({ as = 'N/A' }: MissingProps) {
  return (
    <span className={css.missing}>
      <span aria-hidden="true">{as}</span>
      <span className={visuallyHidden}>{spoken[as]}</span>
    </span>
  );
}

/** The value, or what stands for a missing one. Zero and false are values; an empty or blank text is none. */
export function orMissing(value: ReactNode, as: keyof typeof spoken = 'N/A'): ReactNode {
  const isThere = typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;
  return isThere ? value : <Missing as={as} />;
}
