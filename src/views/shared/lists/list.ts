import type { UseQueryOptions } from '@tanstack/react-query';
import type { operations } from '../../../../openapi/generated/contract.ts';
import type { Options } from '../../../services/shared/client.ts';
import { everyRow } from '../../../services/shared/every-row.ts';
import type { Operation, OperationId, Output } from '../../../services/shared/operation.ts';
import { queryOf } from '../../../services/shared/query.ts';
import type { Filter, Sort } from '../../ui/lists/table-address.ts';
import type { Column } from '../../ui/lists/table-column.ts';
import type { TableTexts } from '../../ui/lists/table-message.tsx';
import { firstRequestOf, type TableState } from '../../ui/lists/use-table-state.ts';
import type { ReadAhead } from '../queries/read-ahead.ts';

type RowOf<Answer> = Answer extends { results: readonly (infer Row)[] }
  ? Row
  : Answer extends readonly (infer Row)[]
    ? Row
    : never;
type Query<Id extends OperationId> = [NonNullable<operations[Id]['parameters']['query']>] extends [never]
  ? Record<never, never>
  : NonNullable<operations[Id]['parameters']['query']>;
/** What the operation takes besides the business: what its path needs, and what may narrow it. */
type Of<Id extends OperationId, Taken> = Omit<Taken, 'businessId' | keyof Query<Id>> & Partial<Query<Id>>;

type Word<Value> = Value extends string | number | boolean ? `${Value}` : never;
/** A filter is a parameter of the operation, and its options are values of that. */
export type FilterBy<Asked> = {
  [Name in keyof Asked & string]: Omit<Filter, 'id' | 'options'> & {
    id: Name;
    options: readonly { value: Word<NonNullable<Asked[Name]>>; label: string }[];
  };
}[keyof Asked & string];
/** The server orders by these; a list that it answers whole, the browser orders by any column. */
type OrderBy<Id extends OperationId> =
  Output<Id> extends readonly unknown[]
    ? string
    : Query<Id> extends { ordering?: infer Word }
      ? Exclude<Word & string, `-${string}`>
      : never;

/** What a table shows of rows, wherever they come from. */
type Look<Row> = Omit<TableTexts, 'noMatchText'> & {
  /** Names the table, such as 'Assets'. */
  label: string;
  /** What the search looks in, such as 'Search name, serial, plate'. Without it there is no search. */
  searchLabel?: string;
  /** The address of the row's own screen. */
  hrefOf?: (row: Row) => string;
  /** What rows stand under, where they come by groups. */
  groupOf?: (row: Row) => string;
  /** Lets people choose columns, and remembers their choice in this browser under this name. */
  columnsKey?: string;
  /** In pixels. */
  minWidth?: number;
  /** Where the search or the filters leave nothing. */
  noMatchText?: string | ((search: string) => string);
};

/** A row has an id and a name, or the list says what they are. */
type Naming<Row> = (Row extends { id: string } ? { idOf?: (row: Row) => string } : { idOf: (row: Row) => string }) &
  (Row extends { name: string } ? { nameOf?: (row: Row) => string } : { nameOf: (row: Row) => string });

type ListOptions<Row, By, Order> = Look<Row> & {
  /** Those that write days and times need to know where the business is. */
  columns: readonly Column<Row>[] | ((timeZone: string) => readonly Column<Row>[]);
  filters?: readonly By[];
  sortable?: readonly Order[];
  defaultSort?: Sort & { column: Order };
  /** How many rows a page; the first is the default. */
  pageSizes?: readonly [number, ...number[]];
  /** 0 where it changes by what no operation says that it changes it: it is read whenever it is shown. */
  staleTime?: 0;
  /** Keeps page and count of the whole list under this name until the browser is closed. */
  cacheKey?: string;
  /** One page of a list that the server answers whole: `pageInMemory`. */
  pageOf?: (rows: readonly Row[], table: TableState) => { rows: readonly Row[]; count: number };
};
type AnyOptions<Row> = ListOptions<Row, Filter, never> & Partial<Record<'idOf' | 'nameOf', (row: Row) => string>>;

