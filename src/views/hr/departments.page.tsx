import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { hrPaths } from '../../paths/hr.ts';
import { deleteDepartment, listDepartments } from '../../services/operations/hr.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { originColumn } from '../shared/queries/origin.tsx';
import type { ReadAhead } from '../shared/queries/read-ahead.ts';
import { tableOfQuery } from '../shared/queries/table-of-query.ts';
import { useMainQuery } from '../shared/queries/use-main-query.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button } from '../ui/actions/button.tsx';
import { Link } from '../ui/actions/link.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { DataTable } from '../ui/lists/data-table.tsx';
import type { Column, RowAction } from '../ui/lists/table-column.ts';
import { firstRequestOf, useTableState } from '../ui/lists/use-table-state.ts';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { useModal } from '../ui/overlays/use-modal.ts';
import { DepartmentForm } from './department-form.tsx';
import { MovePeople } from './move-people.tsx';

type Department = components['schemas']['Department'];

const columns: Column<Department>[] = [
  { id: 'name', title: 'Department', render: ({ name }) => name },
  {
    id: 'employees',
    title: 'Employees',
    isNumber: true,
    render: ({ id, employee_count }) =>
      employee_count === 0 ? '0' : <Link href={hrPaths.employeesOf(id)}>{employee_count.toLocaleString('en-NG')}</Link>,
  },
  originColumn,
];
const idOf = ({ id }: Department) => id;
const nameOf = ({ name }: Department) => name;

const tableOf = (businessId: string) =>
  ({
    sortable: ['name'],
    defaultSort: { column: 'name', direction: 'ascending' },
    pageSizes: [20, 50, 100],
    cacheKey: `departments.${businessId}`,
  }) as const;
export const readDepartments: ReadAhead = (client, businessId) =>
  client.prefetchQuery(queryOf(listDepartments, { businessId, ...firstRequestOf(tableOf(businessId)) }));

export function DepartmentsPage() {
  const { id: businessId, may } = useBusiness();
  const isManager = may('manage_hr');
  const table = useTableState(tableOf(businessId));
  const departments = useMainQuery(queryOf(listDepartments, { businessId, ...table.request }));
  const form = useModal('department');
  const renamed = departments.data?.results.find(({ id }) => id === form.of) ?? null;
  const [deleted, setDeleted] = useState<Department | null>(null);
  const [moved, setMoved] = useState<Department | null>(null);
  const mayMove = may('edit_people');
  const rowActions = (department: Department): RowAction[] => [
    ...(mayMove && department.employee_count > 0
      ? [{ id: 'move', label: 'Move people', onAct: () => setMoved(department) }]
      : []),
    ...(isManager ? managing(department) : []),
  ];
  const managing = (department: Department): RowAction[] => [
    { id: 'rename', label: 'Rename', onAct: () => form.open(department.id) },
    {
      id: 'delete',
      label: 'Delete',
      isDestructive: true,
      disabledReason: department.employee_count > 0 ? 'It has employees' : undefined,
      onAct: () => setDeleted(department),
    },
  ];
  return (
    <Page>
      <PageHeader
        title="Departments"
        action={
          isManager ? (
            <Button look="primary" onPress={() => form.open()}>
              Add department
            </Button>
          ) : null
        }
      >
        The departments your people belong to.
      </PageHeader>
      <DataTable
        label="Departments"
        table={table}
        columns={columns}
        {...tableOfQuery(departments)}
        idOf={idOf}
        nameOf={nameOf}
        searchLabel="Search departments"
        {...(isManager || mayMove ? { rowActions } : {})}
        minWidth={0}
        emptyIcon="people"
        emptyHint="Departments that you add appear here."
      />
      <DepartmentForm
        department={renamed}
        isOpen={form.isOpen && (form.of === null || renamed !== null)}
        onClose={form.close}
      />
      {moved ? <MovePeople department={moved} onClose={() => setMoved(null)} /> : null}
      <DeleteDialog department={deleted} onClose={() => setDeleted(null)} />
    </Page>
  );
}

function DeleteDialog({ department, onClose }: { department: Department | null; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const { problem, ...request } = useRequest({
    send: (options, { id }: Department) => deleteDepartment({ businessId, id }, options),
    onDone: (_, { name }) => {
      notify('good', `${name} deleted`);
      onClose();
    },
  });
  const name = department?.name ?? '';
  return (
    <ConfirmDialog
      title={`Permanently Delete (${name})`}
      isOpen={department !== null}
      onClose={() => {
        request.clear();
        onClose();
      }}
      onConfirm={() => department && request.send(department)}
      isBusy={request.isPending}
      errorMessage={problem ? problemText(problem) : null}
    >
      Are you sure you want to delete {name} from the list of departments?
    </ConfirmDialog>
  );
}
