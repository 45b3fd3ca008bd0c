import type { Reference } from '../../../reference/reference.ts';
import { FiltersBar } from './filters-bar.tsx';
import { useTableState } from './use-table-state.ts';

const statuses = ['Assigned', 'Unassigned', 'In repair', 'Inactive', 'Missing', 'Sold'];
const places = [
  'Head office',
  'Ikeja depot',
  'Apapa yard',
  'Lekki branch',
  'Store',
  'Kano branch',
  'Port Harcourt',
  'Abuja office',
  'Ibadan depot',
  'Enugu branch',
];
const options = (labels: string[]) =>
  labels.map((label) => ({ value: label.toLowerCase().replaceAll(' ', '_'), label }));
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
  { id: 'type', label: 'Type', isSingle: true, options: options(['Laptop', 'Generator', 'Printer', 'Vehicle']) },
  { id: 'location', label: 'Location', options: options(places) },
  { id: 'status', label: 'Status', options: options(statuses) },
];

function Bar({ prefix }: { prefix: string }) {
  const table = useTableState({ prefix, filters });
  return <FiltersBar table={table} searchLabel="Search name, serial, plate" />;
}

function Narrowed() {
  const table = useTableState({ prefix: 'set', filters });
  const chosen = {
    kind: ['vehicles'],
    type: ['vehicle'],
    location: ['head_office', 'store', 'kano_branch'],
    status: [],
  };
  return (
    <FiltersBar
      table={{ ...table, search: 'Hilux', filters: chosen, isNarrowed: true }}
      searchLabel="Search name, serial, plate"
    />
  );
}

function SearchAlone() {
  const table = useTableState({ prefix: 'alone' });
  return <FiltersBar table={table} searchLabel="Search departments" />;
}

export const reference: Reference = {
  name: 'Filters bar',
  use: 'Search and filters above a list, kept in the address. A data table brings its own; take this one above a list of another form.',
  components: ['FiltersBar'],
  states: [
    { name: 'At first', Show: () => <Bar prefix="first" /> },
    { name: 'Set', Show: Narrowed },
    { name: 'One option', Show: () => <Bar prefix="one" />, opener: 'Type' },
    { name: 'Several options', Show: () => <Bar prefix="several" />, opener: 'Status' },
    { name: 'Many options, which can be searched', Show: () => <Bar prefix="many" />, opener: 'Location' },
    { name: 'Search alone', Show: SearchAlone },
  ],
};
