/** Invariants: what must hold in every situation of every flow. */
import type { Flow } from '../../machines/flow.ts';
import { brokenIn } from './always.ts';
import type { Arc, Graph, GraphNode } from './graph.ts';
import { declaredEdges, isUnnamed, nodesOf, pathOf } from './statics.ts';

const leaves = (graph: Graph, node: GraphNode, arc: Arc): boolean => graph.nodes[arc.to]?.state !== node.state;

const isFailure = ({ offer }: Arc): boolean =>
  (offer.kind === 'answer' && offer.outcome === 'error') || offer.kind === 'timer';

/** A child machine may report a failure as its output, so a `done` that leads elsewhere also counts as a failure. */
const canFail = (node: GraphNode): boolean => {
  const states = new Set(node.arcs.filter(({ offer }) => offer.kind === 'answer').map(({ to }) => to));
  return node.arcs.some((arc) => isFailure(arc) && !arc.refused) || states.size > 1;
};

const situationFaults = (flow: Flow, graph: Graph): string[] =>
  graph.nodes.flatMap((node) => {
    const where = `${node.state} ${node.key}`;
    const broken = brokenIn(flow, node.situation.snapshot);
    const faults = broken === null ? [] : [`${broken}: ${where}`];
    if (node.isFinal) return faults;
    if (!node.arcs.some(({ to, refused }) => to !== node.index && !refused)) faults.push(`dead end: ${where}`);
    if (node.situation.snapshot.hasTag('busy')) {
      if (!canFail(node)) faults.push(`busy, but cannot fail: ${where}`);
      if (!node.arcs.some((arc) => leaves(graph, node, arc))) faults.push(`busy, but cannot be left: ${where}`);
    }
    return faults;
  });

const definitionFaults = ({ machine }: Flow): string[] => {
  const nodes = nodesOf(machine);
  const described = nodes.filter(
    (node) => node.type !== 'history' && node !== machine.root && !node.description?.trim(),
  );
  const invoked = nodes.flatMap((node) => node.invoke.map((invoke) => ({ path: pathOf(node), invoke })));
  return [
    ...described.map((node) => `no description: ${pathOf(node)}`),
    ...declaredEdges(machine)
      .filter(({ edge }) => edge.guard !== null && isUnnamed(edge.guard))
      .map(({ edge }) => `unnamed guard: ${edge.id}`),
    ...nodes.flatMap((node) =>
      node.after.filter(({ delay }) => typeof delay === 'number').map(() => `unnamed delay: ${pathOf(node)}`),
    ),
    ...invoked
      .filter(({ invoke }) => String(invoke.src).startsWith('xstate.invoke.'))
      .map(({ path }) => `unnamed actor: ${path}`),
  ];
};

export const invariantFaults = (flow: Flow, graph: Graph): string[] => [
  ...graph.faults,
  ...definitionFaults(flow),
  ...situationFaults(flow, graph),
];
