import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { deleteDocumentType, listDocumentTypes } from '../../services/operations/assets.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { originColumn } from '../shared/queries/origin.tsx';
import type { ReadAhead } from '../shared/queries/read-ahead.ts';
import { stateOfQuery } from '../shared/queries/table-of-query.ts';
import { Button } from '../ui/actions/button.tsx';
import { DataTable } from '../ui/lists/data-table.tsx';
import type { Column, RowAction } from '../ui/lists/table-column.ts';
import { pageInMemory } from '../ui/lists/table-in-memory.ts';
import { useTableState } from '../ui/lists/use-table-state.ts';
import { useModal } from '../ui/overlays/use-modal.ts';
import { DeleteTypeDialog } from './delete-type-dialog.tsx';
import { SettingsPage } from './settings-page.tsx';
import { StatutoryTypeForm } from './statutory-type-form.tsx';

type DocumentType = components['schemas']['DocumentType'];

const columns: Column<DocumentType>[] = [
  { id: 'name', title: 'Statutory information', render: ({ name }) => name },
  originColumn,
];
const idOf = ({ id }: DocumentType) => id;
const nameOf = ({ name }: DocumentType) => name;

export const readStatutoryTypes: ReadAhead = (client, businessId) =>
  client.prefetchQuery(queryOf(listDocumentTypes, { businessId }));

/** The kinds of statutory documents. The preset ones come first and are locked. */
export function StatutoryTypesPage() {
  const { id: businessId } = useBusiness();
  const table = useTableState({ sortable: ['name'], pageSizes: [20, 50, 100] });
  const types = useQuery(queryOf(listDocumentTypes, { businessId }));
  const form = useModal('statutory-type');
  const renamed = types.data?.find(({ id }) => id === form.of) ?? null;
  const [deleted, setDeleted] = useState<DocumentType | null>(null);
  const page = types.data ? pageInMemory(types.data, table, { textOf: nameOf, orders: { name: nameOf } }) : undefined;
  const rowActions = (type: DocumentType): RowAction[] => {
    const disabledReason = type.is_default ? 'Preset types are locked' : undefined;
    return [
      { id: 'edit', label: 'Edit', disabledReason, onAct: () => form.open(type.id) },
      { id: 'delete', label: 'Delete', isDestructive: true, disabledReason, onAct: () => setDeleted(type) },
    ];
  };
  return (
    <SettingsPage
      title="Statutory Information"
      lead="The papers that the law asks of your assets and vehicles."
      action={
        <Button look="primary" onPress={() => form.open()}>
          Add Statutory Information
        </Button>
      }
    >
      <DataTable
        label="Statutory information"
        table={table}
        columns={columns}
        rows={page?.rows}
        count={page?.count}
        {...stateOfQuery(types)}
        idOf={idOf}
        nameOf={nameOf}
        searchLabel="Search statutory information"
        rowActions={rowActions}
        minWidth={0}
        emptyIcon="document"
        emptyHint="Types that you add appear here."
      />
      <StatutoryTypeForm
        type={renamed}
        isOpen={form.isOpen && (form.of === null || renamed !== null)}
        onClose={form.close}
      />
      <DeleteTypeDialog
        type={deleted}
        list="Statutory types"
        send={deleteDocumentType}
        onClose={() => setDeleted(null)}
      />
    </SettingsPage>
  );
}
