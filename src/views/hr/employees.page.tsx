import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { components } from '../../../openapi/generated/contract.ts';
import { employeeStatuses, employeeStatusLabels } from '../../../openapi/generated/lists/hr.ts';
import { downloadDeadline } from '../../domain/shared/deadlines.ts';
import { assetsPaths } from '../../paths/assets.ts';
import { hrPaths } from '../../paths/hr.ts';
import { listAllJobs } from '../../services/operations/hr.jobs.ts';
import { exportEmployees, exportEmployeesWithPay } from '../../services/operations/hr.record.ts';
import { listAllSubsidiaries } from '../../services/operations/hr.subsidiaries.ts';
import { listAllDepartments, listAllRegions, listEmployees } from '../../services/operations/hr.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { SampleMark } from '../shared/business/sample-mark.tsx';
import { todayIn } from '../shared/business/today.ts';
import { saveAs } from '../shared/files/save-as.ts';
import { RunningImport } from '../shared/import/running-import.tsx';
import type { ReadAhead } from '../shared/queries/read-ahead.ts';
import { tableOfQuery } from '../shared/queries/table-of-query.ts';
import { useMainQuery } from '../shared/queries/use-main-query.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button, LinkButton } from '../ui/actions/button.tsx';
import { AvatarWithName } from '../ui/content/avatar.tsx';
import { Status } from '../ui/content/badge.tsx';
import { showDate } from '../ui/content/date.ts';
import { notify } from '../ui/feedback/toast.tsx';
import { DataTable } from '../ui/lists/data-table.tsx';
import type { BulkAction, Column, RowAction } from '../ui/lists/table-column.ts';
import { nothing } from '../ui/lists/table-selection.ts';
import { firstRequestOf, useTableState } from '../ui/lists/use-table-state.ts';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { useModal } from '../ui/overlays/use-modal.ts';
import { standingOf } from './employee-status.ts';
import type { WithInvitation } from './invitation-part.ts';
import { PeopleFilterNotice, usePeopleFilter } from './people-filter.tsx';
import { useInviting } from './use-inviting.ts';

type Employee = components['schemas']['Employee'];

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));

const statusFilter = {
  id: 'status',
  label: 'Status',
  isSingle: true,
  options: employeeStatuses.map((value) => ({ value, label: employeeStatusLabels[value] })),
} as const;

const noticeFilter = {
  id: 'on_notice',
  label: 'Notice',
  isSingle: true,
  options: [{ value: 'true', label: 'On notice' }],
} as const;

/** Of every status but *active*, too. */
const activeFilter = {
  id: 'active',
  label: 'Active',
  isSingle: true,
  options: [
    { value: 'true', label: 'Active' },
    { value: 'false', label: 'Not active' },
  ],
} as const;

const nameOf = ({ first_name, last_name }: Employee) => `${first_name} ${last_name}`.trim();
/** May go on in a second line, so that the name beside it stays whole. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
const idOf = ({ id }: Employee) => id;
const hrefOf = ({ id }: Employee) => hrPaths.employee(id);
const columns: Column<Employee>[] = [
  {
    id: 'name',
    title: 'Name',
    render: (employee) => (
      <>
        <AvatarWithName name={nameOf(employee)} note={employee.job_title} picture={employee.photo} />
        <SampleMark of="employees" id={employee.id} />
      </>
    ),
  },
  { id: 'employee_id', title: 'Employee ID', card: 'fact', render: ({ employee_id }) => employee_id },
  { id: 'department', title: 'Department', card: 'words', render: ({ department }) => department?.name ?? null },
  { id: 'region', title: 'Region', card: 'words', render: ({ region }) => region?.name ?? null },
  {
    id: 'contact',
    title: 'Contact',
    card: 'foot',
    render: ({ email, phone_number }) => (email === null ? phone_number : <Address email={email} />),
    note: ({ email, phone_number }) => (email === null ? null : phone_number),
  },
  {
    id: 'status',
    title: 'Status',
    card: 'corner',
    render: (employee) => {
      const { tone, label } = standingOf(employee);
      return <Status tone={tone}>{label}</Status>;
    },
    note: ({ status, hire_date, leaves_on }) =>
      leaves_on !== null
        ? `until ${showDate(leaves_on)}`
        : status === 'joining'
          ? `on ${showDate(hire_date ?? '')}`
          : null,
  },
];

/** Of a group: which of its companies employs them. */
const withSubsidiary = columns.flatMap((column): Column<Employee>[] =>
  column.id === 'region'
    ? [
        column,
        {
          id: 'subsidiary',
          title: 'Subsidiary',
          card: 'words',
          render: ({ subsidiary }) => subsidiary?.name ?? null,
        },
      ]
    : [column],
);

const tableOf = (businessId: string) =>
  ({
    sortable: ['name', 'employee_id'],
    defaultSort: { column: 'name', direction: 'ascending' },
    pageSizes: [50, 20, 100],
    cacheKey: `employees.${businessId}`,
  }) as const;
export const readEmployees: ReadAhead = (client, businessId) =>
  client.prefetchQuery(queryOf(listEmployees, { businessId, ...firstRequestOf(tableOf(businessId)) }));

