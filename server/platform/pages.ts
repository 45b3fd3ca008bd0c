/** Lists in the contract's shape. */
export type Page<Item> = { count: number; next: string | null; previous: string | null; results: Item[] };

/** Everything there is, on one page. */
export const onePage = <Item>(results: Item[]): Page<Item> => ({
  count: results.length,
  next: null,
  previous: null,
  results,
});

export type Paging = { page: number; pageSize: number };

/**
 * @param path of the list, without a query
 * @param asked what else the list was asked for, so that the links lead through the same list; empty texts are left out
 */
export function pageOf<Item>(
  results: Item[],
  count: number,
  path: string,
  { page, pageSize }: Paging,
  asked: Record<string, string> = {},
): Page<Item> {
  const others = Object.entries(asked).filter(([, value]) => value !== '');
  const link = (other: number) =>
    `${path}?${new URLSearchParams([['page', String(other)], ['page_size', String(pageSize)], ...others])}`;
  return {
    count,
    next: page * pageSize < count ? link(page + 1) : null,
    previous: page > 1 ? link(page - 1) : null,
    results,
  };
}
