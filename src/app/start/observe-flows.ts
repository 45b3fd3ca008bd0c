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

const observers = new Set<Observer>();
const systems = new WeakSet<AnyActorRef['system']>();
const took = new WeakMap<object, AnyTransitionDefinition[]>();

function follow(system: AnyActorRef['system']) {
  if (systems.has(system)) return;
  systems.add(system);
  system.inspect((event: InspectionEvent) => {
    const { actorRef: actor } = event;
    if (event.type === '@xstate.microstep') {
      took.set(actor, [...(took.get(actor) ?? []), ...event._transitions]);
      return;
    }
    if (event.type !== '@xstate.snapshot' || !('machine' in event.snapshot)) return;
    const observed = {
      actor: actor as AnyActorRef,
      snapshot: event.snapshot as AnyMachineSnapshot,
      event: event.event,
      took: took.get(actor) ?? [],
    };
    took.delete(actor);
    for (const observer of observers) observer(observed);
  });
}

/** Calls the observer after each event that a machine has handled. */
export function observeFlows(observer: Observer): void {
  observers.add(observer);
  if (observers.size > 1) return;
  // XState has no global inspector, so each actor system is found when an actor starts.
  const { start } = Actor.prototype;
  Actor.prototype.start = function (this: Actor<never>) {
    follow(this.system);
    return Reflect.apply(start, this, []);
  };
}
