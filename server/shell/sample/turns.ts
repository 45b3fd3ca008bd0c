/** Loading or clearing a sample is seconds of work for the database: a process does one at a time, of whichever business it is. */
import { createTurns } from '../../platform/database/turns.ts';

const turns = createTurns(1);

/** @param atMost how long to wait for the turn, in milliseconds; without it as long as it takes. @throws 503 when that is over */
export async function inSampleTurn<T>(work: () => Promise<T>, atMost?: number): Promise<T> {
  const end = await turns.take('sample', atMost);
  return work().finally(end);
}
