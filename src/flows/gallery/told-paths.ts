/** The paths that cover a flow, as the gallery shows them. */
import type { Flow } from '../../machines/flow.ts';
import { planFlow } from '../engine/plan.ts';

type ToldStep = { label: string; to: string; edges: string[]; refused: boolean };
export type ToldPath = { id: string; start: string; from: string; steps: ToldStep[] };
export type Told = { met: number; all: number; paths: ToldPath[] };

/** Every transition and every guard both ways, in few and short paths. */
export const tellPaths = (flow: Flow): Told => {
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
