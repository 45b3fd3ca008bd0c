/** The plan of one flow under one coverage criterion: its graph, goals, paths and missed goals. */
import type { Flow } from '../../machines/flow.ts';
import { type Criterion, type Goal, goalsOf, metIn, reasonFor, recommended } from './goals.ts';
import { type ExploreOptions, explore, type Graph, goalOfGuard } from './graph.ts';
import { pathBySteps } from './named-path.ts';
import { metByPaths, type Path, type PathOptions, pathsFor, pathsTo } from './paths.ts';

type Missed = { goal: string; reason: string; isAllowed: boolean };

export type Plan = {
  flow: Flow;
  graph: Graph;
  criteria: readonly Criterion[];
  goals: Goal[];
  paths: Path[];
  /** Goals that no path meets; allowed when the cases list them as unreachable with a reason. */
  missed: Missed[];
  /** Entries of the cases' `unreachable` that a path does reach, or that name no goal of the machine. */
  wronglyAllowed: string[];
  /** Cases to which no state of the machine reacts. */
  unusedCases: string[];
};

export type PlanOptions = ExploreOptions &
  PathOptions & {
    cover?: readonly Criterion[];
    to?: string;
    /** Which of the cases' journeys follow the paths that cover the graph; all by default. */
    journeys?: 'all' | 'seen';
  };

const missedIn = (flow: Flow, graph: Graph, goals: readonly Goal[], met: Set<string>, maxLen?: number): Missed[] => {
  const reachable = metIn(graph);
  return goals
    .filter(({ id }) => !met.has(id))
    .map((goal) => {
      // An unreachable transition has a guard that is never true: one entry covers both.
      const edgeId = goal.edge && goal.id === goalOfGuard(goal.edge.id, true) ? goal.edge.id : goal.id;
      const allowed = flow.cases.unreachable?.[goal.id] ?? flow.cases.unreachable?.[edgeId];
      const tooFar = reachable.has(goal.id) || goal.kind === 'pair';
      const found = tooFar ? `needs more than ${maxLen} steps` : reasonFor(flow, graph, goal);
      return { goal: goal.id, reason: allowed ?? found, isAllowed: allowed !== undefined };
    });
};

const unusedIn = (flow: Flow, graph: Graph): string[] => {
  const used = new Set(
    graph.nodes.flatMap(({ arcs }) => arcs.map(({ offer }) => `${offer.event.type}\n${offer.label}`)),
  );
  const events = Object.entries(flow.cases.events).flatMap(([type, cases]) =>
    (cases ?? []).map(({ label }) => [type, label] as const),
  );
  const answers = Object.entries(flow.cases.answers).flatMap(([child, { done = [], error = [] }]) => [
    ...done.map(({ label }) => [`xstate.done.actor.${child}`, label] as const),
    ...error.map(({ label }) => [`xstate.error.actor.${child}`, label] as const),
  ]);
  return [...events, ...answers]
    .filter(([type, label]) => flow.cases.leaveOut?.[type] === undefined && !used.has(`${type}\n${label}`))
    .map(([type, label]) => `${type}: ${label}`);
};

const journeysIn = ({ id, cases }: Flow, graph: Graph, which: 'all' | 'seen'): Path[] =>
  Object.values(cases.journeys ?? {})
    .filter(({ isSeen }) => which === 'all' || isSeen)
    .map(({ start, steps }) => pathBySteps(id, graph, start, steps));

/** A person can follow a path of this length in one sitting; a failed one is soon found. */
export const longestPath = 30;

export const planFlow = (flow: Flow, given: PlanOptions = {}): Plan => {
  const options = { maxLen: longestPath, ...given };
  const { cover = recommended, to, journeys = 'all' } = options;
  const graph = explore(flow, options);
  const goals = goalsOf(graph, cover);
  const covering = (): Path[] => {
    const found = pathsFor(flow.id, graph, goals, options);
    const others = journeysIn(flow, graph, journeys).filter(({ id }) => found.every((path) => path.id !== id));
    return [...found, ...others];
  };
  const paths = to === undefined ? covering() : pathsTo(flow.id, graph, to);
  const missed = to === undefined ? missedIn(flow, graph, goals, metByPaths(graph, goals, paths), options.maxLen) : [];
  const reachable = metIn(graph);
  const known = new Set(goalsOf(graph, ['states', 'transitions', 'guards']).map(({ id }) => id));
  const wronglyAllowed = Object.keys(flow.cases.unreachable ?? {}).flatMap((id) => {
    if (!known.has(id)) return [`${id}: the machine has no such transition, guard or state`];
    return reachable.has(id) ? [`${id}: listed as unreachable, but it is reached`] : [];
  });
  return { flow, graph, criteria: cover, goals, paths, missed, wronglyAllowed, unusedCases: unusedIn(flow, graph) };
};
