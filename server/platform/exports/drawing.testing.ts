/** Draws for a test: says where it is drawn, when it is let. */
import { setTimeout } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

export const drawPlace = ([text]: readonly [string]): Buffer =>
  Buffer.from(`${text} ${isMainThread ? 'in the way of others' : 'in a thread'}`);

/** Until the latch, a shared number, is not zero. */
export async function drawAfter([latch]: readonly [Int32Array]): Promise<Buffer> {
  while (Atomics.load(latch, 0) === 0) await setTimeout(1);
  return Buffer.from('drawn');
}

export const drawNothing = (_given: readonly never[]): Buffer => {
  throw new Error('This cannot be drawn.');
};
