/** What is wrong with each row of a sheet, and what becomes of it. Rows are judged in the order of the file, as the server does. */
import type {
  CellProblem,
  Cells,
  ImportRules,
  KnownRecord,
  ProblemKind,
  RowReader,
} from '../../../../rules/shared/import.ts';
import { isStorable } from '../../../../rules/shared/import.ts';
import type { ActsForAll, RowAct, UnknownWord } from './sheet.types.ts';

export type Verdict = {
  act: RowAct;
  known: KnownRecord | null;
  problems: readonly CellProblem<string>[];
  isRepeated: boolean;
  isChanged: boolean;
  leftOut: readonly string[];
};
export type Judging = {
  rules: Pick<ImportRules<never>, 'codes' | 'keys' | 'codeOf' | 'uniques'>;
  reader: RowReader;
  acts: ActsForAll;
  rowAt: (index: number) => number;
  actAt: (index: number) => RowAct | undefined;
  register: ReadonlyMap<string, KnownRecord>;
};

const none: readonly never[] = [];
type Coding = Pick<ImportRules<never>, 'keys' | 'codeOf'>;
function filled(cells: Cells<string>, columns: readonly string[], { codeOf }: Pick<Coding, 'codeOf'>) {
  const found: { column: string; code: string }[] = [];
  for (const column of columns) {
    const code = codeOf(cells[column] ?? '');
    if (code !== '') found.push({ column, code });
  }
  return found;
}

/** What the register can be asked about. */
export const keysOf = (cells: Cells<string>, rules: Coding): string[] =>
  filled(cells, rules.keys, rules)
    .map(({ code }) => code.slice(0, 200))
    .filter(isStorable);

type Problems = readonly CellProblem<string>[];
/** One problem a cell: that a number is taken matters once the rest of its cell is right. */
function withTwins(problems: Problems, twins: readonly (CellProblem<string> | null)[]): Problems {
  const all = [...problems];
  for (const twin of twins) if (twin !== null && !all.some(({ column }) => column === twin.column)) all.push(twin);
  return all;
}

/** Of a new row without a problem. */
export const fine: Verdict = {
  act: 'create',
  known: null,
  problems: none,
  isRepeated: false,
  isChanged: false,
  leftOut: none,
};

