import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Reference } from '../../../reference/reference.ts';
import { Button, LinkButton } from '../actions/button.tsx';
import { AvatarWithName } from '../content/avatar.tsx';
import { Status } from '../content/badge.tsx';
import { formatKobo } from '../content/money.ts';
import { edit, trash, wrench } from '../foundations/icons.ts';
import { DataTable } from './data-table.tsx';
import type { BulkAction, Column, RowAction } from './table-column.ts';
import { pageInMemory } from './table-in-memory.ts';
import { allMatching, type Selection } from './table-selection.ts';
import { type TableState, useTableState } from './use-table-state.ts';

type Condition = 'assigned' | 'unassigned' | 'in_repair' | 'missing' | 'sold';
type Asset = {
  id: string;
  name: string;
  serial: string;
  type: string;
  status: Condition;
  location: string;
  assignee: string | null;
  bought: string;
  kobo: number;
};

const kinds: [name: string, type: string, serial: string, naira: number][] = [
  ['Toyota Hilux 2.4', 'Vehicle', 'LSR-482-XB', 18_500_000],
  ['Dell Latitude 5440', 'Laptop', '5CG3270K1P', 1_245_000],
  ['Mikano 60 kVA generator', 'Generator', 'MK-60-2291', 14_800_000],
  ['Howo A7 tipper', 'Vehicle', 'KJA-117-YD', 62_000_000],
  ['HP LaserJet M404', 'Printer', 'VNC3K21977', 385_000],
  ['Bajaj Boxer 150', 'Vehicle', 'EPE-903-QQ', 1_150_000],
  ['iPhone 13', 'Phone', 'F2LDX0Q1', 620_000],
  ['Lenovo ThinkCentre', 'Desktop', 'PC1LM4R2', 540_000],
  ['Cold room unit', 'Plant', 'CRU-0042', 9_750_000],
  ['Office desk', 'Furniture', 'FD-1180', 145_000],
  ['Firman 3.5 kVA generator', 'Generator', 'ECO-4990', 415_000],
];
const tones = {
  assigned: 'good',
  unassigned: 'neutral',
  in_repair: 'warning',
  missing: 'bad',
  sold: 'neutral',
} as const;
const statuses: Condition[] = [
  'in_repair',
  'assigned',
  'assigned',
  'assigned',
  'unassigned',
  'missing',
  'assigned',
  'sold',
];
const statusLabels: Record<Condition, string> = {
  assigned: 'Assigned',
  unassigned: 'Unassigned',
  in_repair: 'In repair',
  missing: 'Missing',
  sold: 'Sold',
};
const places = [
  'Ikeja depot',
  'Head office',
  'Apapa yard',
  'Lekki branch',
  'Store',
  'Kano branch',
  'Port Harcourt',
  'Abuja office',
  'Ibadan depot',
  'Enugu branch',
];
const people = ['Tunde Bello', 'Musa Ibrahim', 'Emeka Nwosu', 'Ngozi Eze', 'Amina Yusuf', 'Funmilayo Adeyemi'];

/** The n-th of a few, the same one each time. */
const pick = <T,>(few: readonly [T, ...T[]] | readonly T[], n: number, or: T): T => few[n % few.length] ?? or;

const assets: Asset[] = Array.from({ length: 1284 }, (_, n) => {
  const [name, type, serial, naira] = pick(kinds, n, ['Office desk', 'Furniture', 'FD-1180', 145_000]);
  const status = pick(statuses, (n * 29 + Math.floor(n / 11)) % 61, 'assigned');
  const round = Math.floor(n / kinds.length);
  return {
    id: `a${n + 1}`,
    name: round === 0 ? name : `${name} no. ${round + 1}`,
    serial: round === 0 ? serial : `${serial}-${round + 1}`,
    type,
    status,
    location: pick(places, (n * 37 + round * 3) % 89, 'Head office'),
    assignee: status === 'assigned' ? pick(people, n + round, 'Tunde Bello') : null,
    bought: `${String((n % 27) + 1).padStart(2, '0')} ${pick(['Jan', 'Mar', 'Jun', 'Sep', 'Nov'], n, 'Jan')}, ${2019 + (n % 6)}`,
    kobo: (naira + (round % 13) * 12_500) * 100,
  };
});

