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

/** @param path of the list, without a query */
export function pageOf<Item>(results: Item[], count: number, path: string, { page, pageSize }: Paging): Page<Item> {
  const link = (other: number) => `${path}?page=${other}&page_size=${pageSize}`;
  return {
    count,
    next: page * pageSize < count ? link(page + 1) : null,
    previous: page > 1 ? link(page - 1) : null,
    results,
  };
}
