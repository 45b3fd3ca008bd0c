/** Follows every machine of this page. Loaded only where somebody observes, and before the first machine starts. */
import {
  Actor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  type EventObject,
  type InspectionEvent,
} from 'xstate';

export type Observed = {
  actor: AnyActorRef;
  snapshot: AnyMachineSnapshot;
  event: EventObject;
  /** The transitions that the event caused. */
  took: readonly AnyTransitionDefinition[];
};
type Observer = (observed: Observed) => void;

const listeners = new Set<(event: InspectionEvent) => void>();
const systems = new WeakSet<AnyActorRef['system']>();

function follow(system: AnyActorRef['system']) {
  if (systems.has(system)) return;
  systems.add(system);
  system.inspect((event: InspectionEvent) => {
    for (const listener of listeners) listener(event);
  });
}

/** Calls the listener with what XState tells of each actor from its start on. */
export function inspectActors(listener: (event: InspectionEvent) => void): void {
  listeners.add(listener);
  if (listeners.size > 1) return;
  // XState has no global inspector, so each actor system is found when an actor starts.
  const { start } = Actor.prototype;
  Actor.prototype.start = function (this: Actor<never>) {
    follow(this.system);
    return Reflect.apply(start, this, []);
  };
}

/** Calls the observer after each event that a machine has handled. */
export function observeFlows(observer: Observer): void {
  const took = new WeakMap<object, AnyTransitionDefinition[]>();
  inspectActors((event) => {
    const { actorRef: actor } = event;
    if (event.type === '@xstate.microstep') {
      took.set(actor, [...(took.get(actor) ?? []), ...event._transitions]);
      return;
    }
    if (event.type !== '@xstate.snapshot' || !('machine' in event.snapshot)) return;
    observer({
      actor: actor as AnyActorRef,
      snapshot: event.snapshot as AnyMachineSnapshot,
      event: event.event,
      took: took.get(actor) ?? [],
    });
    took.delete(actor);
  });
}
