/** Failures that have one cause are told once: the path that meets it first, then how many others meet it too. */
import type { Verdict } from './runs.ts';

/** The step that failed, wherever it stands in a path. */
const causeOf = ({ path, failedAt }: Verdict): string => {
  const arc = failedAt === null || failedAt === 0 ? undefined : path.arcs[failedAt - 1];
  return arc ? (arc.edges[0] ?? `${arc.from} ${arc.label}`) : `start ${path.start.label}`;
};

export const causesFirst = (verdicts: readonly Verdict[]): string[] => {
  const failed = verdicts.filter(({ failure }) => failure !== null);
  const byCause = new Map<string, Verdict[]>();
  for (const verdict of [...failed].sort((one, other) => (one.failedAt ?? 0) - (other.failedAt ?? 0)))
    byCause.set(causeOf(verdict), [...(byCause.get(causeOf(verdict)) ?? []), verdict]);
  return [...byCause.values()]
    .sort((some, others) => others.length - some.length)
    .map(([first, ...echoes]) => {
      const told = `path ${first?.path.id}: ${first?.failure}`;
      if (echoes.length === 0) return told;
      const ids = echoes.map(({ path }) => path.id).join(', ');
      return `${told}\n    and at the same step in ${echoes.length} more: ${ids}`;
    });
};
