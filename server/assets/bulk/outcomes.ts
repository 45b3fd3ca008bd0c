/** What became of each of several assets, in the order in which they were named. */
import { titleOf } from '../assets/rules.ts';
import type { Outcome } from '../assignments/acts.ts';

export function outcomesOf(
  ids: readonly string[],
  found: readonly { id: string; name: string; number: string }[],
): { results: Outcome[] } {
  const there = new Map(found.map((asset) => [asset.id, asset]));
  return {
    results: ids.map((id) => {
      const asset = there.get(id);
      return asset === undefined
        ? { id, title: null, outcome: 'missing', detail: null }
        : { id, title: titleOf(asset), outcome: 'done', detail: null };
    }),
  };
}
