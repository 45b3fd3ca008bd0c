/**
 * Gives the steps of this page's machines to Stately's inspector, which opens in a window of its own. Loaded only in
 * development, with `?inspect=stately`; what leaves the page is masked as for the gallery.
 */
import { createBrowserInspector } from '@statelyai/inspect';
import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { masked } from '../../machines/shared/watching.ts';
import { inspectActors } from './observe-flows.ts';

type Told = Parameters<ReturnType<typeof createBrowserInspector>['adapter']['send']>[0];

const maskedEvent = <Event extends { type: string }>({ type, ...held }: Event) => ({
  type,
  ...(masked(held) as Omit<Event, 'type'>),
});

/** Of a snapshot goes what the drawing needs; children and errors stay. */
const maskedSnapshot = ({ status, value, context, output }: Partial<AnyMachineSnapshot>) =>
  ({ status, value, context: masked(context), output: masked(output) }) as AnyMachineSnapshot;

const maskedStep = (told: Told): Told => {
  if (told.type === '@xstate.event') return { ...told, event: maskedEvent(told.event) };
  const snapshot = maskedSnapshot(told.snapshot);
  return told.type === '@xstate.actor' ? { ...told, snapshot } : { ...told, snapshot, event: maskedEvent(told.event) };
};

/** @param opener opens the inspector's window */
export function inspectWithStately(opener: Window = window): void {
  const { inspect } = createBrowserInspector({ window: opener, serialize: maskedStep });
  const known = new WeakSet<AnyActorRef>();
  inspectActors((event: InspectionEvent) => {
    const actor = event.actorRef as AnyActorRef;
    // Actors that a machine begins with are made before they can be followed.
    if (!known.has(actor) && event.type !== '@xstate.actor')
      inspect.next?.({ type: '@xstate.actor', actorRef: actor, rootId: event.rootId });
    known.add(actor);
    inspect.next?.(event);
  });
}
