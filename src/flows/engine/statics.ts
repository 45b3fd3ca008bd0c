/** The states, transitions and guards that a machine's definition declares. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { hashOf, plain, stableText } from './normal.ts';

export type DeclaredState = {
  path: string;
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  description: string | null;
  tags: string[];
  invokes: string[];
};

export type Edge = {
  /** `<source>: <event> [<index among the candidates>]`, stable while the definition does not change. */
  id: string;
  source: string;
  /** The readable event: `form.submit`, `done(loadPlans)`, `after(pollInterval)`, `always`. */
  event: string;
  type: string;
  index: number;
  guard: string | null;
  /** null: the transition has no target. */
  targets: string[] | null;
  actions: string[];
  reenter: boolean;
};

export type Statics = { machine: string; hash: string; states: DeclaredState[]; edges: Edge[] };

export type DeclaredEdge = { edge: Edge; definition: AnyTransitionDefinition; siblings: AnyTransitionDefinition[] };

const root = '*';

/** A state node's path inside its machine; the machine itself is `*`. */
export const pathOf = (node: AnyStateNode): string => node.path.join('.') || root;

export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root);
};

/** The longest first, so that the id of a nested state is found before that of its parent. */
export const nodeIdsOf = (machine: AnyStateMachine): string[] =>
  nodesOf(machine)
    .map(({ id }) => id)
    .sort((a, b) => b.length - a.length);

const nameOf = (thing: unknown): string => {
  if (typeof thing === 'string') return thing;
  if (typeof thing === 'function') {
    if ('guards' in thing && Array.isArray(thing.guards))
      return `${thing.name}(${thing.guards.map(nameOf).join(', ')})`;
    if ('stateValue' in thing) return `stateIn(${stableText(thing.stateValue)})`;
    if ('type' in thing && typeof thing.type === 'string') return thing.type;
    return '(unnamed)';
  }
  if (typeof thing === 'object' && thing !== null && 'type' in thing && typeof thing.type === 'string') {
    const params = 'params' in thing && typeof thing.params === 'object' ? stableText(thing.params) : '';
    return `${thing.type}${params}`;
  }
  return '(unnamed)';
};

export const isUnnamed = (name: string): boolean => name.includes('(unnamed)');

const spokenPrefixes: [prefix: string, say: (rest: string, sourceId: string | null) => string][] = [
  ['xstate.done.actor.', (id) => `done(${id})`],
  ['xstate.error.actor.', (id) => `error(${id})`],
  ['xstate.snapshot.', (id) => `snapshot(${id})`],
  ['xstate.done.state.', () => 'done'],
  [
    'xstate.after.',
    (rest, id) => `after(${id !== null && rest.endsWith(`.${id}`) ? rest.slice(0, -id.length - 1) : rest})`,
  ],
];

/** The readable form of an event type; `sourceId` is the id of the state that handles it. */
export const spoken = (type: string, sourceId: string | null = null): string => {
  if (type === '') return 'always';
  const found = spokenPrefixes.find(([prefix]) => type.startsWith(prefix));
  return found ? found[1](type.slice(found[0].length), sourceId) : type;
};

const edgeFrom = (definition: AnyTransitionDefinition, index: number): Edge => {
  const source = pathOf(definition.source);
  const event = spoken(String(definition.eventType), definition.source.id);
  return {
    id: `${source}: ${event} [${index}]`,
    source,
    event,
    type: String(definition.eventType),
    index,
    guard: definition.guard === undefined ? null : nameOf(definition.guard),
    targets: definition.target?.map((node: AnyStateNode) => pathOf(node)) ?? null,
    actions: definition.actions.map(nameOf),
    reenter: definition.reenter,
  };
};

/** Every declared transition of this machine object, in document order. */
export const declaredEdges = (machine: AnyStateMachine): DeclaredEdge[] =>
  nodesOf(machine).flatMap((node) =>
    [...node.transitions.values(), ...(node.always ? [node.always] : [])].flatMap((siblings) =>
      siblings.map((definition, index) => ({ edge: edgeFrom(definition, index), definition, siblings })),
    ),
  );

export const staticsOf = (machine: AnyStateMachine): Statics => {
  const states = nodesOf(machine).map((node) => ({
    path: pathOf(node),
    type: node.type,
    description: node.description ?? null,
    tags: [...node.tags],
    invokes: node.invoke.map((invoked) => invoked.id),
  }));
  const edges = declaredEdges(machine).map(({ edge }) => edge);
  const behaviour = nodesOf(machine).map((node) => [
    node.entry.map(nameOf),
    node.exit.map(nameOf),
    node.invoke.map((invoked) => plain(invoked.src)),
    node.type === 'compound' ? pathOf(node.initial.target[0] ?? node) : null,
  ]);
  return { machine: machine.id, hash: hashOf(stableText([states, edges, behaviour])), states, edges };
};

const atomic = new Set(['atomic', 'final']);

/** The leaf states. */
export const leavesOf = (statics: Statics): DeclaredState[] =>
  statics.states.filter((state) => atomic.has(state.type) && state.path !== root);
