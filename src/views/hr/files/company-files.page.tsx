import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { downloadDeadline } from '../../../domain/shared/deadlines.ts';
import { downloadCompanyFile, listCompanyFiles } from '../../../services/operations/hr.files.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { saveAs } from '../../shared/files/save-as.ts';
import type { ReadAhead } from '../../shared/queries/read-ahead.ts';
import { tableOfQuery } from '../../shared/queries/table-of-query.ts';
import { useMainQuery } from '../../shared/queries/use-main-query.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { showDate } from '../../ui/content/date.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import { showSize } from '../../ui/files/file-rules.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import type { BulkAction, Column, RowAction } from '../../ui/lists/table-column.ts';
import { nothing } from '../../ui/lists/table-selection.ts';
import { firstRequestOf, useTableState } from '../../ui/lists/use-table-state.ts';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { useModal } from '../../ui/overlays/use-modal.ts';
import type { Deletion } from './delete-files.tsx';
import { sharedText } from './shared-text.ts';

type CompanyFile = components['schemas']['CompanyFile'];

const DeleteDialog = lazy(async () => ({ default: (await import('./delete-files.tsx')).DeleteFiles }));
const EditDialog = lazy(async () => ({ default: (await import('./edit-file.tsx')).EditFile }));
const HistoryDialog = lazy(async () => ({ default: (await import('./file-history.tsx')).FileHistory }));
const ReadersDialog = lazy(async () => ({ default: (await import('./file-readers.tsx')).FileReaders }));
const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

const idOf = ({ id }: CompanyFile) => id;
const nameOf = ({ name }: CompanyFile) => name;

function Acknowledged({ file: { acknowledged_count: given, reader_count: asked } }: { file: CompanyFile }) {
  return <Status tone={given >= asked ? 'good' : 'warning'}>{`${given} of ${asked}`}</Status>;
}

const columns: Column<CompanyFile>[] = [
  {
    id: 'name',
    title: 'Name',
    render: nameOf,
    note: ({ fileInfo, version }) =>
      [showSize(fileInfo.size), ...(version > 1 ? [`version ${version}`] : [])].join(' · '),
  },
  { id: 'shared_with', title: 'Shared with', card: 'words', render: ({ shared_with }) => sharedText(shared_with) },
  {
    id: 'acknowledged',
    title: 'Acknowledged',
    card: 'corner',
    render: (file) => (file.requires_acknowledgement ? <Acknowledged file={file} /> : null),
  },
  { id: 'downloads', title: 'Downloads', isNumber: true, render: ({ download_count }) => download_count },
  { id: 'created_at', title: 'Added', card: 'foot', render: ({ created_at }) => showDate(created_at.slice(0, 10)) },
];

const tableOf = (businessId: string) =>
  ({
    sortable: ['name', 'created_at'],
    defaultSort: { column: 'created_at', direction: 'descending' },
    cacheKey: `company-files.${businessId}`,
  }) as const;
export const readCompanyFiles: ReadAhead = (client, businessId) =>
  client.prefetchQuery(queryOf(listCompanyFiles, { businessId, ...firstRequestOf(tableOf(businessId)) }));

/** The files that the business keeps for its people. */
export function CompanyFilesPage({ FileSharing }: { FileSharing: ComponentType<{ onClose: () => void }> }) {
  const { id: businessId } = useBusiness();
  const table = useTableState(tableOf(businessId));
  const files = useMainQuery(queryOf(listCompanyFiles, { businessId, ...table.request }));
  const adding = useModal('add-files');
  const dialogs = {
    edit: useModal('edit-file'),
    share: useModal('share-file'),
    readers: useModal('file-readers'),
    history: useModal('file-history'),
  };
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const of = (modal: { of: string | null }) => files.data?.results.find(({ id }) => id === modal.of);
  const [edited, shared, read, told] = [of(dialogs.edit), of(dialogs.share), of(dialogs.readers), of(dialogs.history)];
  const download = useRequest({
    send: (options, { id }: CompanyFile) => downloadCompanyFile({ businessId, id }, options),
    deadline: downloadDeadline,
    onDone: (file, { fileInfo }) => saveAs(file, fileInfo.name),
    onFailed: (failed) => notify('bad', problemText(failed)),
  });
  const search = table.request.search ?? '';
  const bulkActions = useMemo(
    (): BulkAction[] => [
      {
        id: 'delete',
        label: 'Delete',
        isDestructive: true,
        onAct: (selection, count) => setDeletion({ selection, count, search }),
      },
    ],
    [search],
  );
  const rowActions = (file: CompanyFile): RowAction[] => [
    { id: 'download', label: 'Download', onAct: () => download.send(file) },
    { id: 'share', label: 'Share', onAct: () => dialogs.share.open(file.id) },
    { id: 'readers', label: 'Who has read it', onAct: () => dialogs.readers.open(file.id) },
    { id: 'edit', label: 'Rename or replace', onAct: () => dialogs.edit.open(file.id) },
    { id: 'history', label: 'History', onAct: () => dialogs.history.open(file.id) },
    {
      id: 'delete',
      label: 'Delete',
      isDestructive: true,
      onAct: () => setDeletion({ selection: { mode: 'some', ids: new Set([file.id]) }, count: 1, search }),
    },
  ];
  const add = (
    <Button look="primary" onPress={() => adding.open()} aria-haspopup="dialog">
      Add files
    </Button>
  );
  return (
    <Page>
      <PageHeader title="Company files" action={add}>
        Handbooks, policies and forms, for everybody or for some. Each person finds theirs under My files.
      </PageHeader>
      <DataTable
        label="Company files"
        table={table}
        columns={columns}
        {...tableOfQuery(files)}
        idOf={idOf}
        nameOf={nameOf}
        searchLabel="Search company files"
        rowActions={rowActions}
        bulkActions={bulkActions}
        minWidth={720}
        emptyIcon="document"
        emptyText="No company files yet"
        emptyHint="Files that you add appear here, with who has read them."
      />
      {adding.isOpen ? <FileSharing onClose={adding.close} /> : null}
      <Suspense fallback={null}>
        {edited ? <EditDialog file={edited} onClose={dialogs.edit.close} /> : null}
        {shared ? <ShareDialog file={shared} onClose={dialogs.share.close} /> : null}
        {read ? <ReadersDialog file={read} onClose={dialogs.readers.close} /> : null}
        {told ? <HistoryDialog file={told} onClose={dialogs.history.close} /> : null}
        {deletion ? (
          <DeleteDialog
            deletion={deletion}
            onClose={(isDone) => {
              setDeletion(null);
              if (isDone) table.setSelection(nothing);
            }}
          />
        ) : null}
      </Suspense>
    </Page>
  );
}
