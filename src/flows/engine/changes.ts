/** The differences between two versions of the flows: states, transitions, paths, and the source of guards, actions and delays. */
import type { Flow } from '../../machines/flow.ts';
import { stateText } from './graph.ts';
import { stableText } from './normal.ts';
import type { Path } from './paths.ts';
import { type Plan, planFlow } from './plan.ts';
import { type Edge, staticsOf } from './statics.ts';

type How = 'added' | 'removed' | 'changed';
type Change = {
  what: 'state' | 'transition' | 'guard' | 'action' | 'delay' | 'path';
  name: string;
  how: How;
  /** The change in words, where the name alone does not show it. */
  detail: string;
};
export type FlowChanges = { id: string; title: string; how: How; changes: Change[] };

/** One named part of a flow with everything that is compared. */
type Compared = { text: string; detail: (before: Compared | null) => string };

const compare = (what: Change['what'], before: Map<string, Compared>, after: Map<string, Compared>): Change[] => {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.flatMap((name): Change[] => {
    const [old, now] = [before.get(name), after.get(name)];
    if (old && now) return old.text === now.text ? [] : [{ what, name, how: 'changed', detail: now.detail(old) }];
    const only = now ?? old;
    return only ? [{ what, name, how: now ? 'added' : 'removed', detail: only.detail(null) }] : [];
  });
};

const plainly = (text: string): Compared => ({
  text,
  detail: (before) => (before ? `${before.text} → ${text}` : text),
});

const statesOf = ({ machine }: Flow): Map<string, Compared> =>
  new Map(
    staticsOf(machine).states.map(({ path, ...state }) => {
      const words = [state.description ?? '', ...state.tags, ...state.invokes.map((id) => `works: ${id}`), state.type];
      return [path, plainly(words.filter((word) => word !== '' && word !== 'atomic').join(', '))];
    }),
  );

const saying = ({ guard, targets, actions, reenter }: Edge): string =>
  [
    guard === null ? '' : `if ${guard}`,
    targets === null ? 'stays' : `to ${targets.join(', ')}`,
    reenter ? 'enters anew' : '',
    actions.length > 0 ? `does ${actions.join(', ')}` : '',
  ]
    .filter((word) => word !== '')
    .join(', ');

const transitionsOf = ({ machine }: Flow): Map<string, Compared> =>
  new Map(staticsOf(machine).edges.map((edge) => [edge.id, plainly(saying(edge))]));

/** The source of an implementation without white space; an `assign` may hold several functions. */
const sourceOf = (thing: unknown): string => {
  if (typeof thing === 'function') {
    const held: unknown = Reflect.get(thing, 'assignment');
    return held === undefined ? thing.toString().replace(/\s+/g, ' ') : sourceOf(held);
  }
  if (typeof thing === 'object' && thing !== null)
    return Object.entries(thing)
      .map(([name, value]) => `${name}: ${sourceOf(value)}`)
      .join(', ');
  return stableText(thing);
};

const rulesOf = ({ machine }: Flow, kind: 'guards' | 'actions' | 'delays'): Map<string, Compared> =>
  new Map(
    Object.entries(machine.implementations[kind]).map(([name, rule]) => {
      const text = sourceOf(rule);
      return [name, typeof rule === 'number' ? plainly(`${rule} ms`) : { text, detail: () => '' }];
    }),
  );

const pathsOf = ({ graph, paths }: Plan): Map<string, Compared> => {
  const stateAt = (node: number) => stateText(graph.nodes[node]?.situation.snapshot.value ?? '');
  const visited = ({ start, arcs }: Path) => [start.node, ...arcs.map(({ to }) => to)].map(stateAt);
  return new Map(
    paths.map((path) => {
      const states = visited(path);
      const length = `${path.arcs.length} ${path.arcs.length === 1 ? 'step' : 'steps'}`;
      return [path.id, { text: states.join(' → '), detail: () => `${length}, ${states[0]} → ${states.at(-1)}` }];
    }),
  );
};

const changesIn = (before: Flow, after: Flow): Change[] => [
  ...compare('state', statesOf(before), statesOf(after)),
  ...compare('transition', transitionsOf(before), transitionsOf(after)),
  ...compare('guard', rulesOf(before, 'guards'), rulesOf(after, 'guards')),
  ...compare('action', rulesOf(before, 'actions'), rulesOf(after, 'actions')),
  ...compare('delay', rulesOf(before, 'delays'), rulesOf(after, 'delays')),
  ...compare('path', pathsOf(planFlow(before)), pathsOf(planFlow(after))),
];

/** Unchanged flows are left out. */
export const changesBetween = (before: readonly Flow[], after: readonly Flow[]): FlowChanges[] => {
  const now = after.flatMap((flow): FlowChanges[] => {
    const { id, title } = flow;
    const old = before.find((each) => each.id === id);
    if (!old) return [{ id, title, how: 'added', changes: [] }];
    const changes = changesIn(old, flow);
    return changes.length > 0 ? [{ id, title, how: 'changed', changes }] : [];
  });
  const gone = before.filter(({ id }) => !after.some((each) => each.id === id));
  return [...now, ...gone.map(({ id, title }): FlowChanges => ({ id, title, how: 'removed', changes: [] }))];
};

export const changesAsMarkdown = (changes: readonly FlowChanges[], since: string): string => {
  if (changes.length === 0) return `No flow has changed since ${since}.\n`;
  const lines = [`# What changed in the flows since ${since}`];
  for (const { id, title, how, changes: each } of changes) {
    lines.push('', `## ${title} \`${id}\`${how === 'changed' ? '' : ` (${how})`}`);
    if (each.length > 0) lines.push('');
    for (const { what, name, how: changed, detail } of each)
      lines.push(`- ${what} \`${name}\` ${changed}${detail === '' ? '' : `: ${detail}`}`);
  }
  return `${lines.join('\n')}\n`;
};
