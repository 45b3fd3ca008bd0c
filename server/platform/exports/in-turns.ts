/** Long files that are written while they are sent: however many there are at once, they keep nobody else waiting. */
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { apartFromTransaction } from '../database/database.ts';

/** Some milliseconds of work. */
const rowsATurn = 25;
/** As many files are read and written at a time; the others wait for their turn. */
const turns = pLimit(1);

/**
 * The same rows; after some of them everything else of the process has its turn. Reading them may take connections of its own:
 * the transaction of the request that asked for the file does not wait for it.
 */
export async function* inTurns<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  const source = rows[Symbol.asyncIterator]();
  const some = async (): Promise<Row[]> => {
    const read: Row[] = [];
    while (read.length < rowsATurn) {
      const next = await source.next();
      if (next.done) break;
      read.push(next.value);
    }
    await setImmediate();
    return read;
  };
  const next = () => apartFromTransaction(() => turns(some));
  try {
    for (let read = await next(); read.length > 0; read = await next()) yield* read;
  } finally {
    await source.return?.();
  }
}
