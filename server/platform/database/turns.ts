/**
 * Turns of those who share the connections of the pool: of each name so many at once, in the order in which they came.
 * One business, or the background jobs, cannot take all connections while they wait for each other.
 */
import pLimit, { type LimitFunction } from 'p-limit';
import { refuse } from '../errors.ts';

/** A turn that was got; ends it. */
export type EndTurn = () => void;
export type Turns = {
  /** @param atMost how long to wait, in milliseconds; without it as long as it takes. @throws 503 when that is over */
  take(name: string, atMost?: number): Promise<EndTurn>;
};

export function createTurns(atOnce: number): Turns {
  const lines = new Map<string, LimitFunction>();
  const leave = (name: string, line: LimitFunction) => {
    if (line.activeCount === 0 && line.pendingCount === 0 && lines.get(name) === line) lines.delete(name);
  };
  return {
    take: (name, atMost) => {
      const line = lines.get(name) ?? pLimit(atOnce);
      lines.set(name, line);
      return new Promise((got, refused) => {
        let isLate = false;
        const late = () => {
          isLate = true;
          refused(refuse.busy());
        };
        const timer = atMost === undefined ? undefined : setTimeout(late, atMost);
        const turn = async () => {
          clearTimeout(timer);
          if (!isLate) await new Promise<void>((over) => got(over));
        };
        void line(turn).finally(() => leave(name, line));
      });
    },
  };
}
