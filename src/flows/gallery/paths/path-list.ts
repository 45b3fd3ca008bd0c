/** The paths of a flow in the gallery. */
import type { Plan } from '../../engine/plan.ts';
import { arcIn, wordingOf } from '../../engine/wording.ts';

/** `label` is the one that paths use; `words` are for people. */
type ListedStep = { label: string; words: string; to: string; edges: string[]; refused: boolean };
export type ListedPath = { id: string; start: string; from: string; steps: ListedStep[] };
export type PathList = { met: number; all: number; paths: ListedPath[] };

/** Few, short paths that cover every transition and every guard both ways. */
export const listPaths = ({ flow, graph, goals, missed, paths }: Plan): PathList => {
  const wording = wordingOf(flow);
  const stateAt = (node: number): string => graph.nodes[node]?.state ?? '';
  return {
    met: goals.length - missed.length,
    all: goals.length,
    paths: paths.map(({ id, start, arcs }) => ({
      id,
      start: start.label,
      from: stateAt(start.node),
      steps: arcs.map((arc) => {
        const { label, to, edges, refused } = arc;
        return { label, words: arcIn(wording, arc), to: stateAt(to), edges, refused };
      }),
    })),
  };
};
