/**
 * The path on which everything goes well: what a product owner means by 'the flow'. It follows the first case of each event
 * and answer, since cases name the ordinary one first; fails nothing, waits for no deadline, and goes back as little as it can.
 */
import type { AnyMachineSnapshot } from 'xstate';
import type { Flow } from '../../machines/flow.ts';
import type { Arc, Graph, GraphNode, Start } from './graph.ts';
import { leavesOf, pathOf } from './statics.ts';

/** The leaf states of a situation; more than one in parallel regions. */
const leavesIn = ({ _nodes }: AnyMachineSnapshot): string[] =>
  _nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(pathOf);

/** The first leaf state in the order of the machine. */
const leafOf = ({ statics }: Graph, { situation }: GraphNode): string => {
  const active = leavesIn(situation.snapshot);
  return leavesOf(statics).find(({ path }) => active.includes(path))?.path ?? '*';
};

/** What a step costs; a step that no happy person meets costs more than any detour. */
const dear = 1_000;
const perCase = 20;

const costOf = (graph: Graph, node: GraphNode, arc: Arc): number => {
  const { offer, refused, to } = arc;
  const target = graph.nodes[to];
  if (refused || !target) return Number.POSITIVE_INFINITY;
  const alike = node.arcs.filter((each) => each.offer.event.type === offer.event.type);
  const places = leavesOf(graph.statics).map(({ path }) => path);
  const isBack = places.indexOf(leafOf(graph, target)) < places.indexOf(leafOf(graph, node));
  const isUnhappy =
    (offer.kind === 'answer' && offer.outcome === 'error') || target.situation.snapshot.hasTag('failed');
  return (
    1 + (isUnhappy ? dear : offer.kind === 'timer' ? dear / 10 : 0) + alike.indexOf(arc) * perCase + (isBack ? 50 : 0)
  );
};

type Way = { node: GraphNode; cost: number; arcs: readonly Arc[] };

/** The cheapest ways from the first start to every situation (Dijkstra). */
const waysFrom = (graph: Graph, start: GraphNode): Way[] => {
  const open = new Map<number, Way>([[start.index, { node: start, cost: 0, arcs: [] }]]);
  const closed = new Map<number, Way>();
  for (;;) {
    const way = [...open.values()].toSorted((one, other) => one.cost - other.cost)[0];
    if (!way) return [...closed.values()];
    open.delete(way.node.index);
    closed.set(way.node.index, way);
    for (const arc of way.node.arcs) {
      const cost = way.cost + costOf(graph, way.node, arc);
      const node = graph.nodes[arc.to];
      if (!node || closed.has(arc.to) || cost >= (open.get(arc.to)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      open.set(arc.to, { node, cost, arcs: [...way.arcs, arc] });
    }
  }
};

/** `states` are the leaf states in the order in which they are first met. */
export type HappyPath = { start: Start; arcs: readonly Arc[]; states: readonly string[] };

/**
 * The happy path of the first start: to the flow's own `happyEnd`, else to the first end that is no failure, else to the last
 * state that is at rest. Null for a flow that cannot start.
 */
export const happyPath = ({ happyEnd }: Pick<Flow, 'happyEnd'>, graph: Graph): HappyPath | null => {
  const [start] = graph.starts;
  const first = start && graph.nodes[start.node];
  if (!first) return null;
  const ways = waysFrom(graph, first).filter(({ cost }) => cost < dear);
  const places = leavesOf(graph.statics).map(({ path }) => path);
  const placeOf = ({ node }: Way) => places.indexOf(leafOf(graph, node));
  const ends = ways.filter(({ node }) => node.isFinal);
  const resting = ways.filter(({ node }) => !['busy', 'failed'].some((tag) => node.situation.snapshot.hasTag(tag)));
  const candidates =
    happyEnd !== undefined
      ? ways.filter(({ node }) => leavesIn(node.situation.snapshot).includes(happyEnd))
      : ends.length > 0
        ? ends.toSorted((one, other) => placeOf(one) - placeOf(other))
        : resting.toSorted((one, other) => placeOf(other) - placeOf(one));
  const [best] = candidates;
  const arcs =
    candidates
      .filter((way) => best && placeOf(way) === placeOf(best))
      .toSorted((one, other) => one.cost - other.cost)[0]?.arcs ?? [];
  const nodes = [first, ...arcs.flatMap(({ to }) => graph.nodes[to] ?? [])];
  return { start, arcs, states: [...new Set(nodes.map((node) => leafOf(graph, node)))] };
};
