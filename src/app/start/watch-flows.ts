/** Sends the steps of this page's machines to the gallery in another tab. Loaded only with `?inspect`. */
import {
  Actor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  type InspectionEvent,
} from 'xstate';
import { type WatchedStep, type WatchersCall, watchedStep, watchingChannel } from '../../machines/shared/watching.ts';

export function watchFlows(): void {
  const channel = new BroadcastChannel(watchingChannel);
  const page = Math.random().toString(36).slice(2, 8);
  const systems = new WeakSet<AnyActorRef['system']>();
  const newest = new Map<string, WatchedStep>();
  const took = new WeakMap<object, AnyTransitionDefinition[]>();

  const tell = (step: WatchedStep) => {
    if (step.isOver) newest.delete(step.actor);
    else newest.set(step.actor, step);
    channel.postMessage(step);
  };
  const follow = (system: AnyActorRef['system']) => {
    if (systems.has(system)) return;
    systems.add(system);
    system.inspect((event: InspectionEvent) => {
      if (event.type === '@xstate.microstep') {
        took.set(event.actorRef, [...(took.get(event.actorRef) ?? []), ...event._transitions]);
        return;
      }
      if (event.type !== '@xstate.snapshot' || !('machine' in event.snapshot)) return;
      const snapshot = event.snapshot as AnyMachineSnapshot;
      tell(watchedStep(page, event.actorRef as AnyActorRef, snapshot, event.event, took.get(event.actorRef) ?? []));
      took.delete(event.actorRef);
    });
  };

  // XState has no global inspector, so each actor system is found when an actor starts.
  const { start } = Actor.prototype;
  Actor.prototype.start = function (this: Actor<never>) {
    follow(this.system);
    return Reflect.apply(start, this, []);
  };
  channel.onmessage = ({ data }: MessageEvent<WatchersCall>) => {
    if (data.kind === 'who') for (const step of newest.values()) channel.postMessage(step);
  };
}
