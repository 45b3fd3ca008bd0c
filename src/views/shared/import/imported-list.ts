import type { ReactNode } from 'react';
import { surplus, surplusLabel } from '../../../../rules/shared/import.ts';
import type { RowChoice, SheetSummary } from '../../../domain/shared/import-sheet/sheet.types.ts';
import type { StoredImport } from '../../../machines/shared/csv-import/machine.ts';

import type { ImportKind } from '../../../services/shell/imports.ts';

type Choices = readonly { id: string; name: string }[];
/** The place of new records whose row has none in its column, such as 'location'; or the policy whose balances a file has. */
type ChosenOnce =
  | { option: 'location'; column: string; choices: Choices }
  | { option: 'policy'; label: string; choices: Choices };

/** What a list brings to the screens of its import. */
export type ImportedList = {
  kind: ImportKind;
  columns: readonly { id: string; label: string }[];
  /** Columns whose unknown words the business can be given, with what they are, such as 'a type'. */
  addable: Readonly<Record<string, string>>;
  /** What a cell of a column may say, where it is one of a few. */
  choicesOf: (column: string) => readonly string[];
  /** Why a cell of a column is not stored with some rows. */
  leftOut?: Readonly<Record<string, string>>;
  /** Where what is imported stands, such as 'register'. */
  home: string;
  /** What no two of them share, such as 'number'. */
  codes: string;
  /** What is chosen once for the whole file. */
  chosen: ChosenOnce;
  /** What stands below the figures at the end. */
  outcome: (stored: StoredImport) => ReactNode;
};

export const shorten = (text: string, most = 30): string => (text.length > most ? `${text.slice(0, most)}…` : text);

export const labelIn = ({ columns }: Pick<ImportedList, 'columns'>, column: string): string =>
  column === surplus ? surplusLabel : (columns.find(({ id }) => id === column)?.label ?? column);

/** The columns that are imported, and what stands beyond them. */
export const columnsIn = ({ columns, surplus: beyond }: Pick<SheetSummary, 'columns' | 'surplus'>): string[] => [
  ...columns.filter((column) => column !== null),
  ...(beyond > 0 ? [surplus] : []),
];

/** In the words of the specification. */
export const problemLine = (label: string, row: number, detail: string): string =>
  `Error in column '${label}' : Row '${row}'. ${detail}`;

/** What can be done with a row of the file. */
export type GridActs = {
  onFix: (row: number, column: string, text: string) => void;
  onAct: (row: number, choice: RowChoice) => void;
};
export type Place = { row: number; column: string };
