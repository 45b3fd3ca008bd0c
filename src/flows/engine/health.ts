/** The project's rules for a flow, as checks that return the violations. Invariants of any machine are in invariants.ts. */
import { type AnyStateNode, type AnyTransitionDefinition, StateMachine } from 'xstate';
import type { Flow } from '../../machines/flow.ts';
import { metIn } from './goals.ts';
import { type GraphNode, goalOfState } from './graph.ts';
import { invariantFaults } from './invariants.ts';
import { keyFaults } from './key-faults.ts';
import { answersOf } from './offers.ts';
import type { Plan } from './plan.ts';
import { leavesOf, nodesOf, pathOf } from './statics.ts';

const tags = new Set(['busy', 'editable', 'failed', 'resumable']);
const mostIterations = 1_000;

const withAncestors = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [node, ...withAncestors(node.parent)] : [node];
const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];
const invokesOf = ({ machine }: Pick<Flow, 'machine'>) =>
  nodesOf(machine).flatMap((node) => node.invoke.map((invoke) => ({ node, invoke, id: invoke.id })));

const nameOf = (thing: unknown): string => {
  if (typeof thing === 'string') return thing;
  const type = typeof thing === 'object' && thing !== null && 'type' in thing ? thing.type : null;
  return typeof type === 'string' ? type : '(inline)';
};
/** Whether two states can be active at the same time: one inside the other, or in two regions of a parallel state. */
const canMeet = (one: AnyStateNode, other: AnyStateNode): boolean => {
  const above = withAncestors(one);
  const common = withAncestors(other).find((node) => above.includes(node));
  return common === one || common === other || common?.type === 'parallel';
};

/** It is left within the step that enters it. */
const isTransient = ({ always = [] }: AnyStateNode): boolean => always.some(({ guard }) => guard === undefined);

const twice = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];

/** Whether XState itself added this entry action, for `after`. */
const isTimer = (action: unknown): boolean =>
  typeof action === 'function' && 'type' in action && ['xstate.raise', 'xstate.cancel'].includes(String(action.type));

const isMachine = ({ machine }: Flow, src: unknown): boolean =>
  machine.implementations.actors[String(src)] instanceof StateMachine;

/** The children that are still running and will end. */
const atWork = ({ cases: { endless = [] } }: Flow, { situation: { snapshot, settled } }: GraphNode): string[] =>
  Object.keys(snapshot.children).filter((id) => !settled.includes(id) && !endless.includes(id));

/** Whether this wait ends without a person: a timer runs, or every running child is a machine, whose own waits are bounded. */
const isBounded = (flow: Flow, node: GraphNode): boolean =>
  node.situation.pending.size > 0 ||
  (atWork(flow, node).length > 0 && atWork(flow, node).every((id) => isMachine(flow, id)));

/** What no person on this screen does: a sign-in or sign-out, another tab, the connection. It comes in any state. */
const isOfWorld = (event: string): boolean => /^(person|connection)\.|^session\.end|\.(moved|replace)$/.test(event);

/** The region of a parallel state that a state is in, or the whole machine. */
const regionOf = (node: AnyStateNode): AnyStateNode =>
  withAncestors(node).findLast(({ parent }) => parent?.type === 'parallel') ?? node.machine.root;
const within = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(within)];

type Check = (plan: Plan) => string[];

