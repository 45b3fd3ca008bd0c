/**
 * The rows of a file while a person looks at them: where the titles are, which column is which, what is wrong, what was
 * fixed, and what becomes of each row. Pure; the app keeps it in a worker, so that a large file does not slow the page.
 */
import { isDoubtful } from '../../../../rules/shared/day.ts';
import {
  type Cells,
  findHeader,
  folded,
  guessColumns,
  type ImportOptions,
  type ImportRules,
  type Remembered,
  type RowReader,
  type RowTogether,
  surplus,
  type Together,
} from '../../../../rules/shared/import.ts';
import { askedIn, registerOf } from './register.ts';
import { type RowKind, rowKinds } from './row-kinds.ts';
import type {
  ActsForAll,
  RowWindow,
  SheetChange,
  SheetFilter,
  SheetLine,
  SheetRow,
  SheetSummary,
  ShownRow,
} from './sheet.types.ts';
import { choicesOf, fine, isKnown, judge, type OwnAct, tally, type Verdict } from './verdicts.ts';
import { waitingKeys } from './waiting-keys.ts';

/** Enough to find the titles, and to show what stands below them. */
const topRows = 12;
/** What the rows show together settles at once, but for files that nobody writes. */
const mostTurns = 5;
/** Enough to see whether a column counts the rows. */
const rowsForGuess = 50;
const mostTitle = 200;
/** What a cell of a spreadsheet can hold at most, and the server takes; anything near it is refused as too long. */
const mostSent = 32_767;

/** Longer texts are cut where they are shown; every rule refuses them. */
const mostShown = 2_001;
const shownText = (text: string, most = mostShown) => (text.length > most ? text.slice(0, most) : text);

type Judged = ReturnType<typeof judge>;
type Cell = { index: number; column: string; was: string | undefined };

const matches = (verdict: Verdict, filter: SheetFilter): boolean => {
  switch (filter) {
    case 'all':
      return true;
    case 'problems':
      return verdict.problems.length > 0;
    case 'new':
      return !isKnown(verdict);
    case 'known':
      return isKnown(verdict);
    case 'several':
      return verdict.several.length > 0;
    case 'changed':
      return verdict.isChanged;
    case 'skip':
      return verdict.act === 'skip';
    default:
      return verdict.problems.some(({ kind }) => kind === filter);
  }
};

