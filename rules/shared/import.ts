/**
 * What the import of any list has in common: columns as data, cells as texts, problems at a column. The app checks while a
 * person looks on, the server before it stores; both run what stands here.
 */

import type { DayOrder } from './day.ts';
import { isLine, isText } from './line.ts';

/** The texts of one row by column. An absent column is not in the file; an empty text is an empty cell. */
export type Cells<Column extends string> = Partial<Record<Column, string>>;

export type ProblemKind = 'missing' | 'unknown' | 'unreadable' | 'doubtful' | 'duplicate' | 'mismatch' | 'several';
export type CellProblem<Column extends string> = { column: Column; kind: ProblemKind; detail: string };

export type ImportColumn<Column extends string> = {
  id: Column;
  label: string;
  /** How else people head it. */
  alsoCalled: readonly string[];
  /** Whether it is one of the template's. */
  isInTemplate: boolean;
  /** Whether it only counts the rows: a title means it where the texts below do. */
  isCount?: true;
};

/** The cells of a row beyond the titles stand in a column of their own, so that they are seen, and emptied by a person. */
export const surplus = 'surplus';
export const surplusLabel = 'Beyond the titles';

/** Cells beyond the titles belong nowhere, or the cells before them do not stand under their titles. */
export const surplusProblem = (cells: Cells<typeof surplus>): CellProblem<typeof surplus> | null =>
  cells.surplus === undefined || cells.surplus.trim() === ''
    ? null
    : {
        column: surplus,
        kind: 'mismatch',
        detail: 'This row has more cells than there are titles. Put each where it belongs, and empty this cell.',
      };

/** A record of the register that a row may be about, as an exported file has it. */
export type KnownRecord<Column extends string = string> = { id: string; number: string; cells: Cells<Column> };

/** What a person says once about the whole file. */
export type ImportOptions = {
  dayOrder: DayOrder | null;
  /** Of new records without a location. */
  location: string | null;
  /** Of a file of balances, whose they are. */
  policy?: string | null;
};

/** Reads rows by what the business has and what the person said about the file. */
export type RowReader = {
  problemsOf(cells: Cells<string>, known: KnownRecord | null): CellProblem<string>[];
  /** The columns in which a row says something else than the register. */
  changesOf(cells: Cells<string>, known: KnownRecord): string[];
  /** The columns whose cells are not stored, though they say something: a record of this kind has no such thing. */
  leftOutOf?(cells: Cells<string>, known: KnownRecord | null): readonly string[];
  /** What the text of a key of this row can be a number of, where that is not what the rules say of its column. */
  kindsOfKey?(column: string, cells: Cells<string>): readonly (string | undefined)[];
  /** A record as the options show it, where that depends on them. */
  seen?(known: KnownRecord): KnownRecord;
};

/** By column, which texts are alike: a pattern, or anything that can be asked like one. */
export type Alike = Readonly<Record<string, Pick<RegExp, 'test'>>>;

/** A row beside the others: the record that it updates, and whether it is stored as far as it is known alone. */
export type RowTogether = {
  row: number;
  cells: Cells<string>;
  act: string;
  record: KnownRecord | null;
  isGood: boolean;
};
/** By row, what only the rows together show. */
export type Together = {
  problems: ReadonlyMap<number, CellProblem<string>>;
  /** The columns whose cells are not stored. */
  leftOut: ReadonlyMap<number, readonly string[]>;
};

/** What one list brings to the import: its columns and its rules. `Lists` is what the business has to choose from. */
export type ImportRules<Lists> = {
  columns: readonly ImportColumn<string>[];
  /**
   * The columns by which a row is found in the register, each with what its text is a number of: a text finds only records that
   * have it as the same.
   */
  keys: Readonly<Record<string, string>>;
  /** Those of them that no two records share. */
  codes: readonly string[];
  /** Columns of rows, and of records, whose texts name other records, about which the register is asked too. */
  named?: readonly string[];
  /** Columns whose texts no two rows of a file share, though the register is not asked about them, with how each is compared. */
  uniques: Readonly<Record<string, (text: string) => string>>;
  /** A text of a key as it is compared; empty for none. */
  codeOf(text: string): string;
  /** The columns whose unknown words the business can be given with the rows. */
  words: readonly string[];
  /** Rows of one import. */
  mostRows: number;
  /** Whether a row may be added all the same when another has its number. */
  mayRepeat: boolean;
  /** By column: texts that make no difference for the problems of a new row, whatever stands beside them. */
  alikeOf(lists: Lists): Alike;
  readerOf(lists: Lists, options: ImportOptions): RowReader;
  /** @param register the records that rows are about or name, and whom these name */
  together?(rows: readonly RowTogether[], register: readonly KnownRecord[]): Together;
};

