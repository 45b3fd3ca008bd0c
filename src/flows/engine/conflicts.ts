/**
 * Filters the selected transitions to those that run. Two regions of a parallel state may both handle an event although
 * one of them leaves the other; XState then drops one, but its microstep report still names both.
 * The rule is SCXML's removeConflictingTransitions (https://www.w3.org/TR/scxml/#removeConflictingTransitions).
 */
import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';

const ancestorsOf = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [node.parent, ...ancestorsOf(node.parent)] : [];

const isBelow = (node: AnyStateNode, above: AnyStateNode): boolean => ancestorsOf(node).includes(above);

const domainOf = ({ source, target, reenter }: AnyTransitionDefinition): AnyStateNode => {
  const targets: readonly AnyStateNode[] = target ?? [];
  if (!reenter && targets.every((node) => node === source || isBelow(node, source))) return source;
  const common = ancestorsOf(source).find((above) => targets.every((node) => isBelow(node, above)));
  return common ?? source.machine.root;
};

const exitsOf = (transition: AnyTransitionDefinition, active: readonly AnyStateNode[]): AnyStateNode[] => {
  if (!transition.target?.length) return [];
  const domain = domainOf(transition);
  return active.filter(
    (node) => isBelow(node, domain) || (transition.reenter && node === domain && node === transition.source),
  );
};

export const withoutConflicts = (
  selected: readonly AnyTransitionDefinition[],
  snapshot: AnyMachineSnapshot,
): AnyTransitionDefinition[] => {
  const kept = new Map<AnyTransitionDefinition, AnyStateNode[]>();
  for (const transition of selected) {
    const exits = exitsOf(transition, snapshot._nodes);
    const rivals = [...kept]
      .filter(([, others]) => others.some((node) => exits.includes(node)))
      .map(([rival]) => rival);
    if (rivals.some((rival) => !isBelow(transition.source, rival.source))) continue;
    for (const rival of rivals) kept.delete(rival);
    kept.set(transition, exits);
  }
  return [...kept.keys()];
};
