/** Every machine of the product keeps the house rules; a machine that is not among the flows fails here. */
import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, StateMachine } from 'xstate';
import { flows } from './index.ts';

const machineFiles = import.meta.glob<Record<string, unknown>>('./**/*.machine.ts', { eager: true });

const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root);
};
const withAncestors = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [node, ...withAncestors(node.parent)] : [node];
const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];
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

/** Callbacks and observers live as long as their state; they have no end to react to. */
const endless = new Set(['draftKeeper']);
const tags = new Set(['busy', 'editable', 'failed', 'resumable']);

test('every machine in the tree is a flow, once, under its own id', () => {
  const machines = Object.values(machineFiles)
    .flatMap((exported) => Object.values(exported))
    .filter((value) => value instanceof StateMachine);
  expect(machines).toHaveLength(Object.keys(machineFiles).length);
  expect(new Set(flows.map(({ machine }) => machine))).toEqual(new Set(machines));
  expect(flows).toHaveLength(machines.length);
  expect(flows.map(({ id }) => id)).toEqual(flows.map(({ machine }) => machine.id));
  expect(new Set(flows.map(({ id }) => id)).size).toBe(flows.length);
});

describe.each(flows.map((flow) => [flow.id, flow] as const))('%s', (_, { machine }) => {
  const nodes = nodesOf(machine);
  const invokes = nodes.flatMap((node) => node.invoke.map((invoke) => ({ node, invoke })));
  const { actors, delays, guards, actions } = machine.implementations;

  test('every state has a description', () => {
    expect(nodes.filter(({ description }) => !description?.trim()).map(({ id }) => id)).toEqual([]);
  });

  test('every invoke is named like its actor, which exists, and has an answer to every end', () => {
    for (const { node, invoke } of invokes) {
      expect(invoke.id).toBe(invoke.src);
      expect(Object.keys(actors)).toContain(invoke.src);
      const ends = [...node.transitions.keys()];
      expect(ends).toContain(`xstate.error.actor.${invoke.id}`);
      if (!endless.has(invoke.id)) expect(ends).toContain(`xstate.done.actor.${invoke.id}`);
    }
  });

  test('no two invokes of one id can run at the same time', () => {
    const meeting = invokes.filter(({ node, invoke }) =>
      invokes.some((other) => other.node !== node && other.invoke.id === invoke.id && canMeet(node, other.node)),
    );
    expect(meeting).toEqual([]);
  });

  test('every delay, guard and action has a name that exists', () => {
    const inline = (things: readonly unknown[], known: object) =>
      things.map(nameOf).filter((name) => !Object.keys(known).includes(name));
    const all = nodes.flatMap(transitionsOf);
    const isTimer = ({ type }: { type: string }) => type === 'xstate.raise' || type === 'xstate.cancel';
    const own = nodes
      .flatMap(({ entry, exit }) => [...entry, ...exit])
      .filter((action) => !(typeof action === 'function' && 'type' in action && isTimer(action as { type: string })));
    const asked = all.flatMap(({ guard }) => (guard === undefined ? [] : [guard]));
    expect(inline(asked, guards)).toEqual([]);
    expect(inline([...all.flatMap((each) => [...each.actions]), ...own], actions)).toEqual([]);
    expect(
      inline(
        nodes.flatMap(({ after }) => after.map(({ delay }) => delay)),
        delays,
      ),
    ).toEqual([]);
  });

  test('every busy state can fail or run out of time, and so be left', () => {
    for (const node of nodes.filter((each) => each.tags.includes('busy') && Object.keys(each.states).length === 0)) {
      const ways = withAncestors(node)
        .flatMap(transitionsOf)
        .filter(({ eventType, target }) => /^xstate\.(error\.actor|after)\./.test(eventType) && target?.length);
      expect(ways, node.id).not.toEqual([]);
    }
  });

  test('every child that is waited for has an upper bound', () => {
    for (const { node } of invokes.filter(({ invoke }) => !endless.has(invoke.id))) {
      const isBounded = withAncestors(node).some(({ after }) => after.length > 0);
      const waitsForMachines = node.invoke.every(({ src }) => actors[String(src)] instanceof StateMachine);
      expect(isBounded || waitsForMachines, node.id).toBe(true);
    }
  });

  test('final states are ends', () => {
    for (const node of nodes.filter(({ type }) => type === 'final')) {
      expect(transitionsOf(node), node.id).toEqual([]);
      expect(node.invoke, node.id).toEqual([]);
    }
  });

  test('tags are words of the shared vocabulary', () => {
    expect(nodes.flatMap((node) => node.tags).filter((tag) => !tags.has(tag))).toEqual([]);
  });

  test('transitions without an event cannot hang the page', () => {
    if (nodes.some(({ always }) => always?.length)) expect(machine.options.maxIterations).toBeLessThanOrEqual(1_000);
  });
});
