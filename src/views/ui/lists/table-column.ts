import type { ReactNode } from 'react';
import type { MenuEntry } from '../actions/menu-list.tsx';
import type { Selection } from './table-selection.ts';

/** A column of a data table. Define them outside of the component, so that rows are not drawn again for nothing. */
export type Column<Row> = {
  /** Also the word by which the server orders. */
  id: string;
  title: string;
  /** What the cell shows. Null shows a dash in the table and nothing on a card. */
  render: (row: Row) => ReactNode;
  /** A second, quieter line under the first. */
  note?: (row: Row) => ReactNode;
  /** Aligned right, in figures of one width. */
  isNumber?: boolean;
  isHiddenAtFirst?: boolean;
  /** Shows the column only while the rows differ by this: one in which every row says the same tells nothing. */
  differsBy?: (row: Row) => string;
  width?: number | string;
  /**
   * Its place on a card, where the first column is the title: the corner beside the title, a line of quiet words with
   * the others of its kind, quiet words on a line of their own, a line with its title before it, the last line or the
   * figure at its end, buttons below it all, or none. Buttons stand on cards alone: the rows of a table have a menu.
   * Numbers are facts by themselves, and everything else is quiet words.
   */
  card?: 'corner' | 'words' | 'line' | 'fact' | 'foot' | 'figure' | 'acts' | 'none';
};

/** Something that can be done with one row. */
export type RowAction = MenuEntry & { onAct: () => void };

/** Something that can be done with all selected rows. */
export type BulkAction = {
  id: string;
  label: string;
  isDestructive?: boolean;
  /** @param count how many rows that is, for the question before something destructive */
  onAct: (selection: Selection, count: number) => void;
};
