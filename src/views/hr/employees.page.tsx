import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { components } from '../../../openapi/generated/contract.ts';
import { employeeStatuses, employeeStatusLabels } from '../../../openapi/generated/lists/hr.ts';
import { assetsPaths } from '../../paths/assets.ts';
import { allDepartmentsQuery, employeesQuery } from '../../services/hr.ts';
import { useBusiness } from '../shared/business.ts';
import type { ReadAhead } from '../shared/read-ahead.ts';
import { tableOfQuery } from '../shared/table-of-query.ts';
import { Button } from '../ui/actions/button.tsx';
import { AvatarWithName } from '../ui/content/avatar.tsx';
import { Status } from '../ui/content/badge.tsx';
import { DataTable } from '../ui/lists/data-table.tsx';
import type { Column, RowAction } from '../ui/lists/table-column.ts';
import { firstRequestOf, useTableState } from '../ui/lists/use-table-state.ts';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { useModal } from '../ui/overlays/use-modal.ts';

type Employee = components['schemas']['Employee'];

/** With its date and combo boxes, which the list does not need. */
const EmployeeForm = lazy(async () => ({ default: (await import('./employee-form.tsx')).EmployeeForm }));

const tones = { active: 'good', inactive: 'neutral', terminated: 'bad' } as const;
const statusFilter = {
  id: 'status',
  label: 'Status',
  isSingle: true,
  options: employeeStatuses.map((value) => ({ value, label: employeeStatusLabels[value] })),
} as const;

const nameOf = ({ first_name, last_name }: Employee) => `${first_name} ${last_name}`.trim();
const idOf = ({ id }: Employee) => id;
const columns: Column<Employee>[] = [
  {
    id: 'name',
    title: 'Name',
    render: (employee) => <AvatarWithName name={nameOf(employee)} note={employee.job_title} />,
  },
  { id: 'employee_id', title: 'Employee ID', card: 'fact', render: ({ employee_id }) => employee_id },
  { id: 'department', title: 'Department', card: 'words', render: ({ department }) => department?.name ?? null },
  { id: 'region', title: 'Region', card: 'words', render: ({ region }) => region?.name ?? null },
  {
    id: 'contact',
    title: 'Contact',
    card: 'foot',
    render: ({ email, phone_number }) => email ?? phone_number,
    note: ({ email, phone_number }) => (email === null ? null : phone_number),
  },
  {
    id: 'status',
    title: 'Status',
    card: 'corner',
    render: ({ status }) => <Status tone={tones[status]}>{employeeStatusLabels[status]}</Status>,
  },
];

const tableOf = (businessId: string) =>
  ({
    sortable: ['name', 'employee_id'],
    defaultSort: { column: 'name', direction: 'ascending' },
    pageSizes: [50, 20, 100],
    cacheKey: `employees.${businessId}`,
  }) as const;
export const readEmployees: ReadAhead = (client, businessId) =>
  client.prefetchQuery(employeesQuery(businessId, firstRequestOf(tableOf(businessId))));

/** Who works for the business. */
export function EmployeesPage() {
  const { id: businessId, may } = useBusiness();
  const departments = useQuery(allDepartmentsQuery(businessId));
  const filters = useMemo(() => {
    const options = departments.data?.map(({ id, name }) => ({ value: id, label: name })) ?? [];
    return [{ id: 'department', label: 'Department', isSingle: true, options }, statusFilter] as const;
  }, [departments.data]);
  const table = useTableState({ ...tableOf(businessId), filters });
  const [department] = table.filters.department;
  const [status] = table.filters.status;
  const [parameters] = useSearchParams();
  const employees = useQuery({
    ...employeesQuery(businessId, {
      ...table.request,
      ...(department ? { department } : {}),
      ...(status ? { status } : {}),
    }),
    // A department in the address is known only when they have loaded.
    enabled: !departments.isPending || !parameters.has('department'),
  });
  const form = useModal('employee');
  const changed = employees.data?.results.find(({ id }) => id === form.of) ?? null;
  const [wasOpened, setWasOpened] = useState(form.isOpen);
  if (form.isOpen && !wasOpened) setWasOpened(true);
  const rowActions = ({ id }: Employee): RowAction[] => [
    { id: 'edit', label: 'Edit', onAct: () => form.open(id) },
    ...(may('access_assets')
      ? [{ id: 'assets', label: 'View assets', onAct: () => navigate(assetsPaths.holder(id)) }]
      : []),
  ];
  return (
    <Page>
      <PageHeader
        title="Employees"
        action={
          <Button look="primary" onPress={() => form.open()}>
            Add employee
          </Button>
        }
      >
        Everybody who works for the business, whether or not they sign in to Steward.
      </PageHeader>
      <DataTable
        label="Employees"
        table={table}
        columns={columns}
        {...tableOfQuery(employees)}
        idOf={idOf}
        nameOf={nameOf}
        searchLabel="Search employees"
        rowActions={rowActions}
        minWidth={860}
        emptyIcon="people"
        emptyHint="Employees that you add appear here."
      />
      {wasOpened ? (
        <Suspense fallback={null}>
          <EmployeeForm
            key={changed?.id ?? 'new'}
            employee={changed}
            isOpen={form.isOpen && (form.of === null || changed !== null)}
            onClose={form.close}
          />
        </Suspense>
      ) : null}
    </Page>
  );
}
