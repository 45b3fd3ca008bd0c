import type { components } from '../../../../openapi/generated/contract.ts';
import { employeeStatusLabels } from '../../../../openapi/generated/lists/hr.ts';
import { listMyTeam } from '../../../services/operations/hr.teams.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { tableOfQuery } from '../../shared/queries/table-of-query.ts';
import { useMainQuery } from '../../shared/queries/use-main-query.ts';
import { AvatarWithName } from '../../ui/content/avatar.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import type { Column } from '../../ui/lists/table-column.ts';
import { useTableState } from '../../ui/lists/use-table-state.ts';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { statusTones } from '../employee-status.ts';

type TeamMember = components['schemas']['TeamMember'];

const idOf = ({ id }: TeamMember) => id;
const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`.trim();
const columns: Column<TeamMember>[] = [
  {
    id: 'name',
    title: 'Name',
    render: (member) => <AvatarWithName name={nameOf(member)} note={member.job_title} picture={member.photo} />,
  },
  { id: 'manager', title: 'Reports to', card: 'words', render: ({ manager }) => (manager ? nameOf(manager) : null) },
  { id: 'department', title: 'Department', card: 'words', render: ({ department_name }) => department_name },
  { id: 'region', title: 'Region', card: 'words', render: ({ region_name }) => region_name },
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
    render: ({ status }) => <Status tone={statusTones[status]}>{employeeStatusLabels[status]}</Status>,
  },
];
const filters = [
  {
    id: 'is_direct',
    label: 'Reports',
    isSingle: true,
    options: [
      { value: 'true', label: 'To me' },
      { value: 'false', label: 'Through others' },
    ],
  },
] as const;

/** Who reports to oneself, for managers with or without access to HR. */
export function MyTeamPage() {
  const { id: businessId } = useBusiness();
  const table = useTableState({ filters, pageSizes: [20, 50, 100] });
  const { page, page_size, search = '' } = table.request;
  const [direct] = table.filters.is_direct;
  const team = useMainQuery(
    queryOf(listMyTeam, { businessId, page, page_size, search, ...(direct ? { is_direct: direct === 'true' } : {}) }),
  );
  return (
    <Page>
      <PageHeader title="My team">The people who report to you, directly or through others.</PageHeader>
      <DataTable
        label="My team"
        table={table}
        columns={columns}
        {...tableOfQuery(team)}
        idOf={idOf}
        nameOf={nameOf}
        searchLabel="Search my team"
        minWidth={860}
        emptyIcon="people"
        emptyText="Nobody reports to you"
        emptyHint="HR sets the manager in the record of each employee."
      />
    </Page>
  );
}
