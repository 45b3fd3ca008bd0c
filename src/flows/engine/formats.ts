/** Formats a plan as Markdown for people or Gherkin for testers, and a graph. The output is deterministic. */
import type { Arc, Graph } from './graph.ts';
import { payloadInWords, payloadOf } from './payload.ts';
import type { Plan } from './plan.ts';
import { titlesOf } from './titles.ts';
import { arcIn, type Names, type Wording, wordingOf } from './wording.ts';

const stateAt = (graph: Graph, node: number): string => graph.nodes[node]?.state ?? '';

/** Longer payloads stand apart, once for each label. */
const longestInline = 160;
const payloadText = (arc: Arc): string => {
  const text = JSON.stringify(payloadOf(arc));
  return text === '{}' ? '' : text;
};
const longPayloads = ({ paths }: Plan): ReadonlyMap<string, string> =>
  new Map(
    paths
      .flatMap(({ arcs }) => arcs.map((arc) => [arc.label, payloadText(arc)] as const))
      .filter(([, text]) => text.length > longestInline),
  );

export const toMarkdown = (plan: Plan, names: Names = 'words'): string => {
  const { flow, graph, criteria, goals, paths, missed } = plan;
  const wording = wordingOf(flow, names);
  const titles = titlesOf(plan, wording);
  const given = (arc: Arc): string => {
    const text = payloadText(arc);
    return text === '' || text.length > longestInline ? '' : ` \`${text}\``;
  };
  const steps = paths.reduce((sum, { arcs }) => sum + arcs.length, 0);
  const lines = [
    `# ${flow.title}`,
    '',
    `Machine \`${graph.statics.machine}\` ${graph.statics.hash}. Criterion: ${criteria.join(' + ')}. ` +
      `${goals.length - missed.length} of ${goals.length} goals in ${paths.length} paths and ${steps} steps.`,
    ...(graph.cut === null ? [] : ['', `**${graph.cut}**`]),
  ];
  for (const [index, path] of paths.entries()) {
    lines.push('', `## ${index + 1}. ${titles.get(path.id)} \`${path.id}\``, '');
    lines.push(`Start: ${path.start.label} → ${wording.states(stateAt(graph, path.start.node))}`, '');
    for (const [number, arc] of path.arcs.entries()) {
      lines.push(
        `${number + 1}. ${arcIn(wording, arc)}${given(arc)} → ${arc.refused ? 'refused, stays in ' : ''}${wording.states(stateAt(graph, arc.to))}`,
      );
    }
  }
  const long = longPayloads(plan);
  if (long.size > 0) lines.push('', '## Payloads', '');
  for (const [label, text] of long) lines.push(`- ${label}: \`${text}\``);
  if (missed.length > 0) lines.push('', '## Missed', '');
  for (const { goal, reason, isAllowed } of missed)
    lines.push(`- \`${goal}\`: ${reason}${isAllowed ? ' (allowed)' : ''}`);
  return `${lines.join('\n')}\n`;
};

/** What a step carries: in words, of which many stand apart, or as the code has it. */
const carried = (arc: Arc, names: Names): string =>
  names === 'code' ? payloadText(arc) : payloadInWords(arc).join(', ');

const sentence = (graph: Graph, wording: Wording, arc: Arc): string[] => {
  const text = carried(arc, wording.names);
  const held = text === '' || text.length > longestInline ? '' : ` with ${text}`;
  return [
    `When "${arcIn(wording, arc)}"${held}`,
    `Then ${arc.refused ? 'it is refused and ' : ''}the state is "${wording.states(stateAt(graph, arc.to))}"`,
  ];
};

export const toGherkin = (plan: Plan, names: Names = 'words'): string => {
  const { flow, graph, paths } = plan;
  const wording = wordingOf(flow, names);
  const titles = titlesOf(plan, wording);
  const lines = [`Feature: ${flow.title}`];
  const long = new Map<string, string>();
  for (const path of paths) {
    lines.push('', `  @${path.id}`, `  Scenario: ${titles.get(path.id)}`);
    lines.push(`    Given the flow "${names === 'words' ? flow.title : flow.id}" started as "${path.start.label}"`);
    lines.push(`    And the state is "${wording.states(stateAt(graph, path.start.node))}"`);
    for (const arc of path.arcs) {
      lines.push(...sentence(graph, wording, arc).map((line) => `    ${line}`));
      const text = carried(arc, names);
      if (text.length > longestInline) long.set(arcIn(wording, arc), text);
    }
  }
  for (const [step, text] of long) lines.push('', `  # ${step}: ${text}`);
  return `${lines.join('\n')}\n`;
};

export const toGraphText = (graph: Graph): string => {
  const { nodes, starts, cut } = graph;
  const lines = [`${nodes.length} situations${cut === null ? '' : ` (${cut})`}`];
  for (const { label, node } of starts) lines.push(`start ${label} → #${node} ${stateAt(graph, node)}`);
  for (const node of nodes) {
    lines.push('', `#${node.index} ${node.state}${node.isFinal ? ' (end)' : ''}  ${node.key}`);
    for (const { label, to, refused, edges } of node.arcs) {
      lines.push(`  ${label} → ${refused ? 'refused' : `#${to} ${stateAt(graph, to)}  {${edges.join('; ')}}`}`);
    }
  }
  return `${lines.join('\n')}\n`;
};

export const toGraphJson = ({ statics, starts, nodes, cut }: Graph): string => {
  const graph = {
    machine: { id: statics.machine, hash: statics.hash },
    statics: { states: statics.states, edges: statics.edges },
    cut,
    starts: starts.map(({ label, node }) => ({ label, node })),
    nodes: nodes.map(({ index, key, state, isFinal, arcs }) => ({
      index,
      key,
      state,
      isFinal,
      arcs: arcs.map(({ to, label, edges, refused }) => ({ to, label, edges, refused })),
    })),
  };
  return `${JSON.stringify(graph, null, 2)}\n`;
};