const columns: Column<Asset>[] = [
  { id: 'name', title: 'Asset', render: ({ name }) => name, note: ({ serial }) => serial },
  { id: 'type', title: 'Type', render: ({ type }) => type },
  {
    id: 'status',
    title: 'Status',
    card: 'corner',
    render: ({ status }) => <Status tone={tones[status]}>{statusLabels[status]}</Status>,
  },
  { id: 'location', title: 'Location', render: ({ location }) => location },
  {
    id: 'assignee',
    title: 'Assignee',
    card: 'foot',
    render: ({ assignee }) => (assignee ? <AvatarWithName name={assignee} colour="blue" /> : null),
  },
  { id: 'bought', title: 'Bought', isNumber: true, isHiddenAtFirst: true, render: ({ bought }) => bought },
  { id: 'cost', title: 'Cost', isNumber: true, card: 'figure', render: ({ kobo }) => formatKobo(kobo) },
];

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const filters = [
  {
    id: 'kind',
    label: 'Kind',
    allLabel: 'All',
    isSingle: true,
    options: [
      { value: 'assets', label: 'Assets' },
      { value: 'vehicles', label: 'Vehicles' },
    ],
  },
  { id: 'location', label: 'Location', options: options(places) },
  { id: 'status', label: 'Status', options: Object.entries(statusLabels).map(([value, label]) => ({ value, label })) },
] as const;
const how = {
  textOf: ({ name, serial }: Asset) => `${name} ${serial}`,
  orders: { name: ({ name }: Asset) => name, type: ({ type }: Asset) => type, cost: ({ kobo }: Asset) => kobo },
  values: {
    kind: ({ type }: Asset) => (type === 'Vehicle' ? 'vehicles' : 'assets'),
    location: ({ location }: Asset) => location,
    status: ({ status }: Asset) => status,
  },
};

const idOf = ({ id }: Asset) => id;
const nameOf = ({ name }: Asset) => name;
const hrefOf = ({ id }: Asset) => `/data-table?asset=${id}`;
const nothing = () => undefined;
const rowActions = ({ status }: Asset): RowAction[] => [
  { id: 'edit', label: 'Edit asset', icon: edit, onAct: nothing },
  ...(status === 'assigned' ? [{ id: 'unassign', label: 'Unassign asset', onAct: nothing }] : []),
  { id: 'maintain', label: 'Add maintenance', icon: wrench, onAct: nothing },
  { id: 'delete', label: 'Delete', icon: trash, isDestructive: true, onAct: nothing },
];
const bulkActions: BulkAction[] = [
  { id: 'assign', label: 'Assign', onAct: nothing },
  { id: 'move', label: 'Move', onAct: nothing },
  { id: 'delete', label: 'Delete', isDestructive: true, onAct: nothing },
];

/** Answers like a server: a little later, and until then with what was there before. */
function useAssets({ search, filters, sort, page, pageSize }: TableState) {
  const asked = useMemo(() => ({ search, filters, sort, page, pageSize }), [search, filters, sort, page, pageSize]);
  const [answer, setAnswer] = useState(() => ({ asked, ...pageInMemory(assets, asked, how) }));
  useEffect(() => {
    const wait = setTimeout(() => setAnswer({ asked, ...pageInMemory(assets, asked, how) }), 80);
    return () => clearTimeout(wait);
  }, [asked]);
  return { ...answer, isFetching: answer.asked !== asked };
}

type AssetsProps = { prefix: string; label?: string; pageSizes?: [number, ...number[]]; selected?: Selection };

function Assets({ prefix, label = 'Assets', pageSizes = [10, 25, 50], selected }: AssetsProps) {
  const table = useTableState({ prefix, filters, sortable: ['name', 'type', 'cost'], pageSizes });
  const { rows, count, isFetching } = useAssets(table);
  const { setSelection } = table;
  useEffect(() => {
    if (selected) setSelection(selected);
  }, [selected, setSelection]);
  return (
    <DataTable
      label={label}
      table={table}
      columns={columns}
      rows={rows}
      count={count}
      isFetching={isFetching}
      idOf={idOf}
      nameOf={nameOf}
      hrefOf={hrefOf}
      onRetry={nothing}
      minWidth={900}
      searchLabel="Search name, serial"
      rowActions={rowActions}
      bulkActions={bulkActions}
      columnsKey="reference.assets"
      noMatchText="No asset matches your filter"
    />
  );
}

