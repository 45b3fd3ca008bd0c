/** What is wrong with each row of a sheet, and what becomes of it. Rows are judged in the order of the file, as the server does. */
import type {
  CellProblem,
  Cells,
  ImportRules,
  KnownRecord,
  ProblemKind,
  RowReader,
} from '../../../../rules/shared/import.ts';
import { filled, type Register } from './register.ts';
import type { ActsForAll, RowAct, RowChoice, UnknownWord } from './sheet.types.ts';

export type Verdict = {
  act: RowAct;
  /** The record that the row is about; null for a new one, and while several match. */
  known: KnownRecord | null;
  /** The records that match, where they are several. */
  several: readonly KnownRecord[];
  problems: readonly CellProblem<string>[];
  isRepeated: boolean;
  /** Whether a new row has the number of another record. */
  isTaken: boolean;
  isChanged: boolean;
  leftOut: readonly string[];
};
/** What a person said of one row; `record` is the one that it updates, where several match. */
export type OwnAct = { act: RowAct; record?: string };
export type Judging = {
  rules: Pick<ImportRules<never>, 'codes' | 'keys' | 'codeOf' | 'uniques'>;
  reader: RowReader;
  acts: ActsForAll;
  rowAt: (index: number) => number;
  actAt: (index: number) => OwnAct | undefined;
  /** What only the rows together show. */
  besideAt: (index: number) => CellProblem<string> | null;
  register: Register;
};

const none: readonly never[] = [];
const listed = new Intl.ListFormat('en-GB');

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
  several: none,
  problems: none,
  isRepeated: false,
  isTaken: false,
  isChanged: false,
  leftOut: none,
};

/** Whether the register has what a row is about, though it may be open which record that is. */
export const isKnown = ({ known, several }: Pick<Verdict, 'known' | 'several'>): boolean =>
  known !== null || several.length > 0;

/** What can become of a row; where several records match, each of them can be updated. */
export function choicesOf(
  { known, several, isRepeated, isTaken }: Verdict,
  { mayRepeat }: Pick<ImportRules<never>, 'mayRepeat'>,
): RowChoice[] {
  const hasTwin = isRepeated || isTaken || isKnown({ known, several });
  const updates = several.map(({ id, number }): RowChoice => ({ act: 'update', record: id, number }));
  return [
    ...(known !== null && updates.length === 0
      ? [{ act: 'update' as const }]
      : [{ act: 'create' as const }, ...updates]),
    ...(mayRepeat && hasTwin ? [{ act: 'create_anyway' as const }] : []),
    { act: 'skip' },
  ];
}

