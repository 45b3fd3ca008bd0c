/** One question to the server: on failure, and without an answer in time, the flow goes elsewhere and keeps the problem. */
import { assign } from 'xstate';
import { answerDeadline } from '../../domain/shared/deadlines.ts';
import { noAnswer, type Problem, problemOf } from '../../domain/shared/problem.ts';

type Keeping = { problem: Problem | null };
type Failure = { error: unknown };
/** Fits every machine whose context keeps a problem, whatever its events are. */
type Part<Params> = (args: { context: Keeping }, params: Params) => void;
// XState types an action for the events of one machine.
const keeping = assign as unknown as <Params>(change: (_: unknown, params: Params) => Keeping) => Part<Params>;

/**
 * What the machines that ask the server have in common: `setup({ … }).extend(askingParts)`. It goes after the parts of the
 * machine itself and would replace one of the same name, so that a machine which keeps a problem otherwise names its own.
 */
export const askingParts = {
  delays: { answerDeadline },
  guards: { isConflict: (_: unknown, { error }: Failure) => problemOf(error).kind === 'conflict' },
  actions: {
    storeProblem: keeping((_, { error }: Failure) => ({ problem: problemOf(error) })),
    clearProblem: keeping(() => ({ problem: null })),
  },
};

type Failed = { event: { error: unknown } };

const errorOf = ({ event: { error } }: Failed) => ({ error });

/** Any failure: the flow keeps the problem and goes to `target`. */
export const failure = <const Target extends string>(target: Target) =>
  ({ target, actions: { type: 'storeProblem', params: errorOf } }) as const;

type Case<Guard, Target, Action> = {
  guard: { type: Guard; params: typeof errorOf };
  target: Target;
  actions: { type: Action; params: typeof errorOf };
};
/** A failure that `guard` lets through: `action` keeps it, as the problem unless another is named; then on to `target`. */
export function failureWhen<const Guard extends string, const Target extends string>(
  guard: Guard,
  target: Target,
): Case<Guard, Target, 'storeProblem'>;
export function failureWhen<const Guard extends string, const Target extends string, const Action extends string>(
  guard: Guard,
  target: Target,
  action: Action,
): Case<Guard, Target, Action>;
export function failureWhen(guard: string, target: string, action = 'storeProblem'): Case<string, string, string> {
  return { guard: { type: guard, params: errorOf }, target, actions: { type: action, params: errorOf } };
}

type Setup = { createStateConfig: (config: never) => unknown };
type InvokeOf<S> = S extends { createStateConfig: (config: infer Config extends { invoke?: unknown }) => unknown }
  ? Exclude<Config['invoke'], readonly unknown[] | undefined>
  : never;
type QuestionOf<Invoke> = Invoke extends { src: string }
  ? Pick<Invoke, Extract<keyof Invoke, 'src' | 'input' | 'onDone'>>
  : never;
type CaseOf<Invoke> = Invoke extends { src: string; onError?: infer OnError }
  ? Exclude<OnError, string | readonly unknown[] | undefined>
  : never;
type Fragment<Question extends { src: string }, Case, Target, Deadline extends string> = {
  invoke: Question & {
    id: Question['src'];
    onError: readonly [...Case[], { target: Target; actions: { type: 'storeProblem'; params: typeof errorOf } }];
  };
  after: { [D in Deadline]: { target: Target; actions: { type: 'storeProblem'; params: { error: unknown } } } };
};

/**
 * Makes `ask` for the machines of one setup, which must have the action `storeProblem` and the delay, as `askingParts` has. `ask` gives what a
 * state needs to ask `src` once: spread it into the state. `onError` lists the failures that lead elsewhere than `failTo`.
 */
export const asking =
  <S extends Setup>(_setup: S) =>
  <
    const Question extends QuestionOf<InvokeOf<S>> & { src: string },
    const Target extends string,
    const Deadline extends string = 'answerDeadline',
  >({
    failTo,
    onError,
    deadline,
    ...question
  }: Question & { failTo: Target; onError?: readonly CaseOf<InvokeOf<S>>[]; deadline?: Deadline }) =>
    // TypeScript narrows neither a generic rest nor a default type parameter here.
    ({
      invoke: { id: question.src, ...question, onError: [...(onError ?? []), failure(failTo)] },
      after: {
        [deadline ?? 'answerDeadline']: {
          target: failTo,
          actions: { type: 'storeProblem', params: { error: noAnswer } },
        },
      },
    }) as unknown as Fragment<Question, CaseOf<InvokeOf<S>>, Target, Deadline>;
