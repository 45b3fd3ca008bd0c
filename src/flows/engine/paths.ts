/**
 * A greedy search for few, short paths that meet every reachable goal. A path goes to the nearest step that meets an open
 * goal. It stays in its strongly connected component while the component has open goals. A new path begins when the
 * current one reaches no open goal. Ties go to the step that meets more goals, then to the order of the cases, so the
 * output is deterministic.
 */
import type { ActorLogic, Snapshot } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type Goal, pairOf } from './goals.ts';
import type { Arc, Graph, GraphNode, Start } from './graph.ts';
import { hashOf } from './normal.ts';

export type Path = { id: string; start: Start; arcs: Arc[] };

type Place = { node: number; last: string | null };
type Walk = { arcs: Arc[]; fresh: number };
type Search = { graph: Graph; open: Set<string>; pairs: boolean; groups: number[] };

export const pathId = (flowId: string, start: Start, arcs: readonly Arc[]): string =>
  hashOf([flowId, start.label, ...arcs.map(({ label }) => label)].join('\n')).slice(0, 10);

/** The number of each node's strongly connected component (Tarjan's algorithm, without recursion). */
const groupsOf = ({ nodes }: Graph): number[] => {
  const groups: number[] = nodes.map(() => -1);
  const order: number[] = nodes.map(() => -1);
  const low: number[] = nodes.map(() => 0);
  const stack: number[] = [];
  const work: { node: number; next: number }[] = [];
  let counter = 0;
  let group = 0;
  const lower = (node: number, to = 0) => {
    low[node] = Math.min(low[node] ?? 0, to);
  };
  const enter = (node: number) => {
    order[node] = low[node] = counter++;
    stack.push(node);
    work.push({ node, next: 0 });
  };
  const follow = (node: number, to: number) => {
    if (order[to] === -1) enter(to);
    else if (groups[to] === -1) lower(node, order[to]);
  };
  const leave = (node: number) => {
    if (low[node] === order[node]) {
      for (const member of stack.splice(stack.lastIndexOf(node))) groups[member] = group;
      group += 1;
    }
    work.pop();
    const parent = work.at(-1);
    if (parent) lower(parent.node, low[node]);
  };
  for (const { index: root } of nodes) {
    if (order[root] === -1) enter(root);
    for (let frame = work.at(-1); frame; frame = work.at(-1)) {
      const arc = nodes[frame.node]?.arcs[frame.next++];
      if (arc) follow(frame.node, arc.to);
      else leave(frame.node);
    }
  }
  return groups;
};

const primary = (arc: Arc): string | null => arc.edges[0] ?? null;

const meets = (search: Search, arc: Arc, last: string | null): string[] => {
  const second = primary(arc);
  return search.pairs && last !== null && second !== null ? [...arc.meets, pairOf(last, second)] : arc.meets;
};

const freshOf = (search: Search, arc: Arc, last: string | null): number =>
  meets(search, arc, last).filter((goal) => search.open.has(goal)).length;

/** The nearest step, within `limit` steps, that meets an open goal, along arcs that `allow` accepts. */
const nearest = (search: Search, from: Place, limit: number, allow: (arc: Arc) => boolean): Walk | null => {
  type Trail = { place: Place; arcs: Arc[] };
  const keyOf = ({ node, last }: Place) => (search.pairs ? `${node} ${last}` : `${node}`);
  const seen = new Set([keyOf(from)]);
  let layer: Trail[] = [{ place: from, arcs: [] }];
  for (let length = 1; length <= limit && layer.length > 0; length += 1) {
    const steps = layer.flatMap(({ place, arcs }) =>
      (search.graph.nodes[place.node]?.arcs ?? []).filter(allow).map((arc) => ({ last: place.last, arcs, arc })),
    );
    let best: Walk | null = null;
    for (const { last, arcs, arc } of steps) {
      const fresh = freshOf(search, arc, last);
      if (fresh > (best?.fresh ?? 0)) best = { arcs: [...arcs, arc], fresh };
    }
    if (best) return best;
    layer = [];
    for (const { arcs, arc } of steps) {
      const place = { node: arc.to, last: primary(arc) };
      if (seen.has(keyOf(place))) continue;
      seen.add(keyOf(place));
      layer.push({ place, arcs: [...arcs, arc] });
    }
  }
  return null;
};

const onwards = (search: Search, from: Place, limit: number): Walk | null => {
  const { groups, graph } = search;
  const home = groups[from.node];
  return (
    nearest(search, from, limit, (arc) => groups[arc.to] === home) ??
    nearest(search, from, limit, (arc) => graph.nodes[arc.to]?.isFinal !== true) ??
    nearest(search, from, limit, () => true)
  );
};

const metBy = (search: Search, start: Start, arcs: readonly Arc[]): string[] => {
  let last: string | null = null;
  const met = [...start.meets];
  for (const arc of arcs) {
    met.push(...meets(search, arc, last));
    last = primary(arc);
  }
  return met;
};

