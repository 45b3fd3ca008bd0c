import type { AnyActorLogic, AnyStateMachine, EventFrom, InputFrom, OutputFrom, SnapshotFrom } from 'xstate';
import { sharedLabels } from './shared/labels.ts';

export type Labelled<T> = T & { label: string };

type Answers<Output> = { done?: Labelled<{ output: Output }>[]; error?: Labelled<{ error: unknown }>[] };
/** By the name of the actor, which is also the id of its invoke. A machine that is not known in detail may have any. */
type AnswersOf<M extends AnyStateMachine> = string extends keyof ActorsOf<M>
  ? Record<string, Answers<unknown>>
  : { [Name in keyof ActorsOf<M>]?: Answers<OutputOf<NonNullable<ActorsOf<M>[Name]>>> };
type OutputOf<Logic> = Logic extends AnyActorLogic ? OutputFrom<Logic> : never;
type ActorsOf<M extends AnyStateMachine> = NonNullable<Implementations<M>['actors']>;

/** What is worth trying with one machine. The path engine turns it into a graph, paths and runs. */
export type Cases<M extends AnyStateMachine> = {
  /** Start variants: at least one. */
  inputs: Labelled<{ input: InputFrom<M> }>[];
  /** Events a person or the world sends, each with every payload worth trying. */
  events: { [T in EventFrom<M>['type']]?: Labelled<{ event: Extract<EventFrom<M>, { type: T }> }>[] };
  /** Answers of invoked actors by invoke id. */
  answers: AnswersOf<M>;
  /** Invoked callbacks and observers, by id: they live as long as their state and have no end to react to. */
  endless?: readonly string[];
  /** Every context fact that a guard reads, and nothing else; the engine adds the state value. */
  key: (snapshot: SnapshotFrom<M>) => Record<string, string | number | boolean | null>;
  /** The selectors that views read; the golden trace records their values. */
  selectors?: Record<string, (snapshot: SnapshotFrom<M>) => unknown>;
  /**
   * Paths beside those that cover the graph, each under what it shows and with the labels of its steps, where a value is
   * visible only after a longer way. The golden trace records them; those that are `isSeen` are played in the browser too.
   */
  journeys?: Record<string, { start?: string; steps: string[]; isSeen?: true }>;
  /** What is true in every situation, as a sentence after 'it holds that': 'a signed-in person has tokens'. */
  holds?: Record<string, (snapshot: SnapshotFrom<M>) => boolean>;
  /**
   * Events that can come at any time, such as signing out in another tab: every state handles them. A state that ignores
   * one is named by its path, or by that of a state around it, with the reason. The health rule knows the events of the world
   * (`person.*`, `connection.*`, …) without being told; others are named here.
   */
  anytime?: { [T in EventFrom<M>['type']]?: Record<string, string> };
  /** Event types left out, each with the reason. */
  leaveOut?: Record<string, string>;
  /** Changed sources that behave like the original (ids as `npm run paths -- mutants` prints them), each with the reason. */
  equivalentMutants?: Record<string, string>;
  /** Edges that no case can reach (ids as the engine prints them), each with the reason. Should be empty. */
  unreachable?: Record<string, string>;
};

/**
 * Steps of a flow that stand in its address. Back and Forward of the browser send the events below, as the buttons do;
 * the machine decides, and a step that it refuses is replaced in the address by the one where it is.
 */
export type Steps<M extends AnyStateMachine = AnyStateMachine> = {
  /** The query parameter. */
  parameter: string;
  /** The word of each state in the address, from the first step to the last. The first step has no parameter. */
  words: Record<string, string>;
  back: EventFrom<M>;
  /** Leads to the next step without a request; null where every way onward is one. */
  onward: EventFrom<M> | null;
};

type Implementations<M extends AnyStateMachine> = Parameters<M['provide']>[0];
type Known<Name> = Name extends string ? (string extends Name ? never : Name) : never;
type NamesIn<T> = T extends object ? Known<keyof T> : never;
/** The code names that somebody who reads the flow meets: its events, guards, actors and delays. */
type CodeName<M extends AnyStateMachine> =
  | Known<EventFrom<M>['type']>
  | NamesIn<Implementations<M>['guards']>
  | NamesIn<Implementations<M>['actors']>
  | NamesIn<Implementations<M>['delays']>;

/** Labels of a machine's code names. What `sharedLabels` has may be left out, or said better. */
type Labels<M extends AnyStateMachine> = Record<Exclude<CodeName<M>, keyof typeof sharedLabels>, string> & {
  [Name in keyof typeof sharedLabels]?: string;
};

type Audience = 'visitor' | 'owner' | 'staff' | 'system';

export type Flow<M extends AnyStateMachine = AnyStateMachine> = {
  id: string;
  title: string;
  audience: Audience;
  machine: M;
  /** What each event, guard, actor and delay is called by people who do not code. */
  labels: Readonly<Record<string, string>>;
  /** What a state is called, by its path, where neither its name in code nor `sharedStates` says it as people do. */
  states?: Readonly<Record<string, string>>;
  cases: Cases<M>;
  /** Where the flow begins in the product; null for flows without a screen of their own. */
  route: string | null;
  /** Where everything went well, if that is not the first end that is no failure. */
  happyEnd?: string;
  /** Where steps stand in the address. */
  steps?: Steps<M>;
};

type Definition<M extends AnyStateMachine> = Omit<Flow<M>, 'id' | 'cases' | 'labels'> & {
  labels: Labels<NoInfer<M>>;
  cases: Cases<NoInfer<M>>;
};

/** Checks a flow against its own machine, then forgets which machine it is, so that all flows fit one list. */
export const flow = <M extends AnyStateMachine>(each: Definition<M>): Flow =>
  ({ id: each.machine.id, ...each, labels: { ...sharedLabels, ...each.labels } }) as unknown as Flow;