type Asked = Record<string, unknown>;

/** A list as a screen shows it: where its rows come from, how it is asked for, and what its table says. */
export type List<Row, Of extends object = object> = {
  look: Look<Row>;
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  columns: readonly Column<Row>[] | ((timeZone: string) => readonly Column<Row>[]);
  /** Of `useTableState`. */
  tableOf: (businessId: string, filters?: readonly Filter[]) => Parameters<typeof firstRequestOf>[0];
  /** What is asked for by what the table says. */
  askedBy: (table: Pick<TableState, 'request' | 'filters' | 'choices'>) => Asked;
  queryOf: (of: Of & { businessId: string }, asked: Asked) => UseQueryOptions<ListAnswer<Row>>;
  pageOf: (answer: ListAnswer<Row>, table: TableState) => { rows: readonly Row[]; count: number };
  /** All that it shows, on all its pages. */
  everyRow: (of: Of & { businessId: string }, asked: Asked, options: Options) => Promise<Row[]>;
  /** The first page, when a person is about to open the screen. */
  readAhead: ReadAhead;
};
type ListAnswer<Row> = { results: readonly Row[]; count: number; next: string | null } | readonly Row[];

/**
 * The list of an operation. Its row, its filters and its orders have the types of the contract; `ListPage` is its screen
 * and `ListTable` its table.
 */
export function listOf<Id extends OperationId, Taken extends object>(
  operation: Operation<Id, Taken>,
  options: ListOptions<RowOf<Output<Id>>, FilterBy<Query<Id>>, OrderBy<Id>> & Naming<RowOf<Output<Id>>>,
): List<RowOf<Output<Id>>, Of<Id, Taken>> {
  type Row = RowOf<Output<Id>>;
  const {
    columns,
    filters,
    sortable,
    defaultSort,
    cacheKey,
    staleTime,
    pageOf,
    pageSizes = [20, 50, 100],
    idOf = (row: Row) => (row as { id: string }).id,
    nameOf = (row: Row) => (row as { name: string }).name,
    ...look
  } = options as unknown as AnyOptions<Row>;
  const read = (of: object, asked: Asked) => ({
    ...(queryOf(operation, { ...of, ...asked } as unknown as Taken) as unknown as UseQueryOptions<ListAnswer<Row>>),
    ...(staleTime === undefined ? {} : { staleTime }),
  });
  const list: List<Row, Of<Id, Taken>> = {
    look,
    columns,
    idOf,
    nameOf,
    tableOf: (businessId, own: readonly Filter[] | undefined = filters) => ({
      ...(own ? { filters: own } : {}),
      ...(sortable ? { sortable } : {}),
      ...(defaultSort ? { defaultSort } : {}),
      pageSizes,
      ...(cacheKey === undefined ? {} : { cacheKey: `${cacheKey}.${businessId}` }),
    }),
    askedBy: ({ request, filters: chosen, choices }) => {
      if (!operation.page) return {};
      const { search, ...asked } = request;
      const values = choices.flatMap(({ id, isSingle }) => {
        const [first] = chosen[id] ?? [];
        return first === undefined ? [] : [[id, isSingle ? first : chosen[id]] as const];
      });
      return { ...asked, ...(search && look.searchLabel ? { search } : {}), ...Object.fromEntries(values) };
    },
    queryOf: read,
    pageOf: (answer, table) => {
      if ('results' in answer) return { rows: answer.results, count: answer.count };
      return pageOf?.(answer, table) ?? { rows: answer, count: answer.length };
    },
    everyRow: async (of, asked, { signal }) => {
      type Page = { results: Row[]; count: number; next: string | null };
      const one = (page: object) => operation({ ...of, ...asked, ...page } as unknown as Taken, { signal });
      return (await everyRow((page) => one(page) as Promise<unknown> as Promise<Page>)).rows;
    },
    readAhead: (client, businessId) => {
      const asked = { request: firstRequestOf(list.tableOf(businessId)), filters: {}, choices: [] };
      return client.prefetchQuery(read({ businessId }, list.askedBy(asked)));
    },
  };
  return list;
}
