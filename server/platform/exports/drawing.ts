/**
 * Draws files in threads of their own, so that whoever asks for a thousand labels keeps nobody else waiting. What draws is a
 * function of a module, which gets and gives only data. A page has a lane of its own, and never waits for a long file.
 */
import { Readable } from 'node:stream';
import { Tinypool } from 'tinypool';
import { refuse } from '../errors.ts';

/** One thread each: the event loop and the database need the others. Seconds for a long file, milliseconds for a page. */
const longest = { page: 200, long: 20 } as const;
type Lane = keyof typeof longest;

const lanes = new Map<Lane, Tinypool>();
function laneOf(lane: Lane): Tinypool {
  const known = lanes.get(lane);
  if (known !== undefined) return known;
  const opened = new Tinypool({
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: 1,
    idleTimeout: 30_000,
    // What the server itself was started with is not the thread's, such as an inspector.
    execArgv: [],
  });
  lanes.set(lane, opened);
  return opened;
}

/** A function that its module exports under its own name, and what it is given: data that can be cloned. */
type Drawing<Given extends readonly unknown[]> = {
  lane: Lane;
  /** Its address: `import.meta.url`. */
  module: string;
  draw: (given: Given) => Buffer | Promise<Buffer>;
  given: Given;
};

/** @throws 503 when so many wait already that this one would wait longer than a request may take */
export async function drawn<Given extends readonly unknown[]>(drawing: Drawing<Given>): Promise<Buffer> {
  const { lane, module, draw, given } = drawing;
  const pool = laneOf(lane);
  if (pool.queueSize >= longest[lane]) throw refuse.unavailable();
  const bytes: Uint8Array = await pool.run(given, { filename: module, name: draw.name });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/**
 * The same as an answer, which the thread fills when the transaction of the request has ended: none holds a connection
 * while it waits for a thread.
 */
export function drawnStream<Given extends readonly unknown[]>(drawing: Drawing<Given>): Readable {
  if (laneOf(drawing.lane).queueSize >= longest[drawing.lane]) throw refuse.unavailable();
  return Readable.from(
    (async function* () {
      yield await drawn(drawing);
    })(),
    { objectMode: false },
  );
}
