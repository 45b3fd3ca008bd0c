/** Long polling: a request waits for something to happen, so that the client polls less. */
import { setTimeout as sleep } from 'node:timers/promises';

/** @returns what was looked at last: done, or not done after the longest time. Milliseconds. */
export async function hold<Found>(
  look: () => Promise<Found>,
  isDone: (found: Found) => boolean,
  { every, longest }: { every: number; longest: number },
): Promise<Found> {
  for (let held = 0; ; held += every) {
    const found = await look();
    if (isDone(found) || held >= longest) return found;
    await sleep(every);
  }
}
