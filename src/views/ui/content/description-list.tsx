import type { ReactNode } from 'react';
import * as css from './description-list.css.ts';

type Fact = { name: string; value: ReactNode };

/**
 * Names and values, one a line, or two where there is room: what there is to know of one thing. For many things of a kind
 * use a table.
 */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map((fact) => (
        <div key={fact.name} className={css.fact}>
          <dt className={css.name}>{fact.name}</dt>
          <dd className={css.value}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
