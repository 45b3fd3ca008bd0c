/** How a person's hands and a real network bring about the events of one machine, and what then can be seen. */
import type { AnyMachineSnapshot, AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import type { Arc } from '../../../src/flows/engine/graph.ts';
import type { Offer } from '../../../src/flows/engine/offers.ts';
import type { Path } from '../../../src/flows/engine/paths.ts';
import type { Cases } from '../../../src/machines/flow.ts';
import type { Held, Stage } from './stage.ts';

/** The step that is taken, with the steps that follow it, so that a driver can prepare what they need. */
export type Step = { arc: Arc; ahead: readonly Arc[] };

/** What the model says is true now; `arc` is the step that led here, null at the start. */
type Seen = { snapshot: AnyMachineSnapshot; arc: Arc | null };

/** Happens without anybody doing something; `open` or a step before has prepared how. */
type ByItself = 'by itself';

type ActorDriver =
  | ByItself
  | {
      /** The requests that the actor makes, as `POST /accounts/auth/login/`; each is held until the path settles it. */
      requests: readonly string[];
      /** Where the actor is a flow of its own: does what a person does in it until it ends so. Nothing is held then. */
      plays?: (stage: Stage, step: Step) => Promise<void>;
      /** Lets the held request through to the real server; by default unchanged. */
      done?: (held: Held, step: Step, stage: Stage) => Promise<void>;
      /** Fails the held request; by default as the problem of the case says. */
      error?: (held: Held, step: Step, stage: Stage) => Promise<void>;
    };

export type StateDriver = {
  /** Waits until something that a person can see says that this state is reached. */
  sees: (stage: Stage, seen: Seen) => Promise<void>;
  /** The flow has ended and its screen is gone, so there is no `data-state` to read. */
  isLeft?: true;
};

type Do<E> = (stage: Stage, event: E, step: Step) => Promise<void>;

export type FlowDriver<M extends AnyStateMachine = AnyStateMachine> = {
  flow: string;
  open: (stage: Stage, path: Path) => Promise<void>;
  actors: Record<string, ActorDriver>;
  events: { [T in EventFrom<M>['type']]: ByItself | Do<Extract<EventFrom<M>, { type: T }>> };
  states: Record<string, StateDriver>;
  /** Events as the screens can send them, where the cases' own ask for more than one screen allows. */
  cases?: Pick<Cases<M>, 'events'>;
  /** Why a browser cannot bring this about anywhere, or `elsewhere`, or null when it can. */
  beyond?: (offer: Offer, snapshot: SnapshotFrom<M>) => string | null;
};

/** Another screen offers it; nothing is left out by not trying it on this one. */
export const elsewhere = 'elsewhere';

/** Checks a driver against its machine: an event without a driver does not compile. */
export const defineDriver = <M extends AnyStateMachine>(each: FlowDriver<M>): FlowDriver =>
  each as unknown as FlowDriver;
