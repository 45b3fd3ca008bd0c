/** A flow as a Mermaid stateDiagram-v2, and the page of documentation around it. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Flow } from '../../../machines/flow.ts';
import { type Edge, nodesOf, pathOf, staticsOf } from '../../engine/statics.ts';
import { guardParts, lengthOf, type Wording, wordingOf } from '../../engine/wording.ts';
import { audienceOf, type Entry } from '../entries.ts';

const root = '*';
const idOf = (path: string): string => (path === root ? 'anywhere' : path.replaceAll('.', '_'));
/** Reserved words of Mermaid. */
const plainly = (text: string): string =>
  text
    .replaceAll(': ', ' – ')
    .replace(/[:;#{}"]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
const labelOf = (wording: Wording, edge: Edge): string =>
  plainly([wording.cause(edge), wording.condition(edge)].filter(Boolean).join(' '));

export const mermaidOf = (machine: AnyStateMachine, wording: Wording): string => {
  const { edges } = staticsOf(machine);
  const arrows = (path: string): string[] =>
    edges
      .filter(({ source }) => source === path)
      .flatMap((edge) =>
        (edge.targets ?? [path]).map((target) => `${idOf(path)} --> ${idOf(target)} : ${labelOf(wording, edge)}`),
      );
  const inside = (node: AnyStateNode): string[] => {
    const children = Object.values(node.states);
    const parts = children.map((child) => {
      const path = pathOf(child);
      const inner = inside(child);
      const head = `state "${plainly(wording.state(path))}" as ${idOf(path)}`;
      return [
        ...(inner.length > 0 ? [`${head} {`, ...inner.map((line) => `  ${line}`), '}'] : [head]),
        ...(child.type === 'final' ? [`${idOf(path)} --> [*]`] : []),
      ];
    });
    const first = node.type === 'compound' ? node.initial.target[0] : undefined;
    const lines = parts.flatMap((part, index) => (node.type === 'parallel' && index > 0 ? ['--', ...part] : part));
    return first ? [`[*] --> ${idOf(pathOf(first))}`, ...lines] : lines;
  };
  const states = inside(machine.root);
  // Regions stand inside a state only, also those of the machine itself.
  const isAround = machine.root.type === 'parallel' || edges.some(({ source }) => source === root);
  const body = isAround ? ['state "Anywhere" as anywhere {', ...states.map((line) => `  ${line}`), '}'] : states;
  const drawn = [
    ...(isAround ? arrows(root) : []),
    ...staticsOf(machine).states.flatMap(({ path }) => (path === root ? [] : arrows(path))),
  ];
  return `${['stateDiagram-v2', ...[...body, ...drawn].map((line) => `  ${line}`)].join('\n')}\n`;
};

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (...cells: string[]): string => `| ${cells.map(cell).join(' | ')} |`;

const code = (text: string): string => `\`${text}\``;

const delaysOf = ({ machine }: Flow, wording: Wording): string[] => {
  const waited = new Set(nodesOf(machine).flatMap(({ after }) => after.map(({ delay }) => delay)));
  const rows = Object.entries(machine.implementations.delays)
    .filter(([name]) => waited.has(name))
    .map(([name, delay]) => row(wording.label(name), lengthOf(delay) ?? 'it depends', code(name)));
  if (rows.length === 0) return [];
  return ['## Waits', '', row('until', 'how long', 'in code'), row('---', '---', '---'), ...rows, ''];
};

/** The event and the guard with its parameters, as the code has them. */
const codeOf = ({ event, guard }: Edge): string => {
  if (guard === null) return code(event);
  const { name, params } = guardParts(guard);
  const values = Object.entries(params).map(([key, value]) => `${key}: ${String(value)}`);
  return `${code(event)} ${code(values.length === 0 ? name : `${name}(${values.join(', ')})`)}`;
};

const stepLinks = ({ steps }: Flow): string[] =>
  Object.entries(steps?.words ?? {}).map(([state, word]) => `\`${steps?.parameter}=${word}\` (\`${state}\`)`);

/** The page of a flow in docs/flows. */
export const docOf = ({ flow, statics, description }: Entry): string => {
  const wording = wordingOf(flow);
  const kindOf = (type: string, tags: readonly string[]) =>
    [...(type === 'final' ? ['end'] : type === 'parallel' ? ['all at once'] : []), ...tags].join(', ');
  const lines = [
    `# ${flow.title}`,
    '',
    description,
    '',
    `${audienceOf(flow)} ${flow.route === null ? 'It has no screen of its own.' : `At ${code(flow.route)}.`} Machine: ${code(statics.machine)}.`,
    '',
    ...(flow.steps ? [`Its steps stand in the address: ${stepLinks(flow).join(', ')}.`, ''] : []),
    '```mermaid',
    mermaidOf(flow.machine, wording).trimEnd(),
    '```',
    '',
    '## States',
    '',
    row('state', 'what it is', 'what works', 'kind', 'in code'),
    row('---', '---', '---', '---', '---'),
    ...statics.states.map(({ path, description: what, type, tags, invokes }) =>
      row(
        wording.fullState(path),
        what ?? '',
        invokes.map(wording.label).join(', '),
        kindOf(type, tags),
        [path, ...invokes].map(code).join(' '),
      ),
    ),
    '',
    ...delaysOf(flow, wording),
    '## Transitions',
    '',
    row('in', 'when', 'only', 'to', 'in code'),
    row('---', '---', '---', '---', '---'),
    ...statics.edges.map((edge) =>
      row(
        edge.source === root ? 'anywhere' : wording.fullState(edge.source),
        wording.cause(edge),
        wording.condition(edge) ?? '',
        edge.targets === null ? 'stays' : edge.targets.map(wording.fullState).join(', '),
        codeOf(edge),
      ),
    ),
  ];
  return `${lines.join('\n')}\n`;
};

/** The index page. */
export const listOf = (groups: readonly { name: string; entries: readonly Entry[] }[]): string => {
  const lines = ['# Flows', '', 'Generated from the machines by `npm run flows`. The gallery at `/flows` runs them.'];
  for (const { name, entries } of groups) {
    lines.push('', `## ${name}`, '');
    for (const { flow, description } of entries) lines.push(`- [${flow.title}](${flow.id}.md): ${description}`);
  }
  return `${lines.join('\n')}\n`;
};
