/** Who reports to whom once a file is stored: everybody named must be there, and nobody reports to themselves through others. Pure. */
import type { ManagedRow } from './store.ts';

type Known = { id: string; code: string; email: string | null; manager: string | null };
type Problem = { row: number; detail: string };

/** @returns the rows whose manager cannot be */
export function managerProblems(rows: readonly ManagedRow[], known: readonly Known[]): Problem[] {
  const stored = rows.filter(({ act }) => act !== 'skip');
  /** An employee of the business by their id, a new one by their row. */
  const keyOf = ({ row, record }: ManagedRow) => record ?? `row ${row}`;
  const named = new Map<string, string>();
  for (const { id, code, email } of known) for (const name of [code, email]) if (name) named.set(name, id);
  for (const one of stored) for (const name of [one.code, one.email]) if (name) named.set(name, keyOf(one));
  const managerOf = new Map(known.flatMap(({ id, manager }) => (manager === null ? [] : [[id, manager] as const])));
  const problems: Problem[] = [];
  for (const one of stored) {
    if (one.manager === '') continue;
    const manager = named.get(one.manager);
    if (manager === undefined)
      problems.push({ row: one.row, detail: `Nobody in the business or in this file is '${one.manager}'.` });
    else managerOf.set(keyOf(one), manager);
  }
  const isInCycle = cycles(managerOf);
  for (const one of stored)
    if (one.manager !== '' && isInCycle.has(keyOf(one)))
      problems.push({ row: one.row, detail: 'They would report to themselves, through others.' });
  return problems;
}

/** Those who come back to themselves. */
function cycles(managerOf: ReadonlyMap<string, string>): Set<string> {
  const found = new Set<string>();
  const seen = new Map<string, string>();
  for (const start of managerOf.keys()) {
    let at: string | undefined = start;
    while (at !== undefined && !seen.has(at)) {
      seen.set(at, start);
      at = managerOf.get(at);
    }
    // Met on this very way: the way from here on is the cycle.
    if (at === undefined || seen.get(at) !== start) continue;
    for (let one: string | undefined = at; one !== undefined && !found.has(one); one = managerOf.get(one))
      found.add(one);
  }
  return found;
}
