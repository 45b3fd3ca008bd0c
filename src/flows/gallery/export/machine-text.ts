/**
 * A machine as text that runs without the product, for the XState visualizer and Stately Studio. States and transitions
 * are the same; guards are always true, actions do nothing and actors never answer.
 */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
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
const filled = (name: string, held: Record<string, Json[]> | Json[]): Record<string, Json> =>
  Object.keys(held).length === 0 ? {} : { [name]: held };

/** The machine's configuration as plain data. */
export const configOf = (machine: AnyStateMachine): Json => {
  const { edges } = staticsOf(machine);
  const below = (node: AnyStateNode): { [key: string]: Json } => {
    const own = edges.filter(({ source }) => source === pathOf(node));
    const of = (pattern: RegExp) => waysOf(machine.id, own, pattern);
    const [done, error] = [of(/^xstate\.done\.actor\.(.+)$/), of(/^xstate\.error\.actor\.(.+)$/)];
    const delays = own.map((edge) => ({ ...edge, type: edge.event.replace(/^after\((.+)\)$/, 'after $1') }));
    return {
      ...(node.parent ? {} : { id: machine.id }),
      ...(node.description === undefined ? {} : { description: node.description }),
      ...(node.type === 'atomic' || node.type === 'compound' ? {} : { type: node.type }),
      ...(node.type === 'compound' ? { initial: node.initial.target[0]?.key ?? '' } : {}),
      ...(node.tags.length > 0 ? { tags: [...node.tags] } : {}),
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
      ...(node.type === 'history' ? { history: node.history === 'deep' ? 'deep' : 'shallow' } : {}),
      ...(Object.keys(node.states).length === 0
        ? {}
        : { states: Object.fromEntries(Object.values(node.states).map((child) => [child.key, below(child)])) }),
    };
  };
  return below(machine.root);
};

const list = (names: Iterable<string>, value: (name: string) => string): string =>
  [...new Set(names)]
    .sort()
    .map((name) => `      ${JSON.stringify(name)}: ${value(name)},`)
    .join('\n');

/** `createMachine(…)` with its import and its implementations. */
export const machineText = (machine: AnyStateMachine): string => {
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
  return `import { createMachine, fromPromise } from 'xstate';

export const machine = createMachine(
  ${JSON.stringify(configOf(machine), null, 2).replaceAll('\n', '\n  ')},
  {
    guards: {
${list(guards, () => '() => true')}
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
