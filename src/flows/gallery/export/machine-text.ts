/**
 * A machine as text that runs without the product, for the XState visualizer and Stately Studio. States, transitions, the context
 * at the start and the outputs of final states are the same; actions do nothing and actors never answer. A guard is true and says
 * in a comment in which case it passes; to step through the other branch one changes its `true`.
 */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Graph } from '../../engine/graph.ts';
import { plain } from '../../engine/normal.ts';
import { type Edge, isUnnamed, nodesOf, pathOf, staticsOf } from '../../engine/statics.ts';

type Json = { [key: string]: Json } | Json[] | string | number | boolean;

const root = '*';
const bare = (name: string): string => name.replace(/\{.*\}$/, '');
const isBuiltIn = (name: string): boolean => name.startsWith('xstate.') || isUnnamed(name);

const guardOf = (guard: string): Json => {
  const [, type, params] = /^([^{(]+)(\{.*\})$/.exec(guard) ?? [];
  return type === undefined || params === undefined ? guard : { type, params: JSON.parse(params) as Json };
};

const transitionOf = (machine: string, { targets, guard, actions, reenter }: Edge): Json => ({
  ...(targets === null
    ? {}
    : { target: targets.map((path) => (path === root ? `#${machine}` : `#${machine}.${path}`)) }),
  ...(guard === null ? {} : { guard: guardOf(guard) }),
  ...(actions.some((name) => !isBuiltIn(name))
    ? { actions: actions.filter((name) => !isBuiltIn(name)).map(bare) }
    : {}),
  ...(reenter ? { reenter } : {}),
});

const named = (things: readonly unknown[]): string[] =>
  things
    .map((thing) =>
      typeof thing === 'object' && thing !== null && 'type' in thing ? String(thing.type) : String(thing),
    )
    .filter((name) => /^\w+$/.test(name));

/** The key of a state's configuration for each kind of event. */
const waysOf = (machine: string, edges: readonly Edge[], pattern: RegExp): Record<string, Json[]> => {
  const ways: Record<string, Json[]> = {};
  for (const edge of edges) {
    const [, name] = pattern.exec(edge.type) ?? [];
    if (name !== undefined) ways[name] = [...(ways[name] ?? []), transitionOf(machine, edge)];
  }
  return ways;
};
const filled = (name: string, held: Record<string, Json> | Json[]): Record<string, Json> =>
  Object.keys(held).length === 0 ? {} : { [name]: held };
const given = (name: string, value: Json | undefined): Record<string, Json> =>
  value === undefined ? {} : { [name]: value };
/** Those that the other keys do not show. */
const typesToName: readonly string[] = ['parallel', 'final', 'history'];

/** What a flow ends with in each of its ends, as the cases show it first. */
const outputsIn = ({ nodes }: Graph): ReadonlyMap<string, unknown> => {
  const found = new Map<string, unknown>();
  for (const { isFinal, state, situation } of nodes)
    if (isFinal && !found.has(state) && situation.snapshot.output !== undefined)
      found.set(state, plain(situation.snapshot.output));
  return found;
};

/** The machine's configuration as plain data, with what it knows at its first start. */
export const configOf = (machine: AnyStateMachine, graph: Graph): Json => {
  const { edges } = graph.statics;
  const outputs = outputsIn(graph);
  const start = graph.nodes[graph.starts[0]?.node ?? -1]?.situation.snapshot;
  const context = plain(start?.context ?? {}) as Json;
  const below = (node: AnyStateNode): { [key: string]: Json } => {
    const own = edges.filter(({ source }) => source === pathOf(node));
    const of = (pattern: RegExp) => waysOf(machine.id, own, pattern);
    const [done, error] = [of(/^xstate\.done\.actor\.(.+)$/), of(/^xstate\.error\.actor\.(.+)$/)];
    const delays = own.map((edge) => ({ ...edge, type: edge.event.replace(/^after\((.+)\)$/, 'after $1') }));
    return {
      ...(node.parent ? {} : { id: machine.id, context }),
      ...given('description', node.description),
      ...given(
        'type',
        typesToName.find((type) => type === node.type),
      ),
      ...(node.type === 'compound' ? { initial: node.initial.target[0]?.key ?? '' } : {}),
      ...filled('tags', [...node.tags]),
      ...filled('entry', named(node.entry)),
      ...filled('exit', named(node.exit)),
      ...filled(
        'invoke',
        node.invoke.map(({ id, src }) => ({
          id,
          src: String(src),
          ...filled('onDone', done[id] ?? []),
          ...filled('onError', error[id] ?? []),
        })),
      ),
      ...filled('on', of(/^(?!xstate\.)(.+)$/)),
      ...filled('after', waysOf(machine.id, delays, /^after (.+)$/)),
      ...filled('always', of(/^()$/)[''] ?? []),
      ...filled('onDone', Object.values(of(/^xstate\.done\.state\.(.+)$/)).flat()),
      ...given('output', outputs.get(pathOf(node)) as Json | undefined),
      ...(node.type === 'history' ? { history: node.history === 'deep' ? 'deep' : 'shallow' } : {}),
      ...filled('states', Object.fromEntries(Object.values(node.states).map((child) => [child.key, below(child)]))),
    };
  };
  return below(machine.root);
};

const list = (names: Iterable<string>, value: (name: string) => string): string =>
  [...new Set(names)]
    .sort()
    .map((name) => `      ${JSON.stringify(name)}: ${value(name)},`)
    .join('\n');

/** In which cases a guard passes and in which it does not, as the cases of the flow show. */
type GuardCases = ReadonlyMap<string, { passes: string | null; refuses: string | null }>;

/** The first step of the graph in which each guard passes, and the first in which it does not. */
const guardCasesOf = ({ nodes, model, statics }: Graph): GuardCases => {
  const found = new Map<string, { passes: string | null; refuses: string | null }>();
  const guardOf = new Map(statics.edges.map(({ id, guard }) => [id, guard]));
  for (const { state, situation, arcs } of nodes)
    for (const { offer, label } of arcs) {
      const { guards } = model.send(situation, offer.event, offer.kind === 'timer' ? offer.timer : undefined);
      for (const { edge, passed } of guards) {
        const guard = bare(guardOf.get(edge) ?? '');
        const known = found.get(guard) ?? { passes: null, refuses: null };
        const side = passed ? 'passes' : 'refuses';
        found.set(guard, { ...known, [side]: known[side] ?? `${label}, in ${state}` });
      }
    }
  return found;
};

/** What a comment may hold. */
const inComment = (text: string): string => text.replaceAll('*/', '* /').replaceAll('\n', ' ');
const guardText = (known: { passes: string | null; refuses: string | null } | undefined): string => {
  const said = [
    ...(known?.passes ? [`true: ${known.passes}`] : []),
    ...(known?.refuses ? [`false: ${known.refuses}`] : []),
  ];
  return `() => true${said.length > 0 ? ` /* ${inComment(said.join('; '))} */` : ''}`;
};

/** `createMachine(…)` with its import and its implementations. */
export const machineText = (machine: AnyStateMachine, graph: Graph): string => {
  const cases = guardCasesOf(graph);
  const { edges } = staticsOf(machine);
  const nodes = nodesOf(machine);
  const guards = edges.flatMap(({ guard }) => (guard === null ? [] : [bare(guard)]));
  const actions = [
    ...edges.flatMap((edge) => edge.actions.filter((name) => !isBuiltIn(name)).map(bare)),
    ...nodes.flatMap((node) => [...named(node.entry), ...named(node.exit)]),
  ];
  const actors = nodes.flatMap((node) => node.invoke.map(({ src }) => String(src)));
  const delays = nodes
    .flatMap((node) => node.after.map(({ delay }) => delay))
    .filter((delay) => typeof delay === 'string');
  const lengthOf = (name: string): string => {
    const known: unknown = machine.implementations.delays[name];
    return String(typeof known === 'number' ? known : 1_000);
  };
  const config = JSON.stringify(configOf(machine, graph), null, 2).replaceAll('\n', '\n  ');
  // The output of a machine is that of the end in which it is.
  const output = outputsIn(graph).size > 0 ? '    output: ({ event }) => event.output,\n' : '';
  return `import { createMachine, fromPromise } from 'xstate';

export const machine = createMachine(
  ${config.replace('{\n', `{\n${output}`)},
  {
    // Where several transitions of one event have guards, the first that is true is taken: write false to step through the others.
    guards: {
${list(guards, (name) => guardText(cases.get(name)))}
    },
    actions: {
${list(actions, () => '() => {}')}
    },
    delays: {
${list(delays, lengthOf)}
    },
    actors: {
${list(actors, () => 'fromPromise(() => new Promise(() => {}))')}
    },
  },
);
`;
};
