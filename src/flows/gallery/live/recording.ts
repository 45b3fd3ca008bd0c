/** The recorded steps of one running machine: stored as a file and converted to a path through the flow's cases. */
import type { Flow } from '../../../machines/flow.ts';
import type { WatchedStep } from '../../../machines/shared/watching.ts';
import { type Arc, explore, type Graph, type Start } from '../../engine/graph.ts';
import { hashOf } from '../../engine/normal.ts';
import { toJson } from '../../engine/paths-json.ts';
import { pathOf, staticsOf } from '../../engine/statics.ts';

export type Recording = { flow: string; steps: WatchedStep[] };

export const recordingText = (recording: Recording): string => `${JSON.stringify(recording, null, 2)}\n`;

/** Reads a recording; null when the text is no recording of this flow. */
export const readRecording = (text: string, flow: string): Recording | null => {
  try {
    const read = JSON.parse(text) as Partial<Recording> | null;
    const isOne =
      read?.flow === flow &&
      Array.isArray(read.steps) &&
      read.steps.length > 0 &&
      read.steps.every((step) => step.kind === 'step' && Array.isArray(step.states) && Array.isArray(step.transitions));
    return isOne ? (read as Recording) : null;
  } catch {
    return null;
  }
};

/** The ids of the step's transitions. */
export const edgesOf = (flow: Flow, { transitions }: WatchedStep): string[] => {
  const { edges } = staticsOf(flow.machine);
  return transitions.flatMap(
    (took) =>
      edges.find(({ source, type, index }) => source === took.source && type === took.type && index === took.index)
        ?.id ?? [],
  );
};

export type Played = {
  start: string;
  labels: string[];
  /** The path in the format of `npm run paths -- paths <flow> --format json`. */
  json: string;
  /** The first event that matches no case; the path ends before it. */
  unknown: string | null;
};

type Way = { start: Start; arcs: Arc[]; node: number };

const statesAt = (graph: Graph, node: number): string =>
  (graph.nodes[node]?.situation.snapshot._nodes ?? [])
    .map(pathOf)
    .filter((path) => path !== '*')
    .join();

/** A recording hides payloads, so a case matches an event when both lead from the same state to the same state. */
export const pathOfRecording = (flow: Flow, { steps }: Recording): Played | null => {
  const graph = explore(flow);
  const [first, ...later] = steps;
  if (!first) return null;
  let ways: Way[] = graph.starts
    .filter(({ node }) => statesAt(graph, node) === first.states.join())
    .map((start) => ({ start, arcs: [], node: start.node }));
  let unknown: string | null = null;
  for (const step of later) {
    const took = edgesOf(flow, step).join();
    const further = new Map<number, Way>();
    for (const way of ways) {
      for (const arc of graph.nodes[way.node]?.arcs ?? []) {
        const isIt =
          arc.offer.event.type === step.event &&
          arc.edges.join() === took &&
          statesAt(graph, arc.to) === step.states.join();
        if (isIt && !further.has(arc.to)) further.set(arc.to, { ...way, arcs: [...way.arcs, arc], node: arc.to });
      }
    }
    if (further.size > 0) ways = [...further.values()];
    else if (took !== '') {
      unknown = step.event;
      break;
    }
  }
  const way = ways[0];
  if (!way) return null;
  const labels = way.arcs.map(({ label }) => label);
  const id = hashOf([flow.id, way.start.label, ...labels].join('\n')).slice(0, 10);
  const plan = { flow, graph, criteria: [], goals: [], missed: [], wronglyAllowed: [], unusedCases: [] };
  const json = toJson({ ...plan, paths: [{ id, start: way.start, arcs: way.arcs }] });
  return { start: way.start.label, labels, json, unknown };
};
