/** What tells the paths of a flow from one another: the step that the fewest of them have. */
import type { Arc } from './graph.ts';
import type { Path } from './paths.ts';
import type { Plan } from './plan.ts';
import { arcIn, type Wording } from './wording.ts';

const rarestOf = ({ arcs }: Path, uses: ReadonlyMap<string, number>, except: ReadonlySet<string>): Arc | null => {
  const used = (arc: Arc): number => uses.get(arc.label) ?? 0;
  let rarest: Arc | null = null;
  for (const arc of arcs) if (!except.has(arc.label) && (rarest === null || used(arc) <= used(rarest))) rarest = arc;
  return rarest;
};

/** The title of each path by its id; no two are the same. */
export const titlesOf = ({ flow, graph, paths }: Plan, wording: Wording): ReadonlyMap<string, string> => {
  const uses = new Map<string, number>();
  for (const { arcs } of paths)
    for (const label of new Set(arcs.map((arc) => arc.label))) uses.set(label, (uses.get(label) ?? 0) + 1);
  const sentences = new Map(
    Object.entries(flow.cases.journeys ?? {}).map(([sentence, { start, steps }]) => [
      [start ?? graph.starts[0]?.label, ...steps].join('\n'),
      sentence,
    ]),
  );
  const titles = new Map<string, string>();
  const given = new Set<string>();
  for (const path of paths) {
    const { id, start, arcs } = path;
    const end = graph.nodes[arcs.at(-1)?.to ?? start.node]?.state ?? '';
    const named = new Set<string>();
    let title =
      sentences.get([start.label, ...arcs.map(({ label }) => label)].join('\n')) ??
      `${start.label}, to ${wording.states(end)}`;
    for (
      let next = rarestOf(path, uses, named);
      next !== null && given.has(title);
      next = rarestOf(path, uses, named)
    ) {
      title += `, ${named.size === 0 ? 'by' : 'and'} ${arcIn(wording, next)}`;
      named.add(next.label);
    }
    if (given.has(title)) title += `, in ${arcs.length} steps`;
    given.add(title);
    titles.set(id, title);
  }
  return titles;
};
