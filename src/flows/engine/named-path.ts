/** A path given by the labels of its steps, as the random walks and the command line name it. */
import type { Arc, Graph } from './graph.ts';
import { type Path, pathId } from './paths.ts';

export const stepSeparator = ' → ';

/** The message when a step does not exist, with the steps that do. */
export class NoSuchStep extends Error {}

const list = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/** `start` is the first one by default. */
export const pathBySteps = (
  flowId: string,
  graph: Graph,
  start: string | undefined,
  labels: readonly string[],
): Path => {
  const first = start === undefined ? graph.starts[0] : graph.starts.find(({ label }) => label === start);
  if (!first)
    throw new NoSuchStep(`there is no start '${start}'; the flow has ${list(graph.starts.map(({ label }) => label))}`);
  const arcs: Arc[] = [];
  let at = graph.nodes[first.node];
  for (const label of labels) {
    const arc = at?.arcs.find((each) => each.label === label);
    if (!arc) {
      const offered = list(at?.arcs.map((each) => each.label) ?? []);
      throw new NoSuchStep(
        `${at?.state} has no step '${label}'; ${offered ? `it has ${offered}` : 'it is a final state'}`,
      );
    }
    arcs.push(arc);
    at = graph.nodes[arc.to];
  }
  return { id: pathId(flowId, first, arcs), start: first, arcs };
};
