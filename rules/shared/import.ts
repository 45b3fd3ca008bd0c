/**
 * What the import of any list has in common: columns as data, cells as texts, problems at a column. The app checks while a
 * person looks on, the server before it stores; both run what stands here.
 */

import type { DayOrder } from './day.ts';
import { isLine, isText } from './line.ts';

/** The texts of one row by column. An absent column is not in the file; an empty text is an empty cell. */
export type Cells<Column extends string> = Partial<Record<Column, string>>;

export type ProblemKind = 'missing' | 'unknown' | 'unreadable' | 'doubtful' | 'duplicate' | 'mismatch';
export type CellProblem<Column extends string> = { column: Column; kind: ProblemKind; detail: string };

export type ImportColumn<Column extends string> = {
  id: Column;
  label: string;
  /** How else people head it. */
  alsoCalled: readonly string[];
  /** Whether it is one of the template's. */
  isInTemplate: boolean;
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
  /** A record as the options show it, where that depends on them. */
  seen?(known: KnownRecord): KnownRecord;
};

/** By column, which texts are alike: a pattern, or anything that can be asked like one. */
export type Alike = Readonly<Record<string, Pick<RegExp, 'test'>>>;

/** What one list brings to the import: its columns and its rules. `Lists` is what the business has to choose from. */
export type ImportRules<Lists> = {
  columns: readonly ImportColumn<string>[];
  /** The columns by which a row is found in the register. */
  keys: readonly string[];
  /** Those of them that no two records share. */
  codes: readonly string[];
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

/** Which column each title of a file means, each once; null where none is recognised. An earlier choice goes first. */
export function guessColumns<Column extends string>(
  columns: readonly ImportColumn<Column>[],
  titles: readonly string[],
  remembered: Remembered = [],
): (Column | null)[] {
  const ids = new Map(columns.map(({ id }) => [id as string, id]));
  const known = new Map<string, Column | null>(
    columns.flatMap(({ id, label, alsoCalled }) => [label, id, ...alsoCalled].map((name) => [bare(name), id])),
  );
  for (const { title, column } of remembered.toReversed())
    if (bare(title) !== '') known.set(bare(title), ids.get(column) ?? null);
  const taken = new Set<Column>();
  return titles.map((title) => {
    const found = known.get(bare(title)) ?? null;
    if (found === null || taken.has(found)) return null;
    taken.add(found);
    return found;
  });
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
