import type { ComponentType } from 'react';

/** What the reference at `/ui` shows of a component. Each `*.reference.tsx` beside a component, and in `examples`, exports one as `reference`. */
export type Reference = {
  /** What a person would call it. */
  name: string;
  /** One sentence: when to use it, and when something else. */
  use: string;
  /** The exported components whose props are listed. */
  components: string[];
  states: ReferenceState[];
};

type ReferenceState = {
  name: string;
  Show: ComponentType;
  /** The accessible name of the button that opens what this state is about. It is pressed for pictures and checks. */
  opener?: string;
  /** A text, or the accessible name of something, that stands there once it is open and nothing is loading any more. */
  shows?: string;
};
