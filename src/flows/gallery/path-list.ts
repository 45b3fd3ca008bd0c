/** The paths of a flow in the gallery. */
import type { Flow } from '../../machines/flow.ts';
import { planFlow } from '../engine/plan.ts';

type ListedStep = { label: string; to: string; edges: string[]; refused: boolean };
export type ListedPath = { id: string; start: string; from: string; steps: ListedStep[] };
export type PathList = { met: number; all: number; paths: ListedPath[] };

/** Few, short paths that cover every transition and every guard both ways. */
export const listPaths = (flow: Flow): PathList => {
  const { graph, goals, missed, paths } = planFlow(flow);
  const stateAt = (node: number): string => graph.nodes[node]?.state ?? '';
  return {
    met: goals.length - missed.length,
    all: goals.length,
    paths: paths.map(({ id, start, arcs }) => ({
      id,
      start: start.label,
      from: stateAt(start.node),
      steps: arcs.map(({ label, to, edges, refused }) => ({ label, to: stateAt(to), edges, refused })),
    })),
  };
};
