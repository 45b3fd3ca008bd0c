/** What became of each of several assets, in the order in which they were named. */
import type { Outcome } from '../assignments/assigning.ts';

export function outcomesOf(ids: readonly string[], found: readonly { id: string }[]): { results: Outcome[] } {
  const there = new Set(found.map(({ id }) => id));
  return { results: ids.map((id) => ({ id, outcome: there.has(id) ? 'done' : 'missing', detail: null })) };
}
