/** A path that somebody names by its steps, as the random walks and people do. */
import type { Arc, Graph } from './graph.ts';
import { type Path, pathId } from './paths.ts';

export const stepSeparator = ' → ';

/** Why the steps cannot be walked, with what could. */
export class NoSuchStep extends Error {}

const list = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/** Without a start, the first one. */
export const pathBySteps = (
  flowId: string,
  graph: Graph,
  start: string | undefined,
  labels: readonly string[],
): Path => {
  const first = start === undefined ? graph.starts[0] : graph.starts.find(({ label }) => label === start);
  if (!first) throw new NoSuchStep(`there is no start '${start}', but ${list(graph.starts.map(({ label }) => label))}`);
  const arcs: Arc[] = [];
  let at = graph.nodes[first.node];
  for (const label of labels) {
    const arc = at?.arcs.find((each) => each.label === label);
    if (!arc) {
      const offered = list(at?.arcs.map((each) => each.label) ?? []);
      throw new NoSuchStep(
        `in ${at?.state} there is no step '${label}', ${offered ? `but ${offered}` : 'it is an end'}`,
      );
    }
    arcs.push(arc);
    at = graph.nodes[arc.to];
  }
  return { id: pathId(flowId, first, arcs), start: first, arcs };
};
