/** How good paths are: each transition dropped, each guard removed or turned round, and which of these they notice. */
import { type AnyStateNode, type AnyTransitionDefinition, not } from 'xstate';
import type { Flow } from '../../machines/flow.ts';
import { type Model, openModel } from './model.ts';
import type { Path } from './paths.ts';
import { expected, replay, type Shown } from './runs.ts';
import { type DeclaredEdge, declaredEdges } from './statics.ts';

export type Mutant = { id: string; model: Model };

type Change = (found: DeclaredEdge) => void;

const ancestorsOf = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [node.parent, ...ancestorsOf(node.parent)] : [];

const drop: Change = ({ siblings, definition }) => siblings.splice(siblings.indexOf(definition), 1);
const changeGuard = (definition: AnyTransitionDefinition, guard: unknown) => Reflect.set(definition, 'guard', guard);

/** An empty transition changes nothing when dropped, unless it keeps an error or another handler away. */
const isWithoutEffect = ({ edge, definition, siblings }: DeclaredEdge): boolean =>
  edge.targets === null &&
  edge.actions.length === 0 &&
  !edge.type.startsWith('xstate.error.') &&
  siblings.length === 1 &&
  !ancestorsOf(definition.source).some(({ transitions }) => transitions.has(edge.type) || transitions.has('*'));

const changes: { name: string; applies: (found: DeclaredEdge) => boolean; change: Change }[] = [
  { name: 'drop', applies: (found) => !isWithoutEffect(found), change: drop },
  {
    name: 'remove the guard of',
    applies: ({ edge }) => edge.guard !== null,
    change: ({ definition }) => changeGuard(definition, undefined),
  },
  {
    name: 'turn round the guard of',
    applies: ({ edge }) => edge.guard !== null,
    change: ({ definition }) => changeGuard(definition, not(definition.guard as never)),
  },
];

export const mutantsOf = ({ machine }: Flow): Mutant[] =>
  declaredEdges(machine).flatMap((declared, index) =>
    changes
      .filter(({ applies }) => applies(declared))
      .map(({ name, change }) => ({
        id: `${name} ${declared.edge.id}`,
        model: openModel(machine, (edges) => {
          const found = edges[index];
          if (found) change(found);
        }),
      })),
  );

const tells = (wanted: readonly Shown[], mutant: Model, path: Path): boolean => {
  let index = 0;
  for (const { text, fault } of replay(mutant, path)) {
    if (text !== wanted[index]?.text || fault !== wanted[index]?.fault) return true;
    index += 1;
  }
  return index !== wanted.length;
};

export type MutationResult = { killed: string[]; survived: string[] };

export const killMutants = (flow: Flow, paths: readonly Path[]): MutationResult => {
  const original = openModel(flow.machine);
  const wanted = paths.map((path) => ({ path, shown: expected(original, path) }));
  const results = mutantsOf(flow).map(({ id, model }) => ({
    id,
    isKilled: wanted.some(({ path, shown }) => tells(shown, model, path)),
  }));
  return {
    killed: results.filter(({ isKilled }) => isKilled).map(({ id }) => id),
    survived: results.filter(({ isKilled }) => !isKilled).map(({ id }) => id),
  };
};
