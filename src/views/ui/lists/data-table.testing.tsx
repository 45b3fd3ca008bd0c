/** A table of vans for tests, which tells what it draws, asks for and is told to do. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { DataTable } from './data-table.tsx';
import type { BulkAction, Column, RowAction } from './table-column.ts';
import { pageInMemory } from './table-in-memory.ts';
import type { Selection } from './table-selection.ts';
import { useTableState } from './use-table-state.ts';

type Van = { id: string; name: string; kind: string; cost: number };

export const vans: Van[] = Array.from({ length: 25 }, (_, n) => ({
  id: `v${n + 1}`,
  name: `Van ${n + 1}`,
  kind: n % 2 === 0 ? 'bus' : 'truck',
  cost: (n * 7) % 25,
}));
export const drawn = vi.fn();
const columns: Column<Van>[] = [
  {
    id: 'name',
    title: 'Vehicle',
    render: ({ name }) => {
      drawn(name);
      return name;
    },
  },
  { id: 'kind', title: 'Kind', differsBy: ({ kind }) => kind, render: ({ kind }) => kind },
  { id: 'cost', title: 'Cost', isNumber: true, render: ({ cost }) => cost },
];
const filters = [
  {
    id: 'kind',
    label: 'Kind',
    options: [
      { value: 'bus', label: 'Bus' },
      { value: 'truck', label: 'Truck' },
    ],
  },
] as const;
const idOf = ({ id }: Van) => id;
const nameOf = ({ name }: Van) => name;
const hrefOf = ({ id }: Van) => `/vans/${id}`;
export const act = vi.fn<(id: string) => void>();
export const bulk = vi.fn<(selection: Selection, count: number) => void>();
const rowActions = ({ id }: Van): RowAction[] => [{ id: 'sell', label: 'Sell', onAct: () => act(id) }];
const bulkActions: BulkAction[] = [{ id: 'delete', label: 'Delete', isDestructive: true, onAct: bulk }];
const how = {
  textOf: nameOf,
  orders: { name: nameOf, cost: ({ cost }: Van) => cost },
  values: { kind: ({ kind }: Van) => kind },
};
export const asked = vi.fn();
export const retried = vi.fn();

type TableProps = {
  source?: readonly Van[] | undefined;
  /** What is seen while the next page has not come. */
  held?: readonly Van[] | undefined;
  isFetching?: boolean;
  hasFailed?: boolean;
  cacheKey?: string;
  isPlain?: boolean;
  groupOf?: (van: Van) => string;
  isFree?: boolean;
};

export function Vans({
  source = vans,
  held,
  isFetching = false,
  hasFailed = false,
  cacheKey,
  isPlain = false,
  isFree = false,
  groupOf,
}: TableProps) {
  const table = useTableState({ filters, sortable: ['name', 'cost'], ...(cacheKey ? { cacheKey } : {}) });
  asked(table.request);
  const isKnown = !hasFailed && source.length + (isFetching ? 0 : 1) > 0;
  const page = isKnown ? pageInMemory(source, table, how) : undefined;
  return (
    <DataTable
      label="Vehicles"
      table={table}
      columns={columns}
      rows={held ?? page?.rows}
      count={page?.count}
      isFetching={isFetching}
      hasFailed={hasFailed}
      onRetry={retried}
      idOf={idOf}
      nameOf={nameOf}
      groupOf={groupOf}
      searchLabel="Search vehicles"
      noMatchText="No vehicle matches your filter"
      isPagingDisabledWhileFetching={!isFree}
      {...(isPlain ? {} : { hrefOf, rowActions, bulkActions, columnsKey: 'vans' })}
    />
  );
}

export const button = (name: string) => screen.getByRole('button', { name });
export const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
export const start = (address: string) => history.replaceState(null, '', address);

/** Each test of the file begins at the same address, and nothing is remembered. */
export function beginEachAnew() {
  beforeEach(() => start('/fleet?tab=home'));
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    vi.clearAllMocks();
  });
}
