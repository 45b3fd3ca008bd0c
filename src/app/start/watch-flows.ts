/** Sends the steps of this page's machines to the gallery in another tab. Loaded only with `?inspect`. */
import { type WatchedStep, type WatchersCall, watchedStep, watchingChannel } from '../../machines/shared/watching.ts';
import { observeFlows } from './observe-flows.ts';
import { tellIfWatched } from './watched-banner.ts';

export function watchFlows(): void {
  tellIfWatched();
  const channel = new BroadcastChannel(watchingChannel);
  const page = Math.random().toString(36).slice(2, 8);
  const newest = new Map<string, WatchedStep>();

  observeFlows(({ actor, snapshot, event, took }) => {
    const step = watchedStep(page, actor, snapshot, event, took);
    if (step.isOver) newest.delete(step.actor);
    else newest.set(step.actor, step);
    channel.postMessage(step);
  });
  channel.onmessage = ({ data }: MessageEvent<WatchersCall>) => {
    if (data.kind === 'who') for (const step of newest.values()) channel.postMessage(step);
  };
}