export const checks = {
  'no step fails, no state is a dead end, no busy state lasts forever': ({ flow, graph }) =>
    invariantFaults(flow, graph),

  'every state has a description': ({ flow }) =>
    nodesOf(flow.machine)
      .filter((node) => node.type !== 'history' && !node.description?.trim())
      .map(pathOf),

  'every state is reachable': ({ graph }) => {
    const met = metIn(graph);
    return leavesOf(graph.statics)
      .map(({ path }) => path)
      .filter((path) => !met.has(goalOfState(path)));
  },

  'every transition and both sides of every guard are covered': ({ missed, wronglyAllowed }) => [
    ...missed.filter(({ isAllowed }) => !isAllowed).map(({ goal, reason }) => `${goal} (${reason})`),
    ...wronglyAllowed,
  ],

  'every event, guard, actor and delay has a label': ({ flow: { machine, labels } }) => {
    const events = nodesOf(machine).flatMap(({ ownEvents }) => ownEvents);
    const guards = nodesOf(machine).flatMap((node) => transitionsOf(node).flatMap(({ guard }) => guard ?? []));
    const delays = nodesOf(machine).flatMap((node) => node.after.map(({ delay }) => delay));
    const actors = invokesOf({ machine }).map(({ id }) => id);
    const names = [...events, ...guards.map(nameOf), ...actors, ...delays.map(nameOf)];
    return [...new Set(names)].filter(
      (name) => name !== '' && !name.startsWith('xstate.') && name !== '(inline)' && !labels[name]?.trim(),
    );
  },

  'every case is used': ({ unusedCases }) => unusedCases,

  'cases.key names every fact that a guard reads': ({ flow }) => keyFaults(flow),

  'every case has a unique label': ({ flow: { cases } }) => {
    const labels = (what: string, named: readonly { label: string }[] = []) =>
      twice(named.map(({ label }) => label)).map((label) => `${what}: ${label}`);
    return [
      ...labels('input', cases.inputs),
      ...Object.entries(cases.events).flatMap(([type, named]) => labels(type, named)),
      ...Object.entries(cases.answers).flatMap(([child, { done, error }]) => [
        ...labels(`done(${child})`, done),
        ...labels(`error(${child})`, error),
      ]),
    ];
  },

  'every invoke has the id of its actor, and the actor exists': ({ flow }) =>
    invokesOf(flow)
      .filter(({ id, invoke }) => id !== invoke.src || !(id in flow.machine.implementations.actors))
      .map(({ node, id }) => `${pathOf(node)}: ${id}`),

  'every invoke handles done and error': ({ flow }) =>
    invokesOf(flow).flatMap(({ node, id }) => {
      const ends = flow.cases.endless?.includes(id) ? ['error'] : ['done', 'error'];
      return ends
        .filter((end) => !node.transitions.has(`xstate.${end}.actor.${id}`))
        .map((end) => `${pathOf(node)}: ${end}(${id})`);
    }),

  'every actor has a failing case': ({ flow }) =>
    [...new Set(invokesOf(flow).map(({ id }) => id))].filter(
      (id) => !answersOf(flow, id).some(({ event }) => event.type.startsWith('xstate.error.')),
    ),

  'no actor runs twice at the same time': ({ flow }) => {
    const invokes = invokesOf(flow);
    return invokes
      .filter((one) => invokes.some((two) => two.node !== one.node && two.id === one.id && canMeet(one.node, two.node)))
      .map(({ node, id }) => `${pathOf(node)}: ${id}`);
  },

  'every guard, action and delay is named and implemented': ({ flow: { machine } }) => {
    const { guards, actions, delays } = machine.implementations;
    const unknown = (node: AnyStateNode, what: string, things: readonly unknown[], known: object) =>
      things
        .map(nameOf)
        .filter((name) => !(name in known))
        .map((name) => `${pathOf(node)}: ${what} ${name}`);
    return nodesOf(machine).flatMap((node) => {
      const own = [...node.entry, ...node.exit].filter((action) => !isTimer(action));
      const transitions = transitionsOf(node);
      return [
        ...unknown(
          node,
          'guard',
          transitions.flatMap(({ guard }) => guard ?? []),
          guards,
        ),
        ...unknown(node, 'action', [...own, ...transitions.flatMap((each) => [...each.actions])], actions),
        ...unknown(
          node,
          'delay',
          node.after.map(({ delay }) => delay),
          delays,
        ),
      ];
    });
  },

  'every event is named subject.verb': ({ flow: { machine } }) =>
    [...new Set(nodesOf(machine).flatMap(({ ownEvents }) => ownEvents))].filter(
      (type) => type !== '' && !type.startsWith('xstate.') && !/^[a-z][A-Za-z]*(\.[a-z][A-Za-z]*)+$/.test(type),
    ),

  'every wait is bounded': ({ flow, graph }) => [
    ...new Set(
      graph.nodes
        .filter((node) => !node.isFinal && (node.situation.snapshot.hasTag('busy') || atWork(flow, node).length > 0))
        .filter((node) => !isBounded(flow, node))
        .map(({ state }) => state),
    ),
  ],

  'every state that waits for a request is busy or accepts an event': ({ flow, graph }) => [
    ...new Set(
      graph.nodes
        .filter(({ isFinal, situation: { snapshot } }) => !isFinal && !snapshot.hasTag('busy'))
        .filter((node) => atWork(flow, node).some((id) => !isMachine(flow, id)))
        .filter(({ arcs }) => !arcs.some(({ offer, refused }) => offer.kind === 'event' && !refused))
        .map(({ state }) => state),
    ),
  ],

  'every state handles the events that can come at any time': ({ flow: { machine, cases } }) => {
    const nodes = nodesOf(machine);
    const leaves = nodes.filter((node) => node.type === 'atomic' && !isTransient(node));
    const own = new Set(nodes.flatMap((node) => node.ownEvents));
    const unforeseen = [...own].filter((event) => isOfWorld(event));
    const anytime: Record<string, Record<string, string> | undefined> = {
      ...Object.fromEntries(unforeseen.map((event) => [event, {}])),
      ...cases.anytime,
    };
    return Object.entries(anytime).flatMap(([event, ignored = {}]) => {
      const handles = (node: AnyStateNode) => node.ownEvents.includes(event);
      const ignoring = leaves
        .filter((node) => !withAncestors(node).some(handles))
        // A region that never hears of it leaves it to the region beside it.
        .filter((node) => regionOf(node) === machine.root || within(regionOf(node)).some(handles))
        .map(pathOf);
      const isNamedBy = (named: string) => (path: string) => path === named || path.startsWith(`${named}.`);
      return [
        ...ignoring
          .filter((path) => !Object.keys(ignored).some((named) => isNamedBy(named)(path)))
          .map((path) => `${path}: ${event}`),
        ...Object.keys(ignored)
          .filter((path) => !ignoring.some(isNamedBy(path)))
          .map((path) => `${path}: ${event} is said to be ignored, but it is handled`),
      ];
    });
  },

  'Back and Forward of the browser lead through the steps of the address': ({ flow: { steps }, graph }) => {
    if (!steps) return [];
    const { parameter, words, back, onward } = steps;
    const states = Object.keys(words);
    const isPlain = (word: string) => /^[a-z][a-z-]*$/.test(word);
    /** Whether the event leads from some step to an earlier one, or to a later one or a request. */
    const leads = (type: string, isBack: boolean) =>
      graph.nodes.some(({ state, arcs }) =>
        arcs.some(({ offer, to }) => {
          const [from, there] = [states.indexOf(state), states.indexOf(graph.nodes[to]?.state ?? '')];
          const isEarlier = there >= 0 && there < from;
          return offer.event.type === type && from >= 0 && there !== from && isEarlier === isBack;
        }),
      );
    return [
      ...states.filter((state) => !graph.statics.states.some(({ path }) => path === state)),
      ...twice(Object.values(words)),
      ...[parameter, ...Object.values(words)]
        .filter((word) => !isPlain(word))
        .map((word) => `'${word}' in the address`),
      ...(leads(back.type, true) ? [] : [`Back: ${back.type}`]),
      ...(onward === null || leads(onward.type, false) ? [] : [`Forward: ${onward.type}`]),
    ];
  },

  'final states have no transitions and no invokes': ({ flow: { machine } }) =>
    nodesOf(machine)
      .filter((node) => node.type === 'final' && transitionsOf(node).length + node.invoke.length > 0)
      .map(pathOf),

  'every tag is in the shared vocabulary': ({ flow: { machine } }) =>
    nodesOf(machine).flatMap((node) =>
      node.tags.filter((tag) => !tags.has(tag)).map((tag) => `${pathOf(node)}: ${tag}`),
    ),

  'eventless transitions cannot hang the page': ({ flow: { machine } }) =>
    nodesOf(machine).some(({ always }) => always?.length) &&
    !((machine.options.maxIterations ?? Infinity) <= mostIterations)
      ? [`maxIterations must be ${mostIterations} or less`]
      : [],
} satisfies Record<string, Check>;

