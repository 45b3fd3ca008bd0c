/** The steps that the product's tabs report of their machines, stored while the gallery is open. */
import { useSyncExternalStore } from 'react';
import { type WatchedStep, type WatchersCall, watchingChannel } from '../../../machines/shared/watching.ts';

let steps: readonly WatchedStep[] = [];
let channel: BroadcastChannel | null = null;
const listeners = new Set<() => void>();

/** Enough for an afternoon; older steps are dropped. */
const most = 2_000;

const isKnown = (step: WatchedStep): boolean =>
  steps.some(({ actor, at, event }) => actor === step.actor && at === step.at && event === step.event);

function open() {
  if (channel) return;
  channel = new BroadcastChannel(watchingChannel);
  channel.onmessage = ({ data }: MessageEvent<WatchedStep | WatchersCall>) => {
    if (data.kind !== 'step' || isKnown(data)) return;
    steps = [...steps.slice(1 - most), data];
    for (const listener of listeners) listener();
  };
  channel.postMessage({ kind: 'who' } satisfies WatchersCall);
}

const subscribe = (listener: () => void) => {
  open();
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Every step since the gallery opened, the newest last. */
export const useWatched = (): readonly WatchedStep[] => useSyncExternalStore(subscribe, () => steps);
