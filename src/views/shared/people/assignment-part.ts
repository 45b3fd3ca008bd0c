import type { ComponentType } from 'react';
import type { NamedThing } from '../../../machines/shared/assignment/machine.ts';

/** The flow that gives things to employees; the screens that begin it get it from the manifest. */
export type AssignmentProps = {
  things: readonly NamedThing[];
  timeZone: string;
  onEnd: (hasGiven: boolean) => void;
};
export type WithAssignment = { Assignment: ComponentType<AssignmentProps> };
