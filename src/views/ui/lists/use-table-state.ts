import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useStable } from '../foundations/use-stable.ts';
import {
  type Asked,
  type Filter,
  longestSearch,
  readAsked,
  type Shape,
  type Sort,
  wordOf,
  writeAsked,
} from './table-address.ts';
import { recallPage, rememberPage } from './table-memory.ts';
import { nothing, type Selection } from './table-selection.ts';

type Values<F extends readonly Filter[]> = { [Each in F[number] as Each['id']]: Each['options'][number]['value'][] };

type TableOptions<F extends readonly Filter[], S extends string> = {
  /** What the list can be narrowed by. */
  filters?: F;
  /** The ids of the columns by which the server can order. */
  sortable?: readonly S[];
  defaultSort?: Sort & { column: S };
  /** How many rows a page; where there are several, the first is the default and a person may choose. */
  pageSizes?: readonly [number, ...number[]];
  /** Stands before each name in the address, where a screen has several tables. */
  prefix?: string;
  /**
   * Keeps page and count of the whole list in session storage under this name: who comes back finds the page they left,
   * and its range at once.
   */
  cacheKey?: string;
};

/** What a list is asked for and which of its rows are selected, with the ways to change both. */
export type TableState<V extends Record<string, string[]> = Record<string, string[]>, S extends string = string> = {
  search: string;
  filters: V;
  /** What the list can be narrowed by. */
  choices: readonly Filter[];
  sort: Sort | null;
  sortable: readonly string[];
  /** From zero. */
  page: number;
  pageSize: number;
  pageSizes: readonly number[];
  /** Whether a search or a filter leaves rows out. */
  isNarrowed: boolean;
  /** The same as the server takes it: pages from one, the order as one word. */
  request: { page: number; page_size: number; search?: string; ordering?: S | `-${S}` };
  /** As it was when the list was last seen, until it is known again. */
  cachedCount: number | undefined;
  selection: Selection;
  setSearch(text: string): void;
  /** @param isSameChoice of an earlier call, so that Back undoes both at once */
  setFilter(id: string, values: readonly string[], isSameChoice?: boolean): void;
  /** Drops the search and the filters. */
  clear(): void;
  /** Orders by a column, upwards, then downwards, then as before. */
  turn(column: string): void;
  setPage(page: number): void;
  setPageSize(size: number): void;
  setSelection(selection: Selection): void;
  /** Takes note of how many there are; who is beyond the end is brought back to the last page. */
  settle(count: number): void;
};

/**
 * One table's search, filters, order and page, which live in the address: a list can be reloaded, shared, and left by
 * Back. A change of search, filters or order leads back to the first page; the selection belongs to one search and one
 * set of filters and goes with them.
 */
export function useTableState<const F extends readonly Filter[] = [], const S extends string = never>(
  options: TableOptions<F, S> = {},
): TableState<Values<F>, S> {
  const shape = useSame(shapeOf(options));
  const { cacheKey } = options;
  const [parameters, setParameters] = useSearchParams();
  // What stands in the address beside the table must not make it new.
  const own = writeAsked(new URLSearchParams(), shape, readAsked(parameters, shape)).toString();
  const { cached, restoredPage } = useRemembered(cacheKey, own === '');
  const asked = useMemo<Asked>(() => {
    const read = readAsked(new URLSearchParams(own), shape);
    return restoredPage === null ? read : { ...read, page: restoredPage };
  }, [own, shape, restoredPage]);

  const change = useStable((next: Next, isReplacing: (before: Asked) => boolean = never) => {
    const before = readAsked(parameters, shape);
    const write = (now: URLSearchParams) => {
      const asked = readAsked(now, shape);
      return writeAsked(now, shape, { ...asked, ...next(asked) });
    };
    setParameters(write, { replace: isReplacing(before) });
  });
  useEffect(() => {
    if (restoredPage !== null) change(() => ({ page: restoredPage }), always);
  }, [restoredPage, change]);
  const settle = useStable((count: number) => {
    const { page, size } = asked;
    const last = Math.max(0, Math.ceil(count / size) - 1);
    if (page > last) change(() => ({ page: last }), always);
    const isWhole = writeAsked(new URLSearchParams(), shape, { ...asked, page: 0 }).size === 0;
    if (cacheKey && isWhole) rememberPage(cacheKey, { page: Math.min(page, last), count });
  });
  const { selection, setSelection } = useSelection(
    writeAsked(new URLSearchParams(), shape, { ...asked, sort: null, page: 0 }).toString(),
  );
  const acts = useMemo(() => ({ ...actsOf(change), setSelection, settle }), [change, setSelection, settle]);

  return useMemo(() => {
    const { search, filters, sort, page, size } = asked;
    const isNarrowed = search !== '' || Object.values(filters).some((values) => values.length > 0);
    return {
      ...acts,
      search,
      filters: filters as Values<F>,
      choices: shape.filters,
      sort,
      sortable: shape.sortable,
      page,
      pageSize: size,
      pageSizes: shape.sizes,
      isNarrowed,
      request: requestOf<S>(asked),
      cachedCount: isNarrowed ? undefined : cached?.count,
      selection,
    };
  }, [asked, shape, selection, acts, cached]);
}

