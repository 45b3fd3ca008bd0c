import { useQuery } from '@tanstack/react-query';
import { departmentsQuery } from '../../services/hr.ts';
import { useBusiness } from '../shared/business.ts';
import { tableOfQuery } from '../shared/table-of-query.ts';
import { DataTable } from '../ui/lists/data-table.tsx';
import type { Column } from '../ui/lists/table-column.ts';
import { useTableState } from '../ui/lists/use-table-state.ts';
import { Page, PageHeader } from '../ui/navigation/page.tsx';

type Department = { id: string; name: string };

const columns: Column<Department>[] = [{ id: 'name', title: 'Department', render: ({ name }) => name }];
const idOf = ({ id }: Department) => id;
const nameOf = ({ name }: Department) => name;

export function DepartmentsPage() {
  const { id: businessId } = useBusiness();
  const table = useTableState({
    sortable: ['name'],
    defaultSort: { column: 'name', direction: 'ascending' },
    pageSizes: [20, 50, 100],
    cacheKey: `departments.${businessId}`,
  });
  const departments = useQuery(departmentsQuery(businessId, table.request));
  return (
    <Page>
      <PageHeader title="People">The departments your people belong to.</PageHeader>
      <DataTable
        label="Departments"
        table={table}
        columns={columns}
        {...tableOfQuery(departments)}
        idOf={idOf}
        nameOf={nameOf}
        searchLabel="Search departments"
        minWidth={0}
        emptyIcon="people"
        emptyHint="Departments that are added appear here."
      />
    </Page>
  );
}
