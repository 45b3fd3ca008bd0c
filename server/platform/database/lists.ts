/** Lists in the contract's format: a store selects one page and the total count, a handler answers them with links. */
import { countRows } from './counts.ts';
import type { Tx } from './database.ts';

export type Page<Item> = { count: number; next: string | null; previous: string | null; results: Item[] };

/** The paging parameters of every list; the contract has the defaults and the limits. */
export type PageQuery = { page?: number; page_size?: number };
const paging = ({ page = 1, page_size: size = 20 }: PageQuery) => ({ page, size });

type Selection = {
  columns: string;
  /** After `from`: the tables with their joins and conditions. */
  from: string;
  /** Of the parameters in `columns` and `from`; every one of them must stand in `from`, which is counted. */
  values: readonly unknown[];
  /** In an order that is complete, so that no row is on two pages. */
  orderBy: string;
  /** Where it is known without counting the rows. */
  count?: Promise<number>;
};
export type Selected<Row> = { count: number; rows: Row[] };

/** Selects the page that `query` asks for, and counts all rows. */
export async function selectPage<Row>(
  tx: Tx,
  query: PageQuery,
  { columns, from, values, orderBy, count: known }: Selection,
): Promise<Selected<Row>> {
  const { page, size } = paging(query);
  const [limit, offset] = [`$${values.length + 1}`, `$${values.length + 2}`];
  const [count, rows] = await Promise.all([
    known ?? countRows(tx, `select count(*)::int as count from ${from}`, values),
    tx.query<Row>(`select ${columns} from ${from} order by ${orderBy} limit ${limit} offset ${offset}`, [
      ...values,
      size,
      (page - 1) * size,
    ]),
  ]);
  return { count, rows };
}

/**
 * Answers a selected page. Its links lead through the same list: they keep every other parameter of the request.
 * @param url the address that was called
 */
export function pageOf<Row, Item>(
  { url, query }: { url: string; query: PageQuery },
  { count, rows }: Selected<Row>,
  present: (row: Row) => Item,
): Page<Item> {
  const { page, size } = paging(query);
  const [path = '', search = ''] = url.split('?');
  const others = [...new URLSearchParams(search)].filter(
    ([name, value]) => name !== 'page' && name !== 'page_size' && value !== '',
  );
  const link = (other: number) =>
    `${path}?${new URLSearchParams([['page', String(other)], ['page_size', String(size)], ...others])}`;
  return {
    count,
    next: page * size < count ? link(page + 1) : null,
    previous: page > 1 ? link(page - 1) : null,
    results: rows.map(present),
  };
}

/** Everything there is, on one page. */
export const onePage = <Item>(results: Item[]): Page<Item> => ({
  count: results.length,
  next: null,
  previous: null,
  results,
});

/**
 * The `ilike` pattern of what contains a text, whose wildcards stand for themselves.
 *
 * Under row-level security no index serves it (`ilike` is not leakproof), so every row of the business is looked at:
 * right for the short lists that a business has of its own, such as departments and types.
 */
export const containing = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** As `words_in` of the database cuts: at spaces and ASCII punctuation. */
export const wordsIn = (search: string): string[] =>
  search
    .split(/[\s!-/:-@[-`{-~]+/)
    .filter((word) => word !== '')
    .slice(0, 8);
