/** How a table's search, filters, order and page stand in the address. Other parameters stay as they are. */

export type Sort = { column: string; direction: 'ascending' | 'descending' };

type Option = { value: string; label: string };

/** Something to narrow a list by. Its id is also its name in the address. */
export type Filter = {
  id: string;
  label: string;
  options: readonly Option[];
  /** One option at most; several without it. */
  isSingle?: boolean;
  /** All options stand beside each other, after this one that stands for none: for two or three that are used often. */
  allLabel?: string;
  /** It is not offered, but read where the address has it. */
  isHidden?: boolean;
};

export type Asked = {
  search: string;
  filters: Record<string, string[]>;
  sort: Sort | null;
  page: number;
  size: number;
};

/** What a table may be asked for; anything else in the address is passed over. */
export type Shape = {
  filters: readonly Filter[];
  sortable: readonly string[];
  defaultSort: Sort | null;
  sizes: readonly number[];
  /** Stands before each name, where several tables share an address. */
  prefix: string;
};

export const longestSearch = 100;
const lastPage = 100_000;

const nameIn = ({ prefix }: Shape, name: string) => (prefix ? `${prefix}.${name}` : name);

/** The order as one word: the column, with a minus before it where it is turned round. */
export const wordOf = ({ column, direction }: Sort): string => (direction === 'descending' ? `-${column}` : column);

export function readAsked(parameters: URLSearchParams, shape: Shape): Asked {
  const get = (name: string) => parameters.get(nameIn(shape, name));
  const wanted = (get('sort') ?? '').match(/^(-?)(.+)$/);
  const column = shape.sortable.find((each) => each === wanted?.[2]);
  const page = /^[1-9]\d{0,5}$/.test(get('page') ?? '') ? Number(get('page')) - 1 : 0;
  return {
    search: (get('search') ?? '').trim().slice(0, longestSearch),
    filters: Object.fromEntries(shape.filters.map((filter) => [filter.id, chosenIn(parameters, shape, filter)])),
    sort: column === undefined ? shape.defaultSort : { column, direction: wanted?.[1] ? 'descending' : 'ascending' },
    page: page < lastPage ? page : 0,
    size: shape.sizes.find((size) => String(size) === get('size')) ?? shape.sizes[0] ?? 10,
  };
}

function chosenIn(parameters: URLSearchParams, shape: Shape, { id, options, isSingle }: Filter): string[] {
  const given = new Set(parameters.getAll(nameIn(shape, id)));
  const known = options.map(({ value }) => value).filter((value) => given.has(value));
  return isSingle ? known.slice(0, 1) : known;
}

export function writeAsked(parameters: URLSearchParams, shape: Shape, asked: Asked): URLSearchParams {
  const written = new URLSearchParams(parameters);
  const put = (name: string, values: string[]) => {
    written.delete(nameIn(shape, name));
    for (const value of values) written.append(nameIn(shape, name), value);
  };
  const { search, sort, page, size } = asked;
  const isDefault = sort === null || (shape.defaultSort !== null && wordOf(sort) === wordOf(shape.defaultSort));
  put('search', search ? [search] : []);
  for (const { id } of shape.filters) put(id, asked.filters[id] ?? []);
  put('sort', isDefault ? [] : [wordOf(sort)]);
  put('page', page > 0 ? [String(page + 1)] : []);
  put('size', size === shape.sizes[0] ? [] : [String(size)]);
  return written;
}
