/**
 * Mutation testing of the paths. A mutant drops a transition, removes or negates a guard, or swallows an actor's failure. The
 * paths kill it when they notice the change. An equivalent mutant behaves like the original and is listed with the reason.
 */
import { type AnyStateNode, type AnyTransitionDefinition, type EventObject, not } from 'xstate';
import type { Flow } from '../../machines/flow.ts';
import { type Model, type Outcome, openModel, type Situation } from './model.ts';
import { renameIds } from './normal.ts';
import { answersOf } from './offers.ts';
import type { Path } from './paths.ts';
import type { Plan } from './plan.ts';
import { expected, replay, type Shown } from './runs.ts';
import { type DeclaredEdge, declaredEdges, type Edge, nodesOf, pathOf } from './statics.ts';
import { visible } from './visible.ts';

/** `equivalence` is the reason why the mutant behaves like the original; null when the paths should kill it. */
type Mutant = { id: string; equivalence: string | null; model: () => Model };

type Change = (found: DeclaredEdge) => void;

const ancestorsOf = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [node.parent, ...ancestorsOf(node.parent)] : [];

const drop: Change = ({ siblings, definition }) => siblings.splice(siblings.indexOf(definition), 1);
const changeGuard = (definition: AnyTransitionDefinition, guard: unknown) => Reflect.set(definition, 'guard', guard);

/** Dropping an empty transition changes nothing, unless it blocks an error or another handler. */
const isWithoutEffect = ({ edge, definition, siblings }: DeclaredEdge): boolean =>
  edge.targets === null &&
  edge.actions.length === 0 &&
  !edge.type.startsWith('xstate.error.') &&
  siblings.length === 1 &&
  !ancestorsOf(definition.source).some(({ transitions }) => transitions.has(edge.type) || transitions.has('*'));

const changes: {
  name: string;
  applies: (edge: Edge) => boolean;
  equivalence: (found: DeclaredEdge) => string | null;
  change: Change;
}[] = [
  {
    name: 'drop',
    applies: () => true,
    equivalence: (found) =>
      isWithoutEffect(found) ? 'it has no target and no action, and it blocks no other handler' : null,
    change: drop,
  },
  {
    name: 'remove the guard of',
    applies: ({ guard }) => guard !== null,
    equivalence: () => null,
    change: ({ definition }) => changeGuard(definition, undefined),
  },
  {
    name: 'negate the guard of',
    applies: ({ guard }) => guard !== null,
    equivalence: () => null,
    change: ({ definition }) => changeGuard(definition, not(definition.guard as never)),
  },
];

const changedEdges = ({ machine }: Flow): Mutant[] =>
  declaredEdges(machine).flatMap((declared, index) =>
    changes
      .filter(({ applies }) => applies(declared.edge))
      .map(({ name, equivalence, change }) => ({
        id: `${name} ${declared.edge.id}`,
        equivalence: equivalence(declared),
        model: () =>
          openModel(machine, (edges) => {
            const found = edges[index];
            if (found) change(found);
          }),
      })),
  );

const isAwaited = ({ snapshot }: Situation, state: string, child: string): boolean =>
  snapshot.children[child] !== undefined &&
  snapshot._nodes.some((node) => pathOf(node) === state && node.invoke.some(({ id }) => id === child));

/** A model in which a child of one state never fails: `instead` replaces its error. */
const withoutFailure = (
  model: Model,
  state: string,
  child: string,
  instead: (situation: Situation) => Outcome | null,
): Model => {
  const isAbout = (situation: Situation, { type }: EventObject) =>
    type === `xstate.error.actor.${child}` && isAwaited(situation, state, child);
  return {
    ...model,
    send: (situation, event, timer) =>
      (isAbout(situation, event) ? instead(situation) : null) ?? model.send(situation, event, timer),
  };
};

/** The child ends and its error is ignored. */
const nothing =
  (child: string) =>
  (situation: Situation): Outcome => ({
    situation: { ...situation, settled: [...new Set([...situation.settled, child])].sort() },
    effects: [],
    edges: [],
    guards: [],
    visited: [],
    refused: false,
    fault: null,
  });

/** Whether this answer and every failure have the same effect, in all situations in which the child runs. */
const doesTheSame = ({ flow, graph }: Plan, state: string, child: string, success: EventObject): boolean => {
  const failures = answersOf(flow, child).filter(({ event }) => event.type === `xstate.error.actor.${child}`);
  const after = (situation: Situation, event: EventObject): string => {
    const { situation: next, effects } = graph.model.send(situation, event);
    return visible(next.snapshot, effects, renameIds());
  };
  return graph.nodes
    .filter(({ situation }) => isAwaited(situation, state, child))
    .every(({ situation }) => failures.every(({ event }) => after(situation, event) === after(situation, success)));
};

const swallowedFailures = (plan: Plan): Mutant[] =>
  nodesOf(plan.flow.machine).flatMap((node) =>
    node.invoke.flatMap(({ id: child }): Mutant[] => {
      const { machine } = plan.flow;
      const state = pathOf(node);
      const handlers = node.transitions.get(`xstate.error.actor.${child}`) ?? [];
      const isIgnored = handlers.every(({ target, actions }) => target === undefined && actions.length === 0);
      const successes = answersOf(plan.flow, child).filter(({ event }) => event.type === `xstate.done.actor.${child}`);
      return [
        {
          id: `ignore the failure of ${child} in ${state}`,
          equivalence: isIgnored ? 'the machine itself ignores this failure' : null,
          model: () => withoutFailure(openModel(machine), state, child, nothing(child)),
        },
        ...successes.map(({ event, label }) => ({
          id: `take the failure of ${child} in ${state} for its answer${label && ` '${label}'`}`,
          equivalence: doesTheSame(plan, state, child, event) ? 'the machine handles both alike' : null,
          model: () => {
            const model = openModel(machine);
            return withoutFailure(model, state, child, (situation) => model.send(situation, event));
          },
        })),
      ];
    }),
  );

const mutantsOf = (plan: Plan): Mutant[] => [...changedEdges(plan.flow), ...swallowedFailures(plan)];

const tells = (wanted: readonly Shown[], mutant: Model, path: Path): boolean => {
  let index = 0;
  for (const { text, fault } of replay(mutant, path)) {
    if (text !== wanted[index]?.text || fault !== wanted[index]?.fault) return true;
    index += 1;
  }
  return index !== wanted.length;
};

export type MutationResult = {
  killed: string[];
  survived: string[];
  /** Equivalent mutants with the reason; they count neither as killed nor as survived. */
  equivalent: { id: string; reason: string }[];
};

export const killMutants = (plan: Plan): MutationResult => {
  const original = openModel(plan.flow.machine);
  const wanted = plan.paths.map((path) => ({ path, shown: expected(original, path) }));
  const result: MutationResult = { killed: [], survived: [], equivalent: [] };
  for (const { id, equivalence, model: open } of mutantsOf(plan)) {
    if (equivalence !== null) {
      result.equivalent.push({ id, reason: equivalence });
      continue;
    }
    const model = open();
    const isKilled = wanted.some(({ path, shown }) => tells(shown, model, path));
    result[isKilled ? 'killed' : 'survived'].push(id);
  }
  return result;
};
