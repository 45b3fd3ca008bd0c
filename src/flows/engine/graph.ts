/**
 * Every situation that the cases can reach, searched breadth first by XState's own `getAdjacencyMap`. A node is the state
 * value with the facts that guards read (`cases.key`) and what the engine itself must distinguish: history, pending timers,
 * and children that have answered. The search stops at final states.
 */
import type { ActorLogic, Snapshot, StateValue } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import type { Flow } from '../../machines/flow.ts';
import { type Model, type Outcome, openModel, type Situation } from './model.ts';
import { renameIds, stableText } from './normal.ts';
import { labelOf, type Offer, offersIn } from './offers.ts';
import { type DeclaredEdge, type Edge, nodeIdsOf, type Statics, staticsOf } from './statics.ts';
import { visible } from './visible.ts';

export type Arc = {
  from: number;
  to: number;
  offer: Offer;
  label: string;
  edges: string[];
  /** The goals that taking this arc meets. */
  meets: string[];
  refused: boolean;
  /** Taking it changes nothing visible, so a dropped transition would survive here. */
  isSilent: boolean;
};

export type GraphNode = {
  index: number;
  key: string;
  /** The state value: levels joined by dots, regions of a parallel state by spaces. */
  state: string;
  situation: Situation;
  isFinal: boolean;
  arcs: Arc[];
};

export type Start = { label: string; input: unknown; node: number; meets: string[] };

export type Graph = {
  statics: Statics;
  model: Model;
  starts: Start[];
  nodes: GraphNode[];
  /** A message when the limit ended the search early. */
  cut: string | null;
  /** Each fault with the shortest path to it. */
  faults: string[];
};

export const goalOfState = (path: string): string => `state ${path}`;
export const goalOfGuard = (edge: string, passed: boolean): string => `${edge} ${passed ? 'allowed' : 'refused'}`;
export const goalOfCase = (label: string): string => `case ${label}`;
export const goalOfStart = (label: string): string => `start ${label}`;

export const stateText = (value: StateValue): string => {
  if (typeof value === 'string') return value;
  const parts = Object.entries(value).flatMap(([name, inner]) => {
    const below = inner === undefined ? '' : stateText(inner);
    return below === '' ? [name] : below.split(' ').map((path) => `${name}.${path}`);
  });
  return parts.join(' ');
};

const isActive = ({ situation }: Outcome): boolean => situation.snapshot.status === 'active';

/** Two situations with the same key are one node. */
export const keyOf = (flow: Flow, { snapshot, pending, settled }: Situation): string => {
  const history = Object.entries(snapshot.historyValue).map(([id, nodes]) => [id, nodes?.map((node) => node.id)]);
  return stableText([snapshot.value, flow.cases.key(snapshot), history, [...pending.keys()].sort(), settled]);
};

const meetsOf = ({ edges, guards, visited }: Outcome): string[] => [
  ...new Set([
    ...edges,
    ...guards.map(({ edge, passed }) => goalOfGuard(edge, passed)),
    ...visited.map((path) => goalOfState(path)),
  ]),
];

/**
 * How visible an arc is. A silent arc is invisible. A failure is clearer the fewer successful answers of the same child have
 * the same result.
 */
const clarityOf = (arc: Arc, shown: ReadonlyMap<Arc, string>, siblings: readonly Arc[]): number => {
  const { offer, isSilent } = arc;
  if (isSilent) return Number.NEGATIVE_INFINITY;
  if (offer.kind !== 'answer' || offer.outcome === 'done') return 0;
  const alike = siblings.filter(
    (other) =>
      other.offer.kind === 'answer' &&
      other.offer.outcome === 'done' &&
      other.offer.child === offer.child &&
      shown.get(other) === shown.get(arc),
  );
  return -alike.length;
};

/** Removes a transition from an arc's goals when another arc shows it more clearly. */
const onlyClearest = (nodes: GraphNode[], shown: ReadonlyMap<Arc, string>): void => {
  const clarity = new Map(nodes.flatMap(({ arcs }) => arcs.map((arc) => [arc, clarityOf(arc, shown, arcs)] as const)));
  const best = new Map<string, number>();
  for (const [{ edges }, clear] of clarity)
    for (const edge of edges) best.set(edge, Math.max(clear, best.get(edge) ?? Number.NEGATIVE_INFINITY));
  for (const [arc, clear] of clarity)
    arc.meets = arc.meets.filter((goal) => !(arc.edges.includes(goal) && clear < (best.get(goal) ?? clear)));
};

/** Whether `other` handles the event in the same way when `edge` does not. */
const canStandIn = (edge: Edge, other: Edge): boolean =>
  other.type === edge.type &&
  stableText(other.targets) === stableText(edge.targets) &&
  (other.source === edge.source
    ? other.index > edge.index
    : edge.source.startsWith(`${other.source}.`) || other.source === '*');

/** Marks arcs after which nothing shows whether this transition or another one was taken. */
const markStoodIn = (
  { machine }: Flow,
  nodes: readonly GraphNode[],
  edges: readonly Edge[],
  shown: ReadonlyMap<Arc, string>,
) => {
  for (const [index, edge] of edges.entries()) {
    if (!edges.some((other) => canStandIn(edge, other))) continue;
    const without = openModel(machine, (declared) => {
      const { siblings, definition } = declared[index] as DeclaredEdge;
      siblings.splice(siblings.indexOf(definition), 1);
    });
    for (const { arcs, situation } of nodes) {
      for (const arc of arcs.filter(({ edges: [first] }) => first === edge.id)) {
        const { offer } = arc;
        const { situation: next, effects } = without.send(
          without.adopt(situation),
          offer.event,
          offer.kind === 'timer' ? offer.timer : undefined,
        );
        arc.isSilent ||= visible(next.snapshot, effects, renameIds()) === shown.get(arc);
      }
    }
  }
};