type AtNode = Snapshot<unknown> & { node: number };
type Taking = { type: 'step'; arc: Arc; at: number };

/** The steps to the nearest node that is wanted. */
const shortest = ({ nodes }: Graph, from: number, isThere: (node: GraphNode) => boolean): Arc[] | null => {
  const at = (node: number): AtNode => ({ status: 'active', output: undefined, error: undefined, node });
  const walk: ActorLogic<AtNode, Taking> = {
    getInitialSnapshot: () => at(from),
    getPersistedSnapshot: (place) => place,
    transition: (_, { arc }) => at(arc.to),
  };
  const [nearest] = getShortestPaths(walk, {
    events: ({ node }) => nodes[node]?.arcs.map((arc, index) => ({ type: 'step', arc, at: index })) ?? [],
    serializeState: ({ node }) => `node ${node}`,
    serializeEvent: (step) => String(step.at),
    toState: ({ node }) => nodes[node] !== undefined && isThere(nodes[node]),
  });
  // The first step of the library's paths is how it begins.
  return nearest ? nearest.steps.slice(1).map(({ event }) => event.arc) : null;
};

/** A start with no other goal still runs to a final state, because its input may show only in the output. */
const wayToEnd = (graph: Graph, start: Start, maxLen: number): Arc[] => {
  const arcs = shortest(graph, start.node, ({ isFinal }) => isFinal) ?? [];
  return arcs.length <= maxLen ? arcs : [];
};

const walkFrom = (search: Search, start: Start, maxLen: number): Arc[] => {
  const arcs: Arc[] = [];
  for (const goal of start.meets) search.open.delete(goal);
  let place: Place = { node: start.node, last: null };
  for (;;) {
    const walk = onwards(search, place, maxLen - arcs.length);
    if (!walk) return arcs.length > 0 ? arcs : wayToEnd(search.graph, start, maxLen);
    for (const arc of walk.arcs) {
      for (const goal of meets(search, arc, place.last)) search.open.delete(goal);
      place = { node: arc.to, last: primary(arc) };
      arcs.push(arc);
    }
  }
};

const bestStart = (search: Search, maxLen: number): Start | null => {
  let best: { start: Start; gain: number; length: number } | null = null;
  for (const start of search.graph.starts) {
    const own = start.meets.filter((goal) => search.open.has(goal)).length;
    const walk = onwards(search, { node: start.node, last: null }, maxLen);
    const gain = own + (walk?.fresh ?? 0);
    const length = walk?.arcs.length ?? 0;
    if (gain === 0) continue;
    if (!best || gain > best.gain || (gain === best.gain && length < best.length)) best = { start, gain, length };
  }
  return best?.start ?? null;
};

const withoutNeedless = (search: Search, paths: { start: Start; arcs: Arc[] }[], goals: Set<string>) => {
  const uses = new Map<string, number>();
  const metOf = paths.map(({ start, arcs }) => [...new Set(metBy(search, start, arcs))].filter((id) => goals.has(id)));
  for (const id of metOf.flat()) uses.set(id, (uses.get(id) ?? 0) + 1);
  return paths.filter((_, index) => {
    const met = metOf[index] ?? [];
    if (met.some((id) => uses.get(id) === 1)) return true;
    for (const id of met) uses.set(id, (uses.get(id) ?? 1) - 1);
    return false;
  });
};

export type PathOptions = { maxLen?: number };

export const pathsFor = (flowId: string, graph: Graph, goals: readonly Goal[], options: PathOptions = {}): Path[] => {
  const { maxLen = Number.POSITIVE_INFINITY } = options;
  const ids = new Set(goals.map(({ id }) => id));
  const search: Search = {
    graph,
    open: new Set(ids),
    pairs: goals.some(({ kind }) => kind === 'pair'),
    groups: groupsOf(graph),
  };
  const walked: { start: Start; arcs: Arc[] }[] = [];
  for (let start = bestStart(search, maxLen); start; start = bestStart(search, maxLen)) {
    walked.push({ start, arcs: walkFrom(search, start, maxLen) });
  }
  return withoutNeedless(search, walked, ids).map((path) => ({ id: pathId(flowId, path.start, path.arcs), ...path }));
};

/** The shortest path from each start to a state, given by its own text or by that of its parent. */
export const pathsTo = (flowId: string, graph: Graph, state: string): Path[] => {
  const wanted = (text: string) => text.split(' ').some((path) => path === state || path.startsWith(`${state}.`));
  return graph.starts.flatMap((start) => {
    const arcs = shortest(graph, start.node, ({ state: text }) => wanted(text));
    return arcs ? [{ id: pathId(flowId, start, arcs), start, arcs }] : [];
  });
};

export const metByPaths = (graph: Graph, goals: readonly Goal[], paths: readonly Path[]): Set<string> => {
  const pairs = goals.some(({ kind }) => kind === 'pair');
  const search: Search = { graph, open: new Set(), pairs, groups: [] };
  return new Set(paths.flatMap(({ start, arcs }) => metBy(search, start, arcs)));
};
