import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { type CarePlace, deleteCare, listCareIds } from '../../../services/fleet/entries.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { tableOfQuery } from '../../shared/queries/table-of-query.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import type { BulkAction, Column, RowAction } from '../../ui/lists/table-column.ts';
import { nothing, type Selection } from '../../ui/lists/table-selection.ts';
import type { TableState } from '../../ui/lists/use-table-state.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import type { Attachment } from '../file-rules.ts';
import { CareFiles } from './care-files.tsx';

type Entry = { id: string; attachments: readonly Attachment[] };
type Deletion = { selection: Selection; count: number; what: string };

type CareTableProps<Row extends Entry> = {
  label: string;
  place: CarePlace;
  vehicle: string;
  query: UseQueryResult<{ results: readonly Row[]; count: number }>;
  table: TableState;
  columns: readonly Column<Row>[];
  nameOf: (row: Row) => string;
  searchLabel?: string;
  /** What can be done with a row besides seeing its files and deleting it. */
  actsOf: (row: Row) => readonly RowAction[];
  /** What several are called, as in 'services'. */
  many: string;
  emptyHint: string;
  emptyAction: ReactNode;
};

const idOf = ({ id }: Entry) => id;

/** The papers, services or repairs of a vehicle, with their files, and the ways to delete them. */
export function CareTable<Row extends Entry>(props: CareTableProps<Row>) {
  const { label, place, vehicle, query, table, columns, nameOf, searchLabel, actsOf, many } = props;
  const { id: businessId } = useBusiness();
  const [filesOf, setFilesOf] = useState<string | null>(null);
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const { search } = table;
  const removal = useRequest({
    send: async (options, { selection }: Deletion) => {
      const about = { businessId, vehicle, place };
      const ids =
        selection.mode === 'some'
          ? [...selection.ids]
          : (await listCareIds({ ...about, search }, options)).filter((id) => !selection.except.has(id));
      await deleteCare({ ...about, ids }, options);
    },
    onDone: (_, { what }) => {
      notify('good', `${what} deleted`, { for: 'fleet' });
      table.setSelection(nothing);
      setDeletion(null);
    },
  });
  const bulkActions = useMemo(
    (): BulkAction[] => [
      {
        id: 'delete',
        label: 'Delete',
        isDestructive: true,
        onAct: (selection, count) => setDeletion({ selection, count, what: `${count} ${many}` }),
      },
    ],
    [many],
  );
  const rowActions = (row: Row): RowAction[] => [
    ...actsOf(row),
    { id: 'files', label: 'Files', onAct: () => setFilesOf(row.id) },
    {
      id: 'delete',
      label: 'Delete',
      isDestructive: true,
      onAct: () => setDeletion({ selection: { mode: 'some', ids: new Set([row.id]) }, count: 1, what: nameOf(row) }),
    },
  ];
  const shown = query.data?.results.find(({ id }) => id === filesOf);
  return (
    <>
      <DataTable
        label={label}
        table={table}
        columns={columns}
        {...tableOfQuery(query)}
        idOf={idOf}
        nameOf={nameOf}
        {...(searchLabel === undefined ? {} : { searchLabel })}
        rowActions={rowActions}
        bulkActions={bulkActions}
        minWidth={0}
        emptyIcon="document"
        emptyHint={props.emptyHint}
        emptyAction={props.emptyAction}
      />
      {shown ? (
        <CareFiles
          title={nameOf(shown)}
          place={place}
          of={shown.id}
          files={shown.attachments}
          onClose={() => setFilesOf(null)}
        />
      ) : null}
      <ConfirmDialog
        title={`Are you sure you want to delete ${deletion?.count === 1 ? 'this' : 'these'}?`}
        isOpen={deletion !== null}
        onClose={() => {
          removal.clear();
          setDeletion(null);
        }}
        onConfirm={() => deletion && removal.send(deletion)}
        isBusy={removal.isPending}
        errorMessage={removal.problem ? problemText(removal.problem) : null}
      >
        {deletion?.what} {deletion?.count === 1 ? 'goes' : 'go'} for ever, with{' '}
        {deletion?.count === 1 ? 'its' : 'their'} files.
      </ConfirmDialog>
    </>
  );
}
