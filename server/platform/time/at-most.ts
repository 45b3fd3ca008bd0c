/** Waiting that ends. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for work, at most so many milliseconds: what it has not finished by then it goes on with, but nobody waits for it. */
export const atMost = (milliseconds: number, work: Promise<void>): Promise<void> =>
  Promise.race([work, sleep(milliseconds, undefined, { ref: false })]);