type StillProps = {
  /** Landmarks of one page must differ. */
  label: string;
  prefix: string;
  rows?: Asset[];
  isFetching?: boolean;
  hasFailed?: boolean;
  emptyText?: string;
  hasAction?: boolean;
};

/** A table in one state, which it keeps. */
function Still({
  label,
  prefix,
  rows,
  isFetching = false,
  hasFailed = false,
  emptyText,
  hasAction = false,
}: StillProps) {
  const table = useTableState({ prefix });
  return (
    <DataTable
      label={label}
      table={table}
      columns={columns}
      rows={rows}
      count={rows ? rows.length * 3 : undefined}
      isFetching={isFetching}
      hasFailed={hasFailed}
      idOf={idOf}
      nameOf={nameOf}
      onRetry={nothing}
      minWidth={900}
      emptyIcon="car"
      {...(emptyText ? { emptyText } : {})}
      {...(hasAction
        ? {
            emptyHint: 'Add the first one, or import them from a file.',
            emptyAction: (
              <LinkButton href="/" look="primary">
                Add vehicle
              </LinkButton>
            ),
          }
        : {})}
    />
  );
}

const noMatch = [{ id: 'kind', label: 'Kind', isSingle: true, options: [{ value: 'bike', label: 'Bike' }] }] as const;

function NoMatch() {
  const table = useTableState({ prefix: 'none', filters: noMatch });
  return (
    <DataTable
      label="Vehicles"
      table={{ ...table, isNarrowed: true, filters: { kind: ['bike'] } }}
      columns={columns}
      rows={[]}
      count={0}
      idOf={idOf}
      nameOf={nameOf}
      onRetry={nothing}
      minWidth={900}
      noMatchText="No vehicle matches your filter"
    />
  );
}

const two: Selection = { mode: 'some', ids: new Set(['a2', 'a3']) };

/** Long tables come when they are wanted, so that the page stays short. */
function OnDemand({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  return isShown ? children : <Button onPress={() => setShown(true)}>Show the table</Button>;
}

export const reference: Reference = {
  name: 'Data table',
  use: 'Things of one kind by columns, page by page, with search, filters, order, selection and a menu for each row. For a few facts about one thing, use a description list.',
  components: ['DataTable'],
  states: [
    { name: 'Rows', Show: () => <Assets prefix="rows" /> },
    {
      name: 'Some rows selected',
      Show: () => <Assets label="Chosen assets" prefix="some" pageSizes={[4]} selected={two} />,
    },
    {
      name: 'All that match selected',
      Show: () => <Assets label="All assets" prefix="all" pageSizes={[4]} selected={allMatching} />,
    },
    {
      name: 'A row menu',
      Show: () => <Assets label="Assets with a menu" prefix="menu" pageSizes={[4]} />,
      opener: 'Actions for Dell Latitude 5440',
    },
    {
      name: 'A filter',
      Show: () => <Assets label="Filtered assets" prefix="filter" pageSizes={[4]} />,
      opener: 'Status',
    },
    {
      name: 'The choice of columns',
      Show: () => <Assets label="Assets by columns" prefix="columns" pageSizes={[4]} />,
      opener: 'Columns',
    },
    { name: 'Loading', Show: () => <Still label="Coming vehicles" prefix="loading" isFetching /> },
    {
      name: 'While other rows are fetched',
      Show: () => <Still label="Fetched vehicles" prefix="fetching" rows={assets.slice(0, 4)} isFetching />,
    },
    { name: 'Empty', Show: () => <Still label="No vehicles" prefix="empty" rows={[]} /> },
    {
      name: 'Empty, in words of its own',
      Show: () => (
        <Still label="New vehicles" prefix="engines" rows={[]} emptyText="No engines revving here yet" hasAction />
      ),
    },
    { name: 'No match', Show: NoMatch },
    { name: 'Error', Show: () => <Still label="Failed vehicles" prefix="error" hasFailed /> },
    {
      name: 'Twenty-five rows a page',
      Show: () => (
        <OnDemand>
          <Assets label="Twenty-five assets" prefix="25" pageSizes={[25]} />
        </OnDemand>
      ),
    },
    {
      name: 'A hundred rows a page',
      Show: () => (
        <OnDemand>
          <Assets label="A hundred assets" prefix="100" pageSizes={[100]} />
        </OnDemand>
      ),
    },
  ],
};
