/** The goals that paths must reach under a coverage criterion, and the reason why a goal is missed. */
import type { Flow } from '../../machines/flow.ts';
import { type Graph, goalOfCase, goalOfGuard, goalOfStart, goalOfState } from './graph.ts';
import { answersOf } from './offers.ts';
import { type Edge, leavesOf } from './statics.ts';

export type Criterion = 'transitions' | 'states' | 'guards' | 'pairs' | 'cases';
export const criteria: readonly Criterion[] = ['transitions', 'states', 'guards', 'pairs', 'cases'];

/** Every transition, every guard both ways, and every case: this kills the most mutants with the fewest steps. */
export const recommended: readonly Criterion[] = ['transitions', 'guards', 'cases'];

export type Goal = {
  id: string;
  kind: 'start' | 'state' | 'transition' | 'guard' | 'pair' | 'case';
  edge: Edge | null;
};

export const pairOf = (first: string, second: string): string => `${first} then ${second}`;

const pairsIn = (graph: Graph): string[] => {
  const pairs = graph.nodes.flatMap((node) =>
    node.arcs.flatMap(({ edges: [first], to }) =>
      (graph.nodes[to]?.arcs ?? []).flatMap(({ edges: [second] }) =>
        first === undefined || second === undefined ? [] : [pairOf(first, second)],
      ),
    ),
  );
  return [...new Set(pairs)];
};

export const goalsOf = (graph: Graph, wanted: readonly Criterion[]): Goal[] => {
  const { edges } = graph.statics;
  const goals: Goal[] = graph.starts.map(({ label }) => ({ id: goalOfStart(label), kind: 'start', edge: null }));
  if (wanted.includes('states')) {
    goals.push(
      ...leavesOf(graph.statics).map(({ path }) => ({ id: goalOfState(path), kind: 'state' as const, edge: null })),
    );
  }
  if (wanted.includes('transitions')) {
    goals.push(...edges.map((edge) => ({ id: edge.id, kind: 'transition' as const, edge })));
  }
  if (wanted.includes('guards')) {
    const guarded = edges.filter(({ guard }) => guard !== null);
    goals.push(
      ...guarded.flatMap((edge) =>
        [true, false].map((passed) => ({ id: goalOfGuard(edge.id, passed), kind: 'guard' as const, edge })),
      ),
    );
  }
  if (wanted.includes('cases')) {
    const labels = new Set(graph.nodes.flatMap(({ arcs }) => arcs.map(({ label }) => label)));
    goals.push(...[...labels].map((label) => ({ id: goalOfCase(label), kind: 'case' as const, edge: null })));
  }
  if (wanted.includes('pairs')) {
    goals.push(...pairsIn(graph).map((id) => ({ id, kind: 'pair' as const, edge: null })));
  }
  return goals;
};

/** Every goal that an arc or a start of the graph meets, without pairs. */
export const metIn = (graph: Graph): Set<string> =>
  new Set([...graph.starts, ...graph.nodes.flatMap(({ arcs }) => arcs)].flatMap(({ meets }) => meets));

const noCase = (flow: Flow, { type, event }: Edge): string | null => {
  const leftOut = flow.cases.leaveOut?.[type];
  if (leftOut !== undefined) return `left out: ${leftOut}`;
  const [, outcome, child] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (child !== undefined) {
    const answers = answersOf(flow, child).some((offer) => offer.kind === 'answer' && offer.outcome === outcome);
    return answers ? null : `the cases have no '${outcome}' answer of ${child}`;
  }
  if (type === '' || type.startsWith('xstate.after.') || type.startsWith('xstate.done.state.')) return null;
  const matches = (sent: string) =>
    sent === type || type === '*' || (type.endsWith('.*') && sent.startsWith(type.slice(0, -1)));
  const sent = Object.entries(flow.cases.events).some(([name, cases]) => matches(name) && (cases?.length ?? 0) > 0);
  return sent ? null : `the cases have no event ${event}`;
};

/** The reason why nothing in the graph meets this goal. */
export const reasonFor = (flow: Flow, graph: Graph, goal: Goal): string => {
  const met = metIn(graph);
  if (graph.cut !== null) return graph.cut;
  const { edge } = goal;
  if (edge === null) return 'no case reaches it';
  const missing = noCase(flow, edge);
  if (missing !== null) return missing;
  const isActive =
    edge.source === '*' ||
    [...met].some((id) => id.startsWith(`${goalOfState(edge.source)}.`)) ||
    met.has(goalOfState(edge.source));
  if (!isActive) return `no path reaches the state ${edge.source}`;
  const allowed = met.has(goalOfGuard(edge.id, true));
  const refused = met.has(goalOfGuard(edge.id, false));
  if (edge.guard !== null && refused && !allowed) return `no case makes ${edge.guard} true`;
  if (edge.guard !== null && allowed && !refused) return `no case makes ${edge.guard} false`;
  return 'another transition for the same event, or a child state, always takes precedence';
};
