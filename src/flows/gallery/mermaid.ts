/** A flow as a Mermaid stateDiagram-v2, and the page of documentation around it. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Flow } from '../../machines/flow.ts';
import { type Edge, pathOf, staticsOf } from '../engine/statics.ts';
import type { Entry } from './entries.ts';
import { causeOf, conditionOf, stateName } from './plain-text.ts';

const root = '*';
const idOf = (path: string): string => (path === root ? 'anywhere' : path.replaceAll('.', '_'));
/** Reserved words of Mermaid. */
const plainly = (text: string): string =>
  text
    .replace(/[:;#{}"]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
const labelOf = (edge: Edge): string => plainly([causeOf(edge), conditionOf(edge)].filter(Boolean).join(' '));

export const mermaidOf = (machine: AnyStateMachine): string => {
  const { edges } = staticsOf(machine);
  const arrows = (path: string): string[] =>
    edges
      .filter(({ source }) => source === path)
      .flatMap((edge) =>
        (edge.targets ?? [path]).map((target) => `${idOf(path)} --> ${idOf(target)} : ${labelOf(edge)}`),
      );
  const inside = (node: AnyStateNode): string[] => {
    const children = Object.values(node.states);
    const parts = children.map((child) => {
      const path = pathOf(child);
      const inner = inside(child);
      const head = `state "${plainly(stateName(path))}" as ${idOf(path)}`;
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
  const isAround = edges.some(({ source }) => source === root);
  const body = isAround ? ['state "Anywhere" as anywhere {', ...states.map((line) => `  ${line}`), '}'] : states;
  const drawn = [
    ...(isAround ? arrows(root) : []),
    ...staticsOf(machine).states.flatMap(({ path }) => (path === root ? [] : arrows(path))),
  ];
  return `${['stateDiagram-v2', ...[...body, ...drawn].map((line) => `  ${line}`)].join('\n')}\n`;
};

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (...cells: string[]): string => `| ${cells.map(cell).join(' | ')} |`;

const lengthOf = (delay: unknown): string => (typeof delay === 'number' ? `${delay / 1_000} s` : 'it depends');

const delaysOf = ({ implementations: { delays } }: AnyStateMachine): string[] => {
  const rows = Object.entries(delays).map(([name, delay]) => row(`\`${name}\``, lengthOf(delay)));
  return rows.length === 0 ? [] : ['## Waits', '', row('wait', 'how long'), row('---', '---'), ...rows, ''];
};

const stepLinks = ({ steps }: Flow): string[] =>
  Object.entries(steps?.words ?? {}).map(([state, word]) => `\`${steps?.parameter}=${word}\` (\`${state}\`)`);

/** The page of a flow in docs/flows. */
export const docOf = ({ flow, statics, description }: Entry): string => {
  const kindOf = (type: string, tags: readonly string[]) =>
    [...(type === 'final' ? ['end'] : type === 'parallel' ? ['all at once'] : []), ...tags].join(', ');
  const lines = [
    `# ${flow.title}`,
    '',
    description,
    '',
    `For: ${flow.audience}. ${flow.route === null ? 'It has no screen of its own.' : `At: \`${flow.route}\`.`} Machine: \`${statics.machine}\`.`,
    '',
    ...(flow.steps ? [`Its steps stand in the address: ${stepLinks(flow).join(', ')}.`, ''] : []),
    '```mermaid',
    mermaidOf(flow.machine).trimEnd(),
    '```',
    '',
    '## States',
    '',
    row('state', 'what it is', 'kind', 'works'),
    row('---', '---', '---', '---'),
    ...statics.states.map(({ path, description: what, type, tags, invokes }) =>
      row(`\`${path}\``, what ?? '', kindOf(type, tags), invokes.map((id) => `\`${id}\``).join(', ')),
    ),
    '',
    ...delaysOf(flow.machine),
    '## Transitions',
    '',
    row('in', 'when', 'only', 'to'),
    row('---', '---', '---', '---'),
    ...statics.edges.map((edge) =>
      row(
        edge.source === root ? 'anywhere' : `\`${edge.source}\``,
        `\`${edge.event}\``,
        conditionOf(edge) ?? '',
        edge.targets === null ? 'stays' : edge.targets.map((path) => `\`${path}\``).join(', '),
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
