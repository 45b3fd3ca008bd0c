import type { TableState } from './use-table-state.ts';

type Asked = Pick<TableState, 'search' | 'filters' | 'sort' | 'page' | 'pageSize'>;

type HowTo<Row> = {
  /** What the search looks in. */
  textOf: (row: Row) => string;
  /** What each sortable column orders by. */
  orders?: Record<string, (row: Row) => string | number>;
  /** What each filter compares with its options. */
  values?: Record<string, (row: Row) => string>;
};

/** Searches, filters, orders and pages a list that the server answers whole. */
export function pageInMemory<Row>(rows: readonly Row[], table: Asked, how: HowTo<Row>) {
  const { search, filters, sort, page, pageSize } = table;
  const wanted = search.toLocaleLowerCase();
  const matches = rows.filter(
    (row) =>
      how.textOf(row).toLocaleLowerCase().includes(wanted) &&
      Object.entries(filters).every(([id, values]) => {
        const value = how.values?.[id]?.(row);
        return values.length === 0 || value === undefined || values.includes(value);
      }),
  );
  const orderOf = sort ? how.orders?.[sort.column] : undefined;
  const turn = sort?.direction === 'descending' ? -1 : 1;
  const ordered = orderOf ? matches.toSorted((a, b) => turn * compare(orderOf(a), orderOf(b))) : matches;
  return { rows: ordered.slice(page * pageSize, (page + 1) * pageSize), count: matches.length };
}

const alphabet = new Intl.Collator('en-NG', { numeric: true });

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : alphabet.compare(String(a), String(b));
