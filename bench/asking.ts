/**
 * Asks for one address again and again, as a thread of its own: what it measures waits for nothing else that this process
 * does. Started by `askAgain`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

type Asked = {
  url: string;
  token: string;
  /** A refused request then counts as one that was never answered (`Infinity`), instead of ending the bench. */
  mayBeRefused?: boolean;
};
/** Milliseconds between an answer and the next request. */
const pause = 10;

async function ask({ url, token, mayBeRefused = false }: Asked) {
  const took: number[] = [];
  let isOver = false;
  parentPort?.once('message', () => {
    isOver = true;
  });
  while (!isOver) {
    const began = performance.now();
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    const isAnswered = response.status === 200;
    if (!isAnswered && !mayBeRefused) throw new Error(`${url} was answered ${response.status}.`);
    took.push(isAnswered ? performance.now() - began : Number.POSITIVE_INFINITY);
    await sleep(pause);
  }
  parentPort?.postMessage(took);
}

/** @returns milliseconds of each request that was made while the work was done, one after the other */
export async function askAgain(asked: Asked, during: () => Promise<unknown>): Promise<number[]> {
  const asking = new Worker(new URL(import.meta.url), { workerData: asked });
  const failed = new Promise<never>((_done, reject) => asking.once('error', reject));
  await Promise.race([during(), failed]);
  const answered = new Promise<number[]>((done) => asking.once('message', done));
  asking.postMessage('over');
  return Promise.race([answered, failed]);
}

if (!isMainThread) await ask(workerData);