/** Judges one row after the other; a row is compared with those before it that would be stored. */
export function judge({ rules, reader, acts, rowAt, actAt, besideAt, register }: Judging) {
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
      const columns = Object.keys(rules.keys);
      const column = filled(cells, columns, rules)[0]?.column ?? columns[0] ?? '';
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

  /** The problem of a row that would have the number of something else. What a known record has already is not asked about. */
  function takenBy(cells: Cells<string>, known: KnownRecord | null): CellProblem<string> | null {
    const own = new Set(filled(known?.cells ?? {}, rules.codes, rules).map(({ code }) => code));
    for (const { column, code } of filled(cells, rules.codes, rules)) {
      if (own.has(code)) continue;
      const other = register.ownerOf(code, rules.codes, known);
      const detail = taken.has(code) ? `Row ${taken.get(code)} has the same.` : `${other?.number} has the same.`;
      if (taken.has(code) || other !== undefined) return { column, kind: 'duplicate', detail };
    }
    return null;
  }

  /** Which of several records a row is about is for a person to say. */
  function severalProblem(cells: Cells<string>, several: readonly KnownRecord[]): CellProblem<string> | null {
    const [first] = filled(cells, Object.keys(rules.keys), rules);
    const named = listed.format(several.slice(0, 3).map(({ number }) => number));
    const detail = `This row matches ${named}. Choose at its start which of them it updates, or what else becomes of it.`;
    return first === undefined ? null : { column: first.column, kind: 'several', detail };
  }

  /** What a row is about: a record, none, or several, of which a person has chosen one or not. */
  function subjectOf(index: number, cells: Cells<string>) {
    const matches = register.matches(cells, reader);
    const said = actAt(index);
    const several = matches.length > 1 ? matches : none;
    const [only = null] = matches;
    const known = several.length > 0 ? (several.find(({ id }) => id === said?.record) ?? null) : only;
    // What a row updated before it was fixed may match it no more.
    return { several, known, said: said?.act === 'update' && known === null ? undefined : said?.act };
  }

  /** What becomes of a row, and its problem where an earlier one has made it. */
  function decide(index: number, cells: Cells<string>) {
    const { several, known, said } = subjectOf(index, cells);
    // Until a person says which of several it is, the row is a new one.
    const forKnown = several.length > 0 && acts.known === 'update' ? 'create' : acts.known;
    const first: RowAct = said ?? (known === null && several.length === 0 ? 'create' : forKnown);
    const repeat = first === 'skip' ? null : repeatOf(cells, first, known);
    const isChosen = said === undefined && repeat !== null && (acts.repeated === 'skip' || first === 'create');
    return { act: isChosen ? acts.repeated : first, known, several, repeat };
  }

  /** What is wrong with a row beside the others and the register. */
  function twinsOf(cells: Cells<string>, { act, known, several, repeat }: ReturnType<typeof decide>) {
    if (act === 'create_anyway') return { asked: null, twins: [sharedWith(cells)], isTaken: false };
    const twin = takenBy(cells, act === 'update' ? known : null);
    const asked = act === 'create' && several.length > 0 ? severalProblem(cells, several) : null;
    return { asked, twins: [repeat, twin, sharedWith(cells)], isTaken: act === 'create' && twin !== null };
  }

  /** Who is refused beside the others alone has their number all the same: whether they are may depend on who else has it. */
  function take(index: number, cells: Cells<string>, isGood: boolean) {
    const row = rowAt(index);
    if (isGood || besideAt(index) !== null)
      for (const { code } of filled(cells, rules.codes, rules)) taken.set(code, taken.get(code) ?? row);
    if (isGood) for (const { key } of uniquesOf(cells)) shared.set(key, row);
  }

  function judgeRow(index: number, cells: Cells<string>): Verdict {
    const decided = decide(index, cells);
    const { act, known, several, repeat } = decided;
    const plain: Verdict = { ...fine, act, known, several, isRepeated: repeat !== null };
    if (act === 'skip') return plain;
    const updates = act === 'update' ? known : null;
    const { asked, twins, isTaken } = twinsOf(cells, decided);
    // What else is wrong depends on the choice.
    const problems =
      asked === null ? withTwins(reader.problemsOf(cells, updates), [besideAt(index), ...twins]) : [asked];
    if (updates !== null) updated.set(updates.id, updated.get(updates.id) ?? rowAt(index));
    take(index, cells, problems.length === 0);
    if (problems.length > 0) return { ...plain, isTaken, problems };
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
      if (actAt(index) !== undefined || besideAt(index) !== null) return false;
      if (register.hasAny(codes) || register.hasAny(others)) return false;
      for (const code of codes) if (taken.has(code)) return false;
      for (const code of codes) taken.set(code, rowAt(index));
      return true;
    },
  };
}

const kinds: readonly ProblemKind[] = [
  'missing',
  'unknown',
  'unreadable',
  'doubtful',
  'duplicate',
  'mismatch',
  'several',
];
const mostWords = 50;

/** Counts verdicts as they come. */
export function tally() {
  const problems = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<ProblemKind, number>;
  const counts = { wrong: 0, known: 0, several: 0, changed: 0, repeated: 0, skipped: 0 };
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
      counts.known += Number(isKnown(verdict));
      counts.several += Number(verdict.several.length > 0);
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
