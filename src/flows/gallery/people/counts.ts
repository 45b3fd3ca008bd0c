/** What people do in a flow, read from the sums that browsers have counted; see `FlowCountBatch` in the contract. */
import type { Statics } from '../../engine/statics.ts';

export type Counts = Readonly<Record<string, number>>;

export type StateCount = {
  path: string;
  entered: number;
  /** Entered and not left: people who closed the page there or went elsewhere, and those who are still there. */
  stopped: number;
  /** How many left after a stay of each length. */
  stays: readonly number[];
};

export const lengthsOfStay = ['under 1 s', '1 to 10 s', '10 s to 1 min', '1 to 10 min', 'over 10 min'];

/** How often each transition was taken, by its id. */
export const edgeCounts = ({ edges }: Statics, counts: Counts): Record<string, number> =>
  Object.fromEntries(edges.map(({ id, source, type, index }) => [id, counts[`${source}|${type}|${index}`] ?? 0]));

/** The states that somebody entered. An end is never left, and nobody stops there. */
export const stateCounts = ({ states }: Statics, counts: Counts): StateCount[] =>
  states
    .filter(({ type }) => type === 'atomic')
    .map(({ path }) => {
      const entered = counts[`>${path}`] ?? 0;
      const stays = lengthsOfStay.map((_, length) => counts[`~${path}|${length}`] ?? 0);
      const left = stays.reduce((sum, each) => sum + each, 0);
      // Who was in it when the period began has left it without entering it.
      return { path, entered, stays, stopped: Math.max(0, entered - left) };
    })
    .filter(({ entered, stays }) => entered > 0 || stays.some((each) => each > 0));

/** The length that half of the stays did not exceed, or null without any. */
export function usualStay(stays: readonly number[]): string | null {
  const all = stays.reduce((sum, each) => sum + each, 0);
  let seen = 0;
  const index = stays.findIndex((each) => {
    seen += each;
    return seen * 2 >= all;
  });
  return all === 0 ? null : (lengthsOfStay[index] ?? null);
}
