/** Who reports to whom once a file is stored: everybody named must be there, and nobody reports to themselves through others. */
import { type Cells, codeOf, type KnownRecord, type RowTogether, type Together } from '../shared/import.ts';

/** A row of a file, with the ID, the address and the manager in it as `codeOf` has them. `record` is the employee whom it updates. */
export type ManagedRow = {
  row: number;
  act: string;
  record: string | null;
  code: string;
  email: string;
  manager: string;
};
export const managedRow = (cells: Cells<string>, about: Pick<ManagedRow, 'row' | 'act' | 'record'>): ManagedRow => ({
  ...about,
  code: codeOf(cells.employee_id ?? ''),
  email: codeOf(cells.email ?? ''),
  manager: codeOf(cells.manager ?? ''),
});

/** An employee of the business; `manager` is the id of another one. */
type Known = { id: string; code: string; email: string | null; manager: string | null };
/** `names` are the ID and the address of the row: no later row has them, though this one is refused. */
export type ManagerProblem = { row: number; detail: string; names?: string[] };

const throughOthers = 'They would report to themselves, through others.';
const nobody = 'Nobody in the business or in this file has this employee ID or work email.';

/** An employee of the business by their id, a new one by their row. */
const keyOf = ({ row, record }: ManagedRow) => record ?? `row ${row}`;

/** Who has which ID or address once these rows are stored. Whom a row gives another one has the old one no more. */
function namesOf(rows: readonly ManagedRow[], known: readonly Known[]): Map<string, string> {
  // Of several rows about somebody, or with one ID, the first counts.
  const first = rows.toReversed();
  const renamed = new Map(first.map((one) => [keyOf(one), one] as const));
  return new Map(
    [
      ...first.map((one) => ({ key: keyOf(one), names: [one.code, one.email] })),
      // A row with the ID of somebody else is refused.
      ...known.map(({ id, code, email }) => {
        const row = renamed.get(id);
        return { key: id, names: [row?.code || code, row?.email || email] };
      }),
    ].flatMap(({ key, names }) => names.flatMap((name) => (name ? [[name, key] as const] : []))),
  );
}

/** @returns the rows whose manager cannot be */
export function managerProblems(rows: readonly ManagedRow[], known: readonly Known[]): ManagerProblem[] {
  const stored = rows.filter(({ act }) => act !== 'skip');
  const named = namesOf(stored, known);
  const managerOf = new Map(known.flatMap(({ id, manager }) => (manager === null ? [] : [[id, manager] as const])));
  const reporting = stored.filter(({ manager }) => manager !== '');
  for (const one of reporting) {
    const manager = named.get(one.manager);
    if (manager !== undefined) managerOf.set(keyOf(one), manager);
  }
  const isInCycle = cycles(managerOf);
  const problemOf = ({ row, code, email }: ManagedRow, detail: string) => ({
    row,
    detail,
    names: [code, email].filter((name) => name !== ''),
  });
  return [
    ...reporting.filter(({ manager }) => !named.has(manager)).map((one) => problemOf(one, nobody)),
    ...reporting.filter((one) => isInCycle.has(keyOf(one))).map((one) => problemOf(one, throughOthers)),
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

/** The same beside the register that the app asks; and the rows whose manager is in a row that is not stored, who get none. */
export function managersTogether(rows: readonly RowTogether[], register: readonly KnownRecord[]): Together {
  const ids = new Map(register.map(({ id, number }) => [codeOf(number), id]));
  const known = register.map(({ id, number, cells }) => ({
    id,
    code: codeOf(number),
    email: codeOf(cells.email ?? '') || null,
    manager: ids.get(codeOf(cells.manager ?? '')) ?? null,
  }));
  const managed = rows.map(({ row, cells, act, record }) =>
    managedRow(cells, { row, act, record: record?.id ?? null }),
  );
  const problems = new Map(
    managerProblems(managed, known).map(({ row, detail }) => [
      row,
      { column: 'manager', kind: 'mismatch' as const, detail },
    ]),
  );
  const isStored = ({ row, act, isGood }: RowTogether) => act !== 'skip' && isGood && !problems.has(row);
  const there = namesOf(
    managed.filter((_one, at) => rows[at] !== undefined && isStored(rows[at])),
    known,
  );
  const left = rows.flatMap((one, at) => {
    const manager = managed[at]?.manager ?? '';
    return manager !== '' && isStored(one) && !there.has(manager) ? [[one.row, ['manager']] as const] : [];
  });
  return { problems, leftOut: new Map(left) };
}
