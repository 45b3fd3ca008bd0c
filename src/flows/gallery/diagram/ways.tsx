import type { ReactNode } from 'react';
import type { Edge } from '../../engine/statics.ts';
import { guardParts, type Wording } from '../../engine/wording.ts';

type WaysProps = {
  wording: Wording;
  edges: readonly Edge[];
  className: string;
  /** Shows a target, as words by default. */
  target?: (path: string) => ReactNode;
};

/** Transitions in words, one a line. What differs only in a guard's parameters and the target stands in one line. */
export function Ways({ wording, edges, className, target = wording.fullState }: WaysProps) {
  return (
    <ul className={className}>
      {alike(edges).map(([first, ...others]) => {
        const all = [first, ...others];
        const guard = others.length === 0 || first.guard === null ? first.guard : guardParts(first.guard).name;
        const condition = wording.condition({ guard });
        const paths = [...new Set(all.flatMap(({ targets }) => targets ?? []))];
        return (
          <li key={first.id}>
            {wording.cause(first)}
            {condition === null ? null : <em> {condition}</em>} →{' '}
            {paths.length === 0
              ? 'stays here'
              : paths.map((path, index) => (
                  <span key={path}>
                    {index === 0 ? '' : ', '}
                    {target(path)}
                  </span>
                ))}
          </li>
        );
      })}
    </ul>
  );
}

/** Neighbours of one kind together. */
const alike = (edges: readonly Edge[]): [Edge, ...Edge[]][] => {
  const groups = new Map<string, [Edge, ...Edge[]]>();
  for (const edge of edges) {
    const { source, type, guard, targets, id } = edge;
    const isOfKind = guard !== null && targets?.length === 1;
    const kind = isOfKind ? [source, type, guardParts(guard).name].join('\n') : id;
    const group = groups.get(kind);
    if (group) group.push(edge);
    else groups.set(kind, [edge]);
  }
  return [...groups.values()];
};