const latin = 'À-ɏḀ-ỿ';
/** A text of up to a hundred Latin letters, digits and marks, with nothing around it. */
export const plainText = new RegExp(`^[!-~${latin}](?:[ -~${latin}]{0,98}[!-~${latin}])?$`);
/** A day that every month has. */
export const plainDay = /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/;

const bare = (title: string) =>
  title
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** What titles stood for in earlier files, the newest first; an empty column was left out. */
export type Remembered = readonly { title: string; column: string }[];

/**
 * Which column each title of a file means, each once; null where none is recognised. An earlier choice goes first.
 * @param below some texts below each title, as far as they are read
 */
export function guessColumns<Column extends string>(
  columns: readonly ImportColumn<Column>[],
  titles: readonly string[],
  remembered: Remembered = [],
  below: readonly (readonly string[])[] = [],
): (Column | null)[] {
  const byId = new Map(columns.map((column) => [column.id as string, column]));
  const named = Map.groupBy(
    columns.flatMap((column) =>
      [...new Set([column.label, column.id, ...column.alsoCalled].map(bare))].map((name) => ({ name, column })),
    ),
    ({ name }) => name,
  );
  const earlier = new Map(
    remembered.toReversed().map(({ title, column }) => [bare(title), byId.get(column) ?? null] as const),
  );
  const taken = new Set<Column>();
  return titles.map((title, at) => {
    const name = bare(title);
    const known = name === '' ? undefined : earlier.get(name);
    if (known === null) return null;
    const texts = below.map((row) => row[at]?.trim() ?? '').filter((text) => text !== '');
    const meant = (named.get(name) ?? []).map(({ column }) => column);
    // What counts the rows here stood for something else in an earlier file.
    const counting = texts.length > 0 ? meant.filter(({ isCount }) => isCount) : [];
    const found = [...counting, known, ...meant].find(
      (column) => column !== undefined && !taken.has(column.id) && (column.isCount !== true || areCounted(texts)),
    );
    if (found === undefined) return null;
    taken.add(found.id);
    return found.id;
  });
}

/** Whether texts are numbers that rise from 0 or 1, as those of rows do. Some rows, such as that of a total, have none. */
function areCounted(texts: readonly string[]): boolean {
  const numbers = texts.map((text) => (/^\d{1,7}\.?$/.test(text) ? Number.parseInt(text, 10) : Number.NaN));
  return numbers.every((number, at) => (at === 0 ? number <= 1 : number > (numbers[at - 1] ?? 0)));
}

/** The row of the first ten whose cells are titles the most, and whether there are at least two of them. */
export function findHeader<Column extends string>(
  columns: readonly ImportColumn<Column>[],
  rows: readonly (readonly string[])[],
  remembered: Remembered = [],
) {
  const scores = rows
    .slice(0, 10)
    .map((row) => guessColumns(columns, row, remembered).filter((column) => column !== null).length);
  const best = Math.max(0, ...scores);
  return best >= 2 ? scores.indexOf(best) : null;
}

/** A null character cannot be stored, nor half of a pair of characters; U+FFFD stands for one that could not be read. */
export const isStorable = (text: string): boolean =>
  !text.includes('\u0000') && !text.includes('\uFFFD') && text.isWellFormed();

const spaced = /[\t\n\v\f\r\u2028\u2029]+/g;

/** A cell whose text is stored on one line: people break addresses into lines with Alt and Enter. */
export const lineOf = <Column extends string>(cells: Cells<Column>, column: Column): string =>
  cellOf(cells, column).replace(spaced, ' ');

/** Whether a text can be stored as one line, or as several, once its breaks are spaces. */
export const isCell = (text: string, lines: 'one' | 'several'): boolean =>
  isStorable(text) && (lines === 'one' ? isLine(text.replace(spaced, ' ')) : isText(text));

/** Without the spaces around it; the texts of people stay as they are otherwise. */
export const cellOf = <Column extends string>(cells: Cells<Column>, column: Column): string =>
  cells[column]?.trim() ?? '';

/** The number of a person or the like, for comparing: as the database's lower() has it. */
export const codeOf = (text: string): string => text.trim().toLowerCase();

/** For comparing names that people type. */
export const folded = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