/** Judges one row after the other; a row is compared with those before it that would be stored. */
export function judge({ rules, reader, acts, rowAt, actAt, register }: Judging) {
  const taken = new Map<string, number>();
  const updated = new Map<string, number>();
  const shared = new Map<string, number>();

  /** What no two rows share, such as a NIN, by column and text. */
  const uniquesOf = (cells: Cells<string>) =>
    Object.entries(rules.uniques).flatMap(([column, compared]) => {
      const text = compared(cells[column] ?? '');
      return text === '' ? [] : [{ column, key: `${column} ${text}` }];
    });
  const sharedWith = (cells: Cells<string>): CellProblem<string> | null => {
    const twin = uniquesOf(cells).find(({ key }) => shared.has(key));
    return twin === undefined
      ? null
      : { column: twin.column, kind: 'duplicate', detail: `Row ${shared.get(twin.key)} has the same.` };
  };

  /** The problem of a row whose number or record an earlier row has. */
  function repeatOf(cells: Cells<string>, act: RowAct, known: KnownRecord | null): CellProblem<string> | null {
    if (act === 'update' && known !== null) {
      const twin = updated.get(known.id);
      const column = filled(cells, rules.keys, rules)[0]?.column ?? rules.keys[0] ?? '';
      return twin === undefined
        ? null
        : { column, kind: 'duplicate', detail: `Row ${twin} updates ${known.number} too.` };
    }
    if (act !== 'create') return null;
    const twin = filled(cells, rules.codes, rules).find(({ code }) => taken.has(code));
    return twin === undefined
      ? null
      : { column: twin.column, kind: 'duplicate', detail: `Row ${taken.get(twin.code)} has the same.` };
  }

  /** The problem of a row that would give a record the number of something else. What it has already is not asked about. */
  function takenBy(cells: Cells<string>, known: KnownRecord): CellProblem<string> | null {
    const own = new Set(filled(known.cells, rules.codes, rules).map(({ code }) => code));
    for (const { column, code } of filled(cells, rules.codes, rules)) {
      if (own.has(code)) continue;
      const other = register.get(code.slice(0, 200));
      const detail = taken.has(code) ? `Row ${taken.get(code)} has the same.` : `${other?.number} has the same.`;
      if (taken.has(code) || (other !== undefined && other.id !== known.id))
        return { column, kind: 'duplicate', detail };
    }
    return null;
  }

  /** What becomes of a row, and its problem where an earlier one has made it. */
  function decide(index: number, cells: Cells<string>) {
    const known =
      keysOf(cells, rules)
        .map((key) => register.get(key))
        .find((one) => one !== undefined) ?? null;
    const own = actAt(index);
    const first: RowAct = own ?? (known === null ? 'create' : acts.known);
    const repeat = first === 'skip' ? null : repeatOf(cells, first, known);
    const isChosen = own === undefined && repeat !== null && (acts.repeated === 'skip' || first === 'create');
    return { act: isChosen ? acts.repeated : first, known, repeat };
  }

  function judgeRow(index: number, cells: Cells<string>): Verdict {
    const { act, known, repeat } = decide(index, cells);
    const plain: Verdict = { ...fine, act, known, isRepeated: repeat !== null };
    if (act === 'skip') return plain;
    const updates = act === 'update' ? known : null;
    const problems = withTwins(reader.problemsOf(cells, updates), [
      act === 'create_anyway' ? null : repeat,
      updates && takenBy(cells, updates),
      sharedWith(cells),
    ]);
    if (updates !== null) updated.set(updates.id, updated.get(updates.id) ?? rowAt(index));
    if (problems.length > 0) return { ...plain, problems };
    for (const { key } of uniquesOf(cells)) shared.set(key, rowAt(index));
    for (const { code } of filled(cells, rules.codes, rules)) taken.set(code, taken.get(code) ?? rowAt(index));
    const isChanged = updates !== null && reader.changesOf(cells, updates).length > 0;
    return { ...plain, isChanged, leftOut: reader.leftOutOf?.(cells, updates) ?? none };
  }

  return {
    judgeRow,
    /** Whether an earlier row that would be stored has a code. */
    isTaken: (code: string) => taken.has(code),
    /**
     * For a row that has no problem of its own; texts as `codeOf` has them.
     * @param others by which the register could have it too
     * @returns whether it is new, and then its codes are taken
     */
    takes(index: number, codes: readonly string[], others: readonly string[]): boolean {
      if (actAt(index) !== undefined) return false;
      if (register.size > 0 && [...codes, ...others].some((key) => register.has(key))) return false;
      for (const code of codes) if (taken.has(code)) return false;
      for (const code of codes) taken.set(code, rowAt(index));
      return true;
    },
  };
}

const kinds: readonly ProblemKind[] = ['missing', 'unknown', 'unreadable', 'doubtful', 'duplicate', 'mismatch'];
const mostWords = 50;

/** Counts verdicts as they come. */
export function tally() {
  const problems = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<ProblemKind, number>;
  const counts = { wrong: 0, known: 0, changed: 0, repeated: 0, skipped: 0 };
  const words = new Map<string, UnknownWord>();
  const leftOut: Record<string, number> = {};
  const leave = (columns: readonly string[]) => {
    for (const column of columns) leftOut[column] = (leftOut[column] ?? 0) + 1;
  };
  const countUnknown = (column: string, text: string) => {
    const key = `${column} ${text.toLowerCase()}`;
    const word = words.get(key);
    if (word) word.cells += 1;
    else if (words.size < mostWords) words.set(key, { column, text, cells: 1 });
  };
  return {
    leave,
    add(verdict: Verdict, cells: Cells<string>) {
      counts.wrong += Number(verdict.problems.length > 0);
      counts.known += Number(verdict.known !== null);
      counts.changed += Number(verdict.isChanged);
      counts.repeated += Number(verdict.isRepeated);
      counts.skipped += Number(verdict.act === 'skip');
      leave(verdict.leftOut);
      for (const { column, kind } of verdict.problems) {
        problems[kind] += 1;
        const text = cells[column]?.trim() ?? '';
        if (kind === 'unknown' && text !== '') countUnknown(column, text);
      }
    },
    counts: () => ({ ...counts, problems: { ...problems }, unknown: [...words.values()], leftOut: { ...leftOut } }),
  };
}
