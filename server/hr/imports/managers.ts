/** Who reports to whom once a file is stored: everybody named must be there, and nobody reports to themselves through others. Pure. */
import type { ManagedRow } from './store.ts';

type Known = { id: string; code: string; email: string | null; manager: string | null };
type Problem = { row: number; detail: string };

/** @returns the rows whose manager cannot be */
export function managerProblems(rows: readonly ManagedRow[], known: readonly Known[]): Problem[] {
  const stored = rows.filter(({ act }) => act !== 'skip');
  /** An employee of the business by their id, a new one by their row. */
  const keyOf = ({ row, record }: ManagedRow) => record ?? `row ${row}`;
  const named = new Map(
    [
      ...known.map(({ id, code, email }) => ({ key: id, names: [code, email] })),
      ...stored.map((one) => ({ key: keyOf(one), names: [one.code, one.email] })),
    ].flatMap(({ key, names }) => names.flatMap((name) => (name ? [[name, key] as const] : []))),
  );
  const managerOf = new Map(known.flatMap(({ id, manager }) => (manager === null ? [] : [[id, manager] as const])));
  const reporting = stored.filter(({ manager }) => manager !== '');
  for (const one of reporting) {
    const manager = named.get(one.manager);
    if (manager !== undefined) managerOf.set(keyOf(one), manager);
  }
  const isInCycle = cycles(managerOf);
  return [
    ...reporting
      .filter(({ manager }) => !named.has(manager))
      .map(({ row, manager }) => ({ row, detail: `Nobody in the business or in this file is '${manager}'.` })),
    ...reporting
      .filter((one) => isInCycle.has(keyOf(one)))
      .map(({ row }) => ({ row, detail: 'They would report to themselves, through others.' })),
  ];
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
