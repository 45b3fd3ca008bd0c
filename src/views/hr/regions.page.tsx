import type { components } from '../../../openapi/generated/contract.ts';
import { listRegions } from '../../services/operations/hr.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { originColumn } from '../shared/queries/origin.tsx';
import type { ReadAhead } from '../shared/queries/read-ahead.ts';
import { tableOfQuery } from '../shared/queries/table-of-query.ts';
import { useMainQuery } from '../shared/queries/use-main-query.ts';
import { Button } from '../ui/actions/button.tsx';
import { DataTable } from '../ui/lists/data-table.tsx';
import type { Column } from '../ui/lists/table-column.ts';
import { firstRequestOf, useTableState } from '../ui/lists/use-table-state.ts';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { useModal } from '../ui/overlays/use-modal.ts';
import { RegionForm } from './region-form.tsx';

type Region = components['schemas']['Region'];

const columns: Column<Region>[] = [
  { id: 'name', title: 'Region', render: ({ name }) => name },
  {
    id: 'place',
    title: 'Place',
    card: 'words',
    render: ({ address1, city, state }) => [...new Set([address1, city, state])].filter(Boolean).join(', ') || null,
  },
  { id: 'employees', title: 'Employees', isNumber: true, render: ({ employee_count }) => employee_count },
  originColumn,
];
const idOf = ({ id }: Region) => id;
const nameOf = ({ name }: Region) => name;

const tableOf = (businessId: string) =>
  ({
    sortable: ['name'],
    defaultSort: { column: 'name', direction: 'ascending' },
    pageSizes: [20, 50, 100],
    cacheKey: `regions.${businessId}`,
  }) as const;
export const readRegions: ReadAhead = (client, businessId) =>
  client.prefetchQuery(queryOf(listRegions, { businessId, ...firstRequestOf(tableOf(businessId)) }));

/** Where the business is: its people work in a region, and its assets are in one. */
export function RegionsPage() {
  const { id: businessId, may } = useBusiness();
  const table = useTableState(tableOf(businessId));
  const regions = useMainQuery(queryOf(listRegions, { businessId, ...table.request }));
  const form = useModal('region');
  return (
    <Page>
      <PageHeader
        title="Regions"
        action={
          may('manage_hr') || may('access_assets') ? (
            <Button look="primary" onPress={() => form.open()}>
              Add region
            </Button>
          ) : null
        }
      >
        The offices, depots and sites where your people work and your assets are.
      </PageHeader>
      <DataTable
        label="Regions"
        table={table}
        columns={columns}
        {...tableOfQuery(regions)}
        idOf={idOf}
        nameOf={nameOf}
        searchLabel="Search regions"
        minWidth={0}
        emptyIcon="people"
        emptyHint="Regions that you add appear here."
      />
      <RegionForm isOpen={form.isOpen} onClose={form.close} />
    </Page>
  );
}