const requestOf = <S extends string>({ search, sort, page, size }: Asked) => ({
  page: page + 1,
  page_size: size,
  ...(search ? { search } : {}),
  ...(sort ? { ordering: wordOf(sort) as S | `-${S}` } : {}),
});

/** What a list is asked for first, at an address that says nothing about it. */
export function firstRequestOf<const F extends readonly Filter[] = [], const S extends string = never>(
  options: TableOptions<F, S>,
) {
  const { page = 0 } = (options.cacheKey ? recallPage(options.cacheKey) : null) ?? {};
  return requestOf<S>({ ...readAsked(new URLSearchParams(), shapeOf(options)), page });
}

type Next = (asked: Asked) => Partial<Asked>;
type Change = (next: Next, isReplacing?: (before: Asked) => boolean) => void;

const always = () => true;
const never = () => false;

/** The acts of a person, each of which is a step that Back undoes. They stay the same for as long as the table lives. */
const actsOf = (change: Change) => ({
  setSearch: (text: string) => {
    const search = text.trim().slice(0, longestSearch);
    // To refine a search is not another step.
    change(
      () => ({ search, page: 0 }),
      (before) => search !== '' && before.search !== '',
    );
  },
  setFilter: (id: string, values: readonly string[], isSameChoice = false) =>
    change(
      ({ filters }) => ({ filters: { ...filters, [id]: [...values] }, page: 0 }),
      () => isSameChoice,
    ),
  clear: () => change(() => ({ search: '', filters: {}, page: 0 })),
  turn: (column: string) => change(({ sort }) => ({ sort: turned(sort, column), page: 0 })),
  setPage: (page: number) => change(() => ({ page })),
  // The first row that is seen stays in sight.
  setPageSize: (size: number) => change((before) => ({ size, page: Math.floor((before.page * before.size) / size) })),
});

const shapeOf = ({
  filters = [],
  sortable = [],
  defaultSort,
  pageSizes = [10],
  prefix = '',
}: TableOptions<readonly Filter[], string>): Shape => ({
  filters,
  sortable,
  defaultSort: defaultSort ?? null,
  sizes: pageSizes,
  prefix,
});

function turned(sort: Sort | null, column: string): Sort | null {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
}

/** The value as it was as long as it says the same, so that options may be written where they are used. */
function useSame<T>(value: T): T {
  const [kept, keep] = useState(value);
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept;
  keep(value);
  return value;
}

/** Which page to open with, where the address names none. */
function useRemembered(cacheKey: string | undefined, isBare: boolean) {
  const [cached] = useState(() => (cacheKey ? recallPage(cacheKey) : null));
  const [restoredPage, setRestored] = useState(() => (isBare && cached && cached.page > 0 ? cached.page : null));
  // From the first change on, the address alone says which page it is.
  useEffect(() => setRestored(null), []);
  return { cached, restoredPage };
}

function useSelection(about: string) {
  const [kept, keep] = useState({ about, selection: nothing });
  const setSelection = useStable((selection: Selection) => keep({ about, selection }));
  return { selection: kept.about === about ? kept.selection : nothing, setSelection };
}