/** @param from its first version: versions rise from file to file */
export function createSheet<Lists>(rules: ImportRules<Lists>, from = 0) {
  const lines: SheetLine[] = [];
  const fixed = new Map<number, Record<string, string>>();
  const undoable: Cell[][] = [];
  const ownActs = new Map<number, OwnAct>();
  const register = registerOf(rules);
  const [keys, named] = [Object.keys(rules.keys), rules.named ?? []];
  const waiting = waitingKeys();
  let verdicts: Verdict[] = [];
  let counted = tally();
  let [doubtfulDays, surplusRows] = [0, 0];
  let version = from;
  let [isRead, isReplaying] = [false, false];
  /** Indexes into `lines`. */
  let head: number | null = null;
  /** Cells as far as there are titles. */
  let width = 0;
  /** Columns without a title that have been chosen all the same. */
  let untitled = new Set<number>();
  let places: { column: string; at: number }[] = [];
  /** Of them, those that no two rows share, and the others by which the register could have a row. */
  let [coded, keyed]: [typeof places, typeof places] = [[], []];
  /** What no two rows share, which is compared with all rows before. */
  let unique: typeof places = [];
  let lists: Lists | null = null;
  let options: ImportOptions = { dayOrder: null, location: null };
  let acts: ActsForAll = { known: 'update', repeated: 'create' };
  let reader: RowReader | null = null;
  let judging: ReturnType<typeof judge> | null = null;
  /** What only the rows together show. */
  let beside: Together['problems'] = new Map();
  let kinds = rowKinds([], {});
  let lastFix: SheetSummary['lastFix'] = null;
  let shown: { filter: SheetFilter; version: number; indexes: number[] } | null = null;

  const first = () => (head === null ? lines.length : head + 1);
  const lineAt = (index: number) => lines[first() + index] as SheetLine;
  const rowCount = () => lines.length - first();
  const indexOf = (row: number) => {
    let [low, high] = [0, rowCount() - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (lineAt(middle).row < row) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  function cellsAt(index: number): Cells<string> {
    const { texts } = lineAt(index);
    const cells: Cells<string> = {};
    for (const { column, at } of places) cells[column] = texts[at] ?? '';
    if (hasSurplus(index)) cells[surplus] = surplusOf(texts);
    const fixes = fixed.get(index);
    return fixes === undefined ? cells : { ...cells, ...fixes };
  }
  const isSurplus = (text: string | undefined, at: number) => text?.trim() && !untitled.has(at);
  const surplusOf = (texts: readonly string[]) =>
    texts.filter((text, at) => at >= width && isSurplus(text, at)).join(' · ');
  function hasSurplus(index: number): boolean {
    const { texts } = lineAt(index);
    for (let at = width; at < texts.length; at++) if (isSurplus(texts[at], at)) return true;
    return false;
  }

  const hasDoubt = (cells: Cells<string>): boolean => {
    for (const column in cells) {
      const { length } = cells[column] ?? '';
      if (length > 7 && length < 12 && isDoubtful(cells[column] ?? '')) return true;
    }
    return false;
  };
  /** Judges the rows that have no verdict yet, and notes what the register is to be asked about. */
  function judgeRest() {
    if (judging === null) return;
    for (let index = verdicts.length; index < rowCount(); index++) {
      const isWide = hasSurplus(index);
      if (isWide) surplusRows += 1;
      const { texts } = lineAt(index);
      const isAlone = isWide || fixed.has(index) || unique.some(({ at }) => texts[at]);
      const kind = isAlone ? null : kinds.kindOf(texts);
      if (!(kind?.isFine && passes(judging, index, kind))) judgeOne(judging, index, kind);
    }
  }
  function codesAt(texts: readonly string[], columns: typeof places): string[] {
    const codes: string[] = [];
    for (const { at } of columns) {
      const code = texts[at] ? rules.codeOf(texts[at]) : '';
      if (code !== '') codes.push(code);
    }
    return codes;
  }
  /** Judges a new row that is like one without problems. */
  function passes({ takes }: Judged, index: number, kind: RowKind): boolean {
    const { texts } = lineAt(index);
    const codes = codesAt(texts, coded);
    const others = codesAt(texts, keyed);
    if (!takes(index, codes, others)) return false;
    waiting.addNew(codes);
    waiting.add(others);
    verdicts.push(fine);
    counted.leave(kind.leftOut);
    if (kind.hasDoubt) doubtfulDays += 1;
    return true;
  }
  function judgeOne({ judgeRow, isTaken }: Judged, index: number, kind: RowKind | null) {
    const cells = cellsAt(index);
    waiting.add(askedIn(cells, keys, rules).filter((key) => !isTaken(key)));
    waiting.add(askedIn(cells, named, rules));
    const verdict = judgeRow(index, cells);
    verdicts.push(verdict);
    counted.add(verdict, cells);
    if (hasDoubt(cells)) doubtfulDays += 1;
    if (kind !== null && verdict.act === 'create' && verdict.known === null && verdict.problems.length === 0)
      Object.assign(kind, { isFine: true, leftOut: verdict.leftOut });
  }
  function judgeAgain() {
    judgeAll();
    settle();
  }
  /** Judges again while what the rows show together makes a difference: a row may be skipped for one that is refused. */
  function settle() {
    if (!(rules.together && isRead && judging && places.some(({ column }) => named.includes(column)))) return;
    for (let turn = 0; turn < mostTurns; turn++) {
      const { problems, leftOut } = rules.together(rowsTogether(), register.all());
      const isSame =
        problems.size === beside.size && [...problems].every(([row, { detail }]) => beside.get(row)?.detail === detail);
      if (isSame || turn === mostTurns - 1) return leave(leftOut);
      beside = problems;
      judgeAll();
    }
  }
  const rowsTogether = (): RowTogether[] =>
    verdicts.map(({ act, known, problems }, index) => ({
      row: lineAt(index).row,
      cells: cellsAt(index),
      act,
      record: act === 'update' ? known : null,
      isGood: problems.length === 0,
    }));
  function leave(leftOut: ReadonlyMap<number, readonly string[]>) {
    for (const [row, columns] of leftOut) {
      const verdict = verdicts[indexOf(row)];
      if (verdict) verdicts[indexOf(row)] = { ...verdict, leftOut: [...verdict.leftOut, ...columns] };
      counted.leave(columns);
    }
  }
  function judgeAll() {
    verdicts = [];
    waiting.clear();
    counted = tally();
    [doubtfulDays, surplusRows] = [0, 0];
    width = titles().findLastIndex((title) => title.trim() !== '') + 1;
    untitled = new Set(places.map(({ at }) => at).filter((at) => at >= width));
    if (isReplaying) return;
    reader = lists === null ? null : rules.readerOf(lists, options);
    kinds = rowKinds(places, lists === null ? {} : rules.alikeOf(lists));
    judging =
      reader &&
      judge({
        rules,
        reader,
        acts,
        register,
        rowAt: (index) => lineAt(index).row,
        actAt: (index) => ownActs.get(index),
        besideAt: (index) => beside.get(lineAt(index).row) ?? null,
      });
    judgeRest();
  }
  function place(columns: readonly (string | null)[]) {
    places = columns.flatMap((column, at) => (column === null ? [] : [{ column, at }]));
    coded = places.filter(({ column }) => rules.codes.includes(column));
    keyed = places.filter(({ column }) => Object.hasOwn(rules.keys, column) && !rules.codes.includes(column));
    unique = places.filter(({ column }) => Object.hasOwn(rules.uniques, column));
    fixed.clear();
    undoable.length = 0;
    lastFix = null;
    ownActs.clear();
    beside = new Map();
    judgeAgain();
  }
  function findTitles(remembered: Remembered) {
    head = findHeader(
      rules.columns,
      lines.slice(0, topRows).map(({ texts }) => texts),
      remembered,
    );
    place(head === null ? [] : guess(remembered));
  }
  const guess = (remembered: Remembered) =>
    guessColumns(
      rules.columns,
      titles(),
      remembered,
      lines.slice(first(), first() + rowsForGuess).map(({ texts }) => texts),
    );
  const titles = () => (head === null ? [] : (lines[head]?.texts ?? []).map((text) => text.slice(0, mostTitle)));

  const write = (cells: readonly { index: number; column: string; text: string | undefined }[]): Cell[] =>
    cells.map(({ index, column, text }) => {
      const fixes = fixed.get(index) ?? {};
      const was = fixes[column];
      const { [column]: _old, ...others } = fixes;
      fixed.set(index, text === undefined ? others : { ...others, [column]: text });
      return { index, column, was };
    });
  const sameCells = (column: string, text: string): number[] =>
    Array.from({ length: rowCount() }, (_none, index) => index).filter(
      (index) => folded(cellsAt(index)[column] ?? '') === folded(text),
    );
  function fix({ row, column, text }: Extract<SheetChange, { change: 'fix' }>) {
    const index = indexOf(row);
    const from = cellsAt(index)[column] ?? '';
    undoable.push(write([{ index, column, text }]));
    lastFix = isReplaying ? null : { row, column, from, text, others: sameCells(column, from).length };
  }

  function apply(change: SheetChange) {
    switch (change.change) {
      case 'titles': {
        if (change.row === null) return findTitles(change.remembered);
        head = lines.findIndex(({ row }) => row === change.row);
        return place(guess(change.remembered));
      }
      case 'columns':
        return place(change.columns);
      case 'fix':
        fix(change);
        break;
      case 'fixAll': {
        const { column, text } = change;
        undoable.push(write(sameCells(column, change.from).map((index) => ({ index, column, text }))));
        lastFix = null;
        break;
      }
      case 'undo':
        lastFix = null;
        write((undoable.pop() ?? []).map(({ was, ...cell }) => ({ ...cell, text: was })));
        break;
      case 'act':
        if (change.act === null) ownActs.delete(indexOf(change.row));
        else ownActs.set(indexOf(change.row), { act: change.act, ...(change.record ? { record: change.record } : {}) });
        break;
      case 'actForAll':
        acts = change.acts;
        ownActs.clear();
        break;
      case 'options':
        options = change.options;
        break;
      case 'lists':
        lists = change.lists as Lists;
        break;
      case 'known':
        waiting.answer(change.keys);
        for (const one of change.found) {
          register.add(one);
          // Whom it names may name others: the register is asked until it knows all of them.
          waiting.add(askedIn(one.cells, named, rules));
        }
        // The last answer judges all rows; until then the others wait for it.
        if (waiting.count() > 0) return;
    }
    judgeAgain();
  }

  function indexesOf(filter: SheetFilter): number[] {
    if (shown?.filter === filter && shown.version === version && shown.indexes.length > 0) return shown.indexes;
    const indexes = verdicts.flatMap((verdict, index) => (matches(verdict, filter) ? [index] : []));
    shown = { filter, version, indexes };
    return indexes;
  }
  function shownAt(index: number): ShownRow {
    const cells = cellsAt(index);
    const verdict = verdicts[index] ?? fine;
    const { act, known, problems } = verdict;
    const changes = known && act === 'update' && reader ? reader.changesOf(cells, known) : [];
    for (const column in cells) cells[column] = shownText(cells[column] ?? '');
    const seen = known && (reader?.seen?.(known) ?? known);
    return {
      row: lineAt(index).row,
      cells,
      problems: [...problems],
      known: seen,
      changes,
      act,
      acts: choicesOf(verdict, rules),
    };
  }

  return {
    /** Rows of the file in their order, without empty ones. */
    append(rows: readonly SheetLine[]) {
      for (const row of rows) lines.push(row);
      version += 1;
      if (head !== null) judgeRest();
    },
    /** Nothing more comes. */
    end() {
      isRead = true;
      version += 1;
      settle();
    },
    change(change: SheetChange) {
      version += 1;
      apply(change);
    },
    /** Does again what was done before; the rows are judged once, at the end. */
    replay(changes: readonly SheetChange[]) {
      isReplaying = true;
      for (const change of changes) apply(change);
      isReplaying = false;
      version += 1;
      judgeAgain();
    },
    summary(): SheetSummary {
      return {
        version,
        isRead,
        lines: lines.length,
        top: lines
          .slice(0, topRows)
          .map(({ row, texts }) => ({ row, texts: texts.map((text) => shownText(text, mostTitle)) })),
        titleRow: head === null ? null : (lines[head]?.row ?? null),
        titles: titles(),
        columns: titles().map((_title, at) => places.find((one) => one.at === at)?.column ?? null),
        rows: rowCount(),
        ...counted.counts(),
        mayRepeat: rules.mayRepeat,
        surplus: surplusRows,
        doubtfulDays,
        fixes: undoable.length,
        lastFix,
        options,
        acts,
        waitingKeys: waiting.count(),
      };
    },
    window(filter: SheetFilter, from: number, to: number): RowWindow {
      if (filter === 'all') {
        const count = rowCount();
        const rows = Array.from({ length: Math.max(0, Math.min(to, count) - from) }, (_none, at) => shownAt(from + at));
        return { version, count, from, rows };
      }
      const indexes = indexesOf(filter);
      return { version, count: indexes.length, from, rows: indexes.slice(from, to).map(shownAt) };
    },
    /** Keys that the register has not been asked about. */
    keys: waiting.first,
    /** As the server takes them. Characters that cannot be sent become U+FFFD, which it refuses as this sheet does. */
    rowsToSend(from: number, to: number): SheetRow[] {
      return verdicts.slice(from, to).map(({ act, known }, at) => {
        const cells = Object.fromEntries(
          Object.entries(cellsAt(from + at)).map(([column, text = '']) => [
            column,
            text.slice(0, mostSent).replaceAll('\u0000', '\uFFFD').toWellFormed(),
          ]),
        );
        return { row: lineAt(from + at).row, act, cells, ...(act === 'update' && known ? { record: known.id } : {}) };
      });
    },
  };
}

export type Sheet = ReturnType<typeof createSheet>;