/** Who works for the business. */
export function EmployeesPage({ Invitation }: WithInvitation) {
  const { id: businessId, timeZone, may } = useBusiness();
  const { filters, isPending, isGroup } = useEmployeeFilters();
  const table = useTableState({ ...tableOf(businessId), filters });
  const [department] = table.filters.department;
  const [region] = table.filters.region;
  const [subsidiary] = table.filters.subsidiary;
  const [job] = table.filters.job;
  const [status] = table.filters.status;
  const [active] = table.filters.active;
  const [notice] = table.filters.on_notice;
  const people = usePeopleFilter();
  const narrowed = {
    ...people.asked,
    ...(department ? { department } : {}),
    ...(region ? { region } : {}),
    ...(subsidiary ? { subsidiary } : {}),
    ...(job ? { job } : {}),
    ...(status ? { status } : {}),
    ...(active ? { active: active === 'true' } : {}),
    ...(notice ? { on_notice: true } : {}),
  };
  const [parameters] = useSearchParams();
  const employees = useMainQuery({
    ...queryOf(listEmployees, { businessId, ...table.request, ...narrowed }),
    // A filter in the address is known only when its choices have loaded.
    enabled: !isPending || !['department', 'region', 'subsidiary', 'job'].some((name) => parameters.has(name)),
  });
  const { search = '' } = table.request;
  const exporting = useModal('export');
  const download = useRequest({
    send: (options, withPay: boolean) =>
      (withPay ? exportEmployeesWithPay : exportEmployees)({ businessId, search, ...narrowed }, options),
    deadline: downloadDeadline,
    onDone: (file, withPay) => {
      saveAs(file, `employees-${withPay ? 'with-pay-' : ''}${todayIn(timeZone)}.csv`);
      exporting.close();
    },
    onFailed: (failed) => notify('bad', problemText(failed)),
  });
  const { invited, invite, inviteSelected, close } = useInviting({ search, ...narrowed });
  const bulkActions: BulkAction[] = [{ id: 'invite', label: 'Invite to Steward', onAct: inviteSelected }];
  const rowActions = (employee: Employee): RowAction[] => [
    ...(employee.is_member || employee.status === 'terminated'
      ? []
      : [{ id: 'invite', label: 'Invite to Steward', onAct: () => invite(employee) }]),
    ...(may('edit_people')
      ? [{ id: 'edit', label: 'Edit', onAct: () => navigate(hrPaths.editEmployee(employee.id)) }]
      : []),
    ...(may('access_assets')
      ? [{ id: 'assets', label: 'View assets', onAct: () => navigate(assetsPaths.holder(employee.id)) }]
      : []),
  ];
  return (
    <Page>
      <PageHeader
        title="Employees"
        action={
          <>
            {may('see_pay') ? (
              <Button onPress={() => exporting.open()} aria-haspopup="dialog">
                Export
              </Button>
            ) : (
              <Button onPress={() => download.send(false)} isBusy={download.isPending}>
                Export
              </Button>
            )}
            {may('edit_people') ? (
              <>
                <LinkButton href={hrPaths.importEmployees()}>Import</LinkButton>
                <LinkButton look="primary" href={hrPaths.addEmployee()}>
                  Add employee
                </LinkButton>
              </>
            ) : null}
          </>
        }
      >
        Everybody who works for the business, whether or not they sign in to Steward.
      </PageHeader>
      {may('edit_people') ? <RunningImport kind="employees" hrefOf={hrPaths.importEmployees} /> : null}
      <PeopleFilterNotice words={people.words} onClear={people.clear} />
      <DataTable
        label="Employees"
        table={table}
        columns={isGroup ? withSubsidiary : columns}
        {...tableOfQuery(employees)}
        idOf={idOf}
        nameOf={nameOf}
        searchLabel="Search employees"
        hrefOf={hrefOf}
        rowActions={rowActions}
        bulkActions={bulkActions}
        minWidth={860}
        emptyIcon="people"
        emptyHint="Employees that you add appear here."
      />
      <Suspense fallback={null}>
        {exporting.isOpen && may('see_pay') ? <ExportDialog request={download} onClose={exporting.close} /> : null}
      </Suspense>
      {invited.length > 0 ? (
        <Invitation
          employees={invited}
          onClose={() => {
            close();
            table.setSelection(nothing);
          }}
        />
      ) : null}
    </Page>
  );
}

/** By department, region, subsidiary, job, status, whether they are active and whether they leave; the choices of the first four are loaded. */
function useEmployeeFilters() {
  const { id: businessId } = useBusiness();
  const departments = useQuery(queryOf(listAllDepartments, { businessId }));
  const regions = useQuery(queryOf(listAllRegions, { businessId }));
  const subsidiaries = useQuery(queryOf(listAllSubsidiaries, { businessId }));
  const jobs = useQuery(queryOf(listAllJobs, { businessId }));
  const filters = useMemo(() => {
    const optionsOf = (named: readonly { id: string; name: string }[] = []) =>
      named.map(({ id, name }) => ({ value: id, label: name }));
    return [
      { id: 'department', label: 'Department', isSingle: true, options: optionsOf(departments.data) },
      { id: 'region', label: 'Region', isSingle: true, options: optionsOf(regions.data) },
      {
        id: 'subsidiary',
        label: 'Subsidiary',
        isSingle: true,
        options: optionsOf(subsidiaries.data),
        // Most businesses have none to choose from.
        isHidden: (subsidiaries.data ?? []).length === 0,
      },
      { id: 'job', label: 'Job', isSingle: true, options: optionsOf(jobs.data) },
      statusFilter,
      activeFilter,
      noticeFilter,
    ] as const;
  }, [departments.data, regions.data, subsidiaries.data, jobs.data]);
  const isPending = [departments, regions, subsidiaries, jobs].some((query) => query.isPending);
  return { filters, isPending, isGroup: (subsidiaries.data ?? []).length > 0 };
}
