/** How good paths are: each transition dropped, each guard removed or turned round, and which of these they notice. */
import { type AnyTransitionDefinition, not } from 'xstate';
import type { Flow } from '../../machines/flow.ts';
import { type Model, openModel } from './model.ts';
import type { Path } from './paths.ts';
import { expected } from './runs.ts';
import { type DeclaredEdge, declaredEdges } from './statics.ts';

export type Mutant = { id: string; model: Model };

type Change = (found: DeclaredEdge) => void;

const drop: Change = ({ siblings, definition }) => siblings.splice(siblings.indexOf(definition), 1);
const changeGuard = (definition: AnyTransitionDefinition, guard: unknown) => Reflect.set(definition, 'guard', guard);

const changes: { name: string; applies: (found: DeclaredEdge) => boolean; change: Change }[] = [
  { name: 'drop', applies: () => true, change: drop },
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

const tells = (original: Model, mutant: Model, path: Path): boolean => {
  const [wanted, got] = [original, mutant].map((model) =>
    expected(model, path).map(({ text, fault }) => `${text}${fault}`),
  );
  return JSON.stringify(wanted) !== JSON.stringify(got);
};

export type MutationResult = { killed: string[]; survived: string[] };

export const killMutants = (flow: Flow, paths: readonly Path[]): MutationResult => {
  const original = openModel(flow.machine);
  const results = mutantsOf(flow).map(({ id, model }) => ({
    id,
    isKilled: paths.some((path) => tells(original, model, path)),
  }));
  return {
    killed: results.filter(({ isKilled }) => isKilled).map(({ id }) => id),
    survived: results.filter(({ isKilled }) => !isKilled).map(({ id }) => id),
  };
};
