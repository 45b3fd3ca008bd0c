import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { deleteIssueType, listIssueTypes } from '../../services/operations/assets.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { originColumn } from '../shared/queries/origin.tsx';
import type { ReadAhead } from '../shared/queries/read-ahead.ts';
import { tableOfQuery } from '../shared/queries/table-of-query.ts';
import { Button } from '../ui/actions/button.tsx';
import { DataTable } from '../ui/lists/data-table.tsx';
import type { Column, RowAction } from '../ui/lists/table-column.ts';
import { firstRequestOf, useTableState } from '../ui/lists/use-table-state.ts';
import { useModal } from '../ui/overlays/use-modal.ts';
import { DeleteTypeDialog } from './delete-type-dialog.tsx';
import { FaultReportsSwitch } from './faults/fault-reports-switch.tsx';
import { IssueTypeForm } from './issue-type-form.tsx';
import { SettingsPage } from './settings-page.tsx';

type IssueType = components['schemas']['IssueType'];

const columns: Column<IssueType>[] = [{ id: 'name', title: 'Issue type', render: ({ name }) => name }, originColumn];
const idOf = ({ id }: IssueType) => id;
const nameOf = ({ name }: IssueType) => name;

const tableOf = (businessId: string) =>
  ({
    sortable: ['name'],
    defaultSort: { column: 'name', direction: 'ascending' },
    pageSizes: [20, 50, 100],
    cacheKey: `issue-types.${businessId}`,
  }) as const;
export const readIssueTypes: ReadAhead = (client, businessId) =>
  client.prefetchQuery(queryOf(listIssueTypes, { businessId, ...firstRequestOf(tableOf(businessId)) }));

/** The issue types. Default types are locked. */
export function IssueTypesPage() {
  const { id: businessId } = useBusiness();
  const table = useTableState(tableOf(businessId));
  const types = useQuery(queryOf(listIssueTypes, { businessId, ...table.request }));
  const form = useModal('issue-type');
  const renamed = types.data?.results.find(({ id }) => id === form.of) ?? null;
  const [deleted, setDeleted] = useState<IssueType | null>(null);
  const rowActions = (type: IssueType): RowAction[] => {
    const disabledReason = type.is_default ? 'Default types are locked' : undefined;
    return [
      { id: 'rename', label: 'Rename', disabledReason, onAct: () => form.open(type.id) },
      { id: 'delete', label: 'Delete', isDestructive: true, disabledReason, onAct: () => setDeleted(type) },
    ];
  };
  return (
    <SettingsPage
      title="Issue Types"
      lead="What people choose from when they report an issue with an asset."
      action={
        <Button look="primary" onPress={() => form.open()}>
          Add issue type
        </Button>
      }
    >
      <FaultReportsSwitch />
      <DataTable
        label="Issue types"
        table={table}
        columns={columns}
        {...tableOfQuery(types)}
        idOf={idOf}
        nameOf={nameOf}
        searchLabel="Search issue types"
        rowActions={rowActions}
        minWidth={0}
        emptyIcon="alert"
        emptyHint="Issue types that you add appear here."
      />
      <IssueTypeForm
        type={renamed}
        isOpen={form.isOpen && (form.of === null || renamed !== null)}
        onClose={form.close}
      />
      <DeleteTypeDialog type={deleted} list="issue types" send={deleteIssueType} onClose={() => setDeleted(null)} />
    </SettingsPage>
  );
}