const hasEffect = ({ edges, refused }: Outcome): boolean => edges.length > 0 || refused;

/** What the library's search goes through: nothing yet, or a situation, each by the outcome that led to it. */
type Seen = Snapshot<unknown> & { key: string; outcome: Outcome | null };
/** A start or an offer; `at` is its place among those of a situation. */
type Step = { type: 'step'; at: number; label: string; offer?: Offer; take: () => Outcome };

type Taken = { state: Seen; event: Step };

const active = { status: 'active', output: undefined, error: undefined } as const;
const nothing: Seen = { ...active, key: '', outcome: null };

export type ExploreOptions = {
  maxNodes?: number;
  /** Leaves out steps that an execution cannot perform; by default every step of the cases is tried. */
  allow?: (offer: Offer, situation: Situation) => boolean;
};

/** Every situation that can be reached, with what each of its steps leads to. */
const search = (flow: Flow, model: Model, { maxNodes, allow }: Required<ExploreOptions>) => {
  const nodeIds = nodeIdsOf(flow.machine);

  const starting = flow.cases.inputs.map(
    ({ label, input }, at): Step => ({ type: 'step', at, label, take: () => model.start(input) }),
  );
  const stepsIn = ({ outcome }: Seen): Step[] => {
    if (outcome === null) return starting;
    const { situation } = outcome;
    return offersIn(flow, situation).map((offer, at) => ({
      type: 'step',
      at,
      offer,
      label: labelOf(offer, nodeIds),
      take: () => model.send(situation, offer.event, offer.kind === 'timer' ? offer.timer : undefined),
    }));
  };
  const logic: ActorLogic<Seen, Step> = {
    getInitialSnapshot: () => nothing,
    getPersistedSnapshot: (seen) => seen,
    transition: (from, { offer, take }) => {
      const outcome = take();
      const isElsewhere = outcome.fault === null && (offer === undefined || hasEffect(outcome));
      return { ...active, key: isElsewhere ? keyOf(flow, outcome.situation) : from.key, outcome };
    },
  };
  let opened = 0;
  const [begun, ...reached] = Object.values(
    getAdjacencyMap(logic, {
      events: stepsIn,
      filterEvents: ({ outcome }, { offer }) => !offer || outcome === null || allow(offer, outcome.situation),
      serializeState: ({ key }) => key,
      serializeEvent: ({ at }) => String(at),
      stopWhen: ({ outcome }) => opened++ > maxNodes || (outcome !== null && !isActive(outcome)),
    }),
  );
  return { begun: Object.values<Taken>(begun?.transitions ?? {}), found: reached.slice(0, maxNodes) };
};

/** What a step between two situations did; null for one that is no offer. */
const arcOf = (from: number, to: number, before: Situation, { state: { outcome }, event }: Taken): Arc | null => {
  if (outcome === null || !event.offer) return null;
  const { edges, refused, effects } = outcome;
  return {
    from,
    to,
    offer: event.offer,
    label: event.label,
    edges,
    refused,
    meets: [...meetsOf(outcome), goalOfCase(event.label)],
    isSilent: edges.length > 0 && visible(before.snapshot, []) === visible(outcome.situation.snapshot, effects),
  };
};

export const explore = (flow: Flow, { maxNodes = 20_000, allow = () => true }: ExploreOptions = {}): Graph => {
  const model = openModel(flow.machine);
  const { begun, found } = search(flow, model, { maxNodes, allow });
  const indexOf = new Map(found.map(({ state: { key } }, index) => [key, index]));

  const nodes: GraphNode[] = [];
  const trails: string[] = [];
  const faults: string[] = [];
  const shown = new Map<Arc, string>();
  let left = 0;
  /** The index of the node to which a step leads; null when it fails or leads beyond the limit. */
  const nodeAfter = ({ key, outcome }: Seen, trail: string): number | null => {
    const to = indexOf.get(key);
    if (outcome === null || outcome.fault !== null) faults.push(`${trail}: ${outcome?.fault}`);
    else if (to === undefined) left += 1;
    else {
      trails[to] ??= trail;
      return to;
    }
    return null;
  };

  const starts = begun.flatMap(({ state, event: { label, at } }): Start[] => {
    const node = nodeAfter(state, `start ${label}`);
    if (node === null || state.outcome === null) return [];
    const { input } = flow.cases.inputs[at] ?? {};
    return [{ label, input, node, meets: [goalOfStart(label), ...meetsOf(state.outcome)] }];
  });

  for (const [index, { state, transitions }] of found.entries()) {
    if (state.outcome === null) continue;
    const { situation } = state.outcome;
    const node: GraphNode = {
      index,
      key: state.key,
      state: stateText(situation.snapshot.value),
      situation,
      isFinal: !isActive(state.outcome),
      arcs: [],
    };
    nodes.push(node);
    for (const taken of Object.values<Taken>(transitions)) {
      const { outcome } = taken.state;
      if (outcome === null || (outcome.fault === null && !hasEffect(outcome))) continue;
      const to = nodeAfter(taken.state, `${trails[index]} → ${taken.event.label}`);
      const arc = to === null ? null : arcOf(index, to, situation, taken);
      if (arc === null) continue;
      node.arcs.push(arc);
      shown.set(arc, visible(outcome.situation.snapshot, outcome.effects, renameIds()));
    }
  }
  const statics = staticsOf(flow.machine);
  markStoodIn(flow, nodes, statics.edges, shown);
  onlyClearest(nodes, shown);

  const cut = left > 0 ? `cut at ${maxNodes} situations; ${left} steps led to further ones` : null;
  return { statics, model, starts, nodes, cut, faults };
};