/** What to do about a broken rule, in the same order; docs/adding-a-flow.md lists both. */
const mends: Readonly<Record<keyof typeof checks, string>> = {
  'no step fails, no state is a dead end, no busy state lasts forever':
    'give the state a way out, or make it final; a guard or action must not throw',
  'every state has a description': 'write `description`, as a sentence that a product owner understands',
  'every state is reachable': 'add the case that leads to it, or delete the state',
  'every transition and both sides of every guard are covered':
    'add the missing case, or name it in `cases.unreachable` with the reason',
  'every event, guard, actor and delay has a label': 'add its words to `labels` in cases.ts',
  'every case is used': 'delete the case, or accept its event in a state',
  'cases.key names every fact that a guard reads': 'add what they read to `key` in cases.ts',
  'every case has a unique label': 'word one of them differently',
  'every invoke has the id of its actor, and the actor exists':
    'use `ask`, or write `id` like `src` and list the actor in `setup`',
  'every invoke handles done and error': 'use `ask`, or add `onDone` and `onError`',
  'every actor has a failing case': 'add an `error` answer to `cases.answers`',
  'no actor runs twice at the same time': 'give the second question an actor with a name of its own',
  'every guard, action and delay is named and implemented': 'move it into `setup` and refer to it by name',
  'every event is named subject.verb': 'rename it, such as `form.submit`',
  'every wait is bounded': 'use `ask`, or add `after: { answerDeadline: … }`',
  'every state that waits for a request is busy or accepts an event':
    "add `tags: 'busy'`, or let the person go on meanwhile",
  'every state handles the events that can come at any time':
    'handle the event at the root, or name the state in `cases.anytime` with the reason',
  'Back and Forward of the browser lead through the steps of the address':
    'correct the states, words or events in steps.ts',
  'final states have no transitions and no invokes': 'move them to the state before',
  'every tag is in the shared vocabulary': `use one of ${[...tags].join(', ')}`,
  'eventless transitions cannot hang the page': 'add `options: { maxIterations: 1_000 }` to the machine',
};

/** The violations of a flow, each with the rule that it breaks and what to do about it. */
export const violationsOf = (plan: Plan): string[] =>
  (Object.keys(checks) as (keyof typeof checks)[]).flatMap((rule) =>
    checks[rule](plan).map((fault) => `${rule}: ${fault}. Mend: ${mends[rule]}`),
  );
