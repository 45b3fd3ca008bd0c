import { useMemo } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { profileChangeStateLabels, profileFieldLabels } from '../../../../openapi/generated/lists/hr.profile.ts';
import { hrPaths } from '../../../paths/hr.ts';
import { listProfileChanges } from '../../../services/operations/hr.profile.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { nameOf } from '../../shared/people/people.ts';
import type { ReadAhead } from '../../shared/queries/read-ahead.ts';
import { tableOfQuery } from '../../shared/queries/table-of-query.ts';
import { useMainQuery } from '../../shared/queries/use-main-query.ts';
import { AvatarWithName } from '../../ui/content/avatar.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { formatDate } from '../../ui/content/date.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import type { Column } from '../../ui/lists/table-column.ts';
import { firstRequestOf, useTableState } from '../../ui/lists/use-table-state.ts';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { changeTones } from './tones.ts';

type Item = components['schemas']['ProfileChangeItem'];

const filters = [
  {
    id: 'open',
    label: 'State',
    allLabel: 'All',
    isSingle: true,
    options: [
      { value: 'true', label: 'To review' },
      { value: 'false', label: 'Decided' },
    ],
  },
] as const;

const idOf = ({ id }: Item) => id;
const nameIn = ({ employee }: Item) => nameOf(employee);
const hrefOf = ({ id }: Item) => hrPaths.profileChange(id);

const columnsIn = (timeZone: string): Column<Item>[] => [
  {
    id: 'name',
    title: 'Employee',
    render: ({ employee }) => (
      <AvatarWithName name={nameOf(employee)} note={employee.department_name} picture={employee.photo} />
    ),
  },
  {
    id: 'fields',
    title: 'Changes',
    card: 'words',
    render: ({ fields }) => fields.map((field) => profileFieldLabels[field]).join(', '),
    note: ({ reason }) => reason,
  },
  {
    id: 'state',
    title: 'State',
    card: 'corner',
    render: ({ state }) => <Status tone={changeTones[state]}>{profileChangeStateLabels[state]}</Status>,
  },
  { id: 'asked', title: 'Asked', card: 'foot', render: ({ created_at }) => formatDate(created_at, timeZone) },
];

const tableOf = (businessId: string) =>
  ({ filters, pageSizes: [20, 50, 100], cacheKey: `profile-changes.${businessId}` }) as const;
export const readProfileChanges: ReadAhead = (client, businessId) =>
  client.prefetchQuery(queryOf(listProfileChanges, { businessId, ...firstRequestOf(tableOf(businessId)) }));

/** What employees asked to have changed in their own records. */
export function ProfileChangesPage() {
  const { id: businessId, timeZone } = useBusiness();
  const table = useTableState(tableOf(businessId));
  const [open] = table.filters.open;
  const asked = open === undefined ? table.request : { ...table.request, open: open === 'true' };
  const found = useMainQuery(queryOf(listProfileChanges, { businessId, ...asked }));
  const columns = useMemo(() => columnsIn(timeZone), [timeZone]);
  return (
    <Page>
      <PageHeader title="Profile changes">
        What employees asked to have changed in their own records. Nothing changes before you approve it.
      </PageHeader>
      <DataTable
        label="Profile changes"
        table={table}
        columns={columns}
        {...tableOfQuery(found)}
        idOf={idOf}
        nameOf={nameIn}
        hrefOf={hrefOf}
        searchLabel="Search names"
        minWidth={640}
        emptyIcon="people"
        emptyText="Nobody has asked for a change"
        emptyHint="Employees ask from their profile, on a phone too."
      />
    </Page>
  );
}
