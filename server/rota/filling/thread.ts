/** Where weeks are filled: one at a time, in a thread of its own, so that the answers to others do not wait for it. */
import { Tinypool } from 'tinypool';
import { refuse } from '../../platform/errors.ts';
import type { Filled, fill } from './fill.ts';
import type { Order } from './plan.ts';

/** Weeks that may wait for the one that is being filled: whoever comes later would wait longer than a request may take. */
const waiting = 1;
/** Milliseconds after which the thread is ended, should the solver not look at its clock. */
const longest = 25_000;

let pool: Tinypool | undefined;
const opened = (): Tinypool => {
  pool ??= new Tinypool({
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: 1,
    idleTimeout: 30_000,
    // What the server itself was started with is not the thread's, such as an inspector.
    execArgv: [],
  });
  return pool;
};

const task: { filename: string; name: keyof { fill: typeof fill } } = {
  filename: new URL('./fill.ts', import.meta.url).href,
  name: 'fill',
};

/** @throws 503 where others wait already, or no answer comes */
export async function filled(order: Order): Promise<Filled> {
  // Where there is nothing to look for, nobody waits for anybody.
  if (order.shifts.length === 0) return { plan: [], isMost: true, left: [] };
  const threads = opened();
  if (threads.queueSize >= waiting) throw refuse.unavailable();
  const signal = AbortSignal.timeout(longest);
  try {
    return await threads.run(order, { ...task, signal });
  } catch (error) {
    if (signal.aborted) throw refuse.unavailable();
    throw error;
  }
}
