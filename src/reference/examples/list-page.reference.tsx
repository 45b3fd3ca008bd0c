import { Button, LinkButton } from '../../views/ui/actions/button.tsx';
import { Status } from '../../views/ui/content/badge.tsx';
import { DataTable } from '../../views/ui/lists/data-table.tsx';
import type { Column } from '../../views/ui/lists/table-column.ts';
import { pageInMemory } from '../../views/ui/lists/table-in-memory.ts';
import { useTableState } from '../../views/ui/lists/use-table-state.ts';
import { Page, PageHeader } from '../../views/ui/navigation/page.tsx';
import type { Reference } from '../reference.ts';

type Depot = { id: string; name: string; city: string; vehicles: number; isOpen: boolean };

const depots: Depot[] = [
  { id: 'd1', name: 'Apapa yard', city: 'Lagos', vehicles: 14, isOpen: true },
  { id: 'd2', name: 'Bompai depot', city: 'Kano', vehicles: 6, isOpen: true },
  { id: 'd3', name: 'Trans Amadi depot', city: 'Port Harcourt', vehicles: 0, isOpen: false },
];

const columns: Column<Depot>[] = [
  { id: 'name', title: 'Depot', render: ({ name }) => name, note: ({ city }) => city },
  {
    id: 'state',
    title: 'State',
    card: 'corner',
    render: ({ isOpen }) => <Status tone={isOpen ? 'good' : 'neutral'}>{isOpen ? 'Open' : 'Closed'}</Status>,
  },
  { id: 'vehicles', title: 'Vehicles', isNumber: true, render: ({ vehicles }) => vehicles },
];
const idOf = ({ id }: Depot) => id;
const nameOf = ({ name }: Depot) => name;
const retry = () => undefined;

/** A real one is declared with `listOf` and shown by `ListPage`; this one has no server. */
function DepotsPage() {
  const table = useTableState({ prefix: 'depots', sortable: ['name', 'vehicles'] });
  const { rows, count } = pageInMemory(depots, table, {
    textOf: ({ name, city }) => `${name} ${city}`,
    orders: { name: nameOf, vehicles: ({ vehicles }) => vehicles },
  });
  return (
    <Page>
      <PageHeader
        title="Depots"
        count={depots.length}
        action={
          <>
            <Button>Export</Button>
            <LinkButton href="/form-page" look="primary">
              Add depot
            </LinkButton>
          </>
        }
      >
        Where your vehicles stand at night.
      </PageHeader>
      <DataTable
        label="Depots"
        table={table}
        columns={columns}
        rows={rows}
        count={count}
        idOf={idOf}
        nameOf={nameOf}
        onRetry={retry}
        searchLabel="Search depots"
        minWidth={0}
        noMatchText="No depot matches your search"
      />
    </Page>
  );
}

export const reference: Reference = {
  name: 'A list',
  use: 'A screen that lists things of one kind: what they are in a sentence, the main act at the right, and a table that keeps its search, order and page in the address.',
  components: [],
  states: [{ name: 'The whole page', Show: DepotsPage }],
};
