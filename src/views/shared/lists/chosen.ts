import type { Options } from '../../../services/shared/client.ts';
import { isSelected, type Selection } from '../../ui/lists/table-selection.ts';

/** Rows that a person chose in a list, on whichever of its pages they are. */
export type Chosen<Row> = {
  count: number;
  /** Null for all that match but some. */
  ids: readonly string[] | null;
  /** The row, when it is one and the page shows it. */
  one: Row | null;
  /** The ids of all of them; those of all that match are read from every page. */
  idsOf: (options: Options) => Promise<string[]>;
  /** All of them; read from every page, unless they are on the one that is shown. */
  rowsOf: (options: Options) => Promise<Row[]>;
};

type From<Row> = {
  /** What the page shows. */
  shown: readonly Row[];
  idOf: (row: Row) => string;
  everyRow: (options: Options) => Promise<Row[]>;
};

export function chosenBy<Row>(selection: Selection, count: number, { shown, idOf, everyRow }: From<Row>): Chosen<Row> {
  const ofThose = (rows: readonly Row[]) => rows.filter((row) => isSelected(selection, idOf(row)));
  const here = ofThose(shown);
  const ids = selection.mode === 'some' ? [...selection.ids] : null;
  const rowsOf = async (options: Options) => (here.length === count ? here : ofThose(await everyRow(options)));
  return {
    count,
    ids,
    one: count === 1 ? (here[0] ?? null) : null,
    idsOf: async (options) => ids ?? [...new Set((await rowsOf(options)).map(idOf))],
    rowsOf,
  };
}

/** What a screen of its own shows. */
export const chosenAlone = <Row extends { id: string }>(row: Row): Chosen<Row> =>
  chosenBy({ mode: 'some', ids: new Set([row.id]) }, 1, {
    shown: [row],
    idOf: ({ id }) => id,
    everyRow: async () => [row],
  });
