/** How a browser performs the events of one machine on the real screens, and what each state shows. */
import type { Locator } from 'playwright-core';
import type { AnyMachineSnapshot, AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import type { Arc } from '../../../src/flows/engine/graph.ts';
import type { Offer } from '../../../src/flows/engine/offers.ts';
import type { Path } from '../../../src/flows/engine/paths.ts';
import type { Cases } from '../../../src/machines/flow.ts';
import type { Held } from './held.ts';
import type { Stage } from './stage.ts';

/** The current step with the steps after it, so that a driver can prepare what they need. */
export type Step = { arc: Arc; before: Arc | null; ahead: readonly Arc[] };

/** The model's current situation; `arc` is the step that led here, null at the start. */
export type Seen = { snapshot: AnyMachineSnapshot; arc: Arc | null };

/** The event happens without a person's action; `open` or an earlier step has prepared it. */
type ByItself = 'by itself';

type ActorDriver =
  | ByItself
  | {
      /** The requests that the actor makes, such as `POST /accounts/auth/login/`; each one is held until the path settles it. */
      requests: readonly string[];
      /** For an actor that is a flow itself: plays that flow to this end. No request is held then. */
      plays?: (stage: Stage, step: Step) => Promise<void>;
      /** Forwards the held request to the real server, unchanged by default. */
      done?: (held: Held, step: Step, stage: Stage) => Promise<void>;
      /**
       * Makes the server refuse the held request by itself, where the case is a conflict: somebody else acts, or an earlier
       * attempt arrives. The conflict is played where it answers false, and without it.
       */
      conflict?: (held: Held, stage: Stage, step: Step) => Promise<boolean>;
      /** Fails the held request, by default with the problem of the case. */
      error?: (held: Held, step: Step, stage: Stage) => Promise<void>;
    };

export type StateDriver = {
  /** Waits until the screen visibly shows this state. */
  sees: (stage: Stage, seen: Seen) => Promise<void>;
  /** The page has no `data-state`: the flow has ended and its screen is gone, or it never had one. */
  isLeft?: true;
  /** The app leaves it by itself at once, so that nobody can look at it even where a path ends. */
  isPassing?: true;
};

type Do<E> = (stage: Stage, event: E, step: Step) => Promise<void>;

export type FlowDriver<M extends AnyStateMachine = AnyStateMachine> = {
  flow: string;
  open: (stage: Stage, path: Path) => Promise<void>;
  actors: Record<string, ActorDriver>;
  /** An event without an entry presses the button that its label in the cases names. */
  events: { [T in EventFrom<M>['type']]?: ByItself | Do<Extract<EventFrom<M>, { type: T }>> };
  states: Record<string, StateDriver>;
  /** What a picture for the storyboard has in view; the top of the page without it. */
  looksAt?: (stage: Stage) => Locator;
  /** Events and starts that replace the cases' own where one screen cannot send those. */
  cases?: Partial<Pick<Cases<M>, 'events' | 'inputs'>>;
  /** The reason why no browser can perform this event, or `elsewhere`, or null when it can. */
  beyond?: (offer: Offer, snapshot: SnapshotFrom<M>) => string | null;
};

/** Another screen offers this event, so this screen may skip it. */
export const elsewhere = 'elsewhere';

/** Checks a driver against its machine. */
export const defineDriver = <M extends AnyStateMachine>(each: FlowDriver<M>): FlowDriver =>
  each as unknown as FlowDriver;
