/** What a sheet is told and what it shows. A sheet may live in a worker: everything here can be sent there and back. */
import type {
  CellProblem,
  Cells,
  ImportOptions,
  KnownRecord,
  ProblemKind,
  Remembered,
} from '../../../../rules/shared/import.ts';

/** A row with its number in the file, from 1. */
export type SheetLine = { row: number; texts: string[] };

/** What becomes of a row; `create_anyway` adds it although its number is taken. */
export type RowAct = 'create' | 'create_anyway' | 'update' | 'skip';
/** What becomes of all rows that the register has, and of rows whose number another row of the file has. */
export type ActsForAll = { known: Exclude<RowAct, 'create'>; repeated: Exclude<RowAct, 'update'> };

export type SheetChange =
  | { change: 'titles'; row: number | null; remembered: Remembered }
  /** By their place in the file; null leaves a column out. */
  | { change: 'columns'; columns: (string | null)[] }
  | { change: 'fix'; row: number; column: string; text: string }
  /** Every cell of the column that says the same. */
  | { change: 'fixAll'; column: string; from: string; text: string }
  | { change: 'undo' }
  /** Null: as for all. */
  | { change: 'act'; row: number; act: RowAct | null; record?: string }
  | { change: 'actForAll'; acts: ActsForAll }
  | { change: 'options'; options: ImportOptions }
  | { change: 'lists'; lists: unknown }
  /** The answer about the first keys of those that were waiting. */
  | { change: 'known'; keys: string[]; found: KnownRecord[] };

/** What a person said of a file, as it is kept; a word is one that the business shall have with the rows. */
export type SaidChange = SheetChange | { change: 'word'; column: string; text: string };

export type SheetFilter = 'all' | 'problems' | ProblemKind | 'new' | 'known' | 'changed' | 'skip';

/** A word that the business does not have, and in how many cells it stands. */
export type UnknownWord = { column: string; text: string; cells: number };

export type SheetSummary = {
  /** Rises with each change: what was read under another one is old. */
  version: number;
  isRead: boolean;
  /** Rows of the file, counted while it is read. */
  lines: number;
  /** The first of them, for choosing the one with the titles. */
  top: SheetLine[];
  /** The row that has the titles; null while nobody has said which. */
  titleRow: number | null;
  titles: string[];
  columns: (string | null)[];
  rows: number;
  /** Rows with problems. */
  wrong: number;
  problems: Record<ProblemKind, number>;
  unknown: UnknownWord[];
  /** By column: good rows whose cell is not stored, because a record of their kind has no such thing. */
  leftOut: Record<string, number>;
  /** Rows with dates that can be two days, whatever was said about them. */
  doubtfulDays: number;
  /** Rows that the register has, those of them that change it, and rows whose number an earlier row has. */
  known: number;
  /** Of those, the ones that match several records. */
  several: number;
  changed: number;
  repeated: number;
  /** Whether what is known or repeated may be added all the same. */
  mayRepeat: boolean;
  skipped: number;
  /** Rows with filled cells beyond the titles. */
  surplus: number;
  /** Fixes that can be undone. */
  fixes: number;
  /** The last fix of one cell, and how many other cells of the column say what that one said. */
  lastFix: { row: number; column: string; from: string; text: string; others: number } | null;
  options: ImportOptions;
  acts: ActsForAll;
  /** Keys that the register has not been asked about. */
  waitingKeys: number;
};

export type ShownRow = {
  row: number;
  cells: Cells<string>;
  problems: CellProblem<string>[];
  known: KnownRecord | null;
  /** In which columns the row says something else than the register. */
  changes: string[];
  act: RowAct;
  acts: RowChoice[];
};
/** What can become of a row; of several records that match it, which one it updates. */
export type RowChoice = { act: RowAct; record?: string; number?: string };
export type RowWindow = { version: number; count: number; from: number; rows: ShownRow[] };
export type SheetRow = { row: number; act: RowAct; record?: string; cells: Record<string, string> };
