import { type ComponentType, lazy, Suspense } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { downloadDeadline } from '../../../domain/shared/deadlines.ts';
import { downloadCompanyFile, listCompanyFiles } from '../../../services/operations/hr.files.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { saveAs } from '../../shared/files/save-as.ts';
import { listOf } from '../../shared/lists/list.ts';
import { ListPage, OpenButton } from '../../shared/lists/list-page.tsx';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Status } from '../../ui/content/badge.tsx';
import { showDate } from '../../ui/content/date.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import { showSize } from '../../ui/files/file-rules.ts';
import { useModal } from '../../ui/overlays/use-modal.ts';
import { sharedText } from './shared-text.ts';

type CompanyFile = components['schemas']['CompanyFile'];

const DeleteDialog = lazy(async () => ({ default: (await import('./delete-files.tsx')).DeleteFiles }));
const EditDialog = lazy(async () => ({ default: (await import('./edit-file.tsx')).EditFile }));
const HistoryDialog = lazy(async () => ({ default: (await import('./file-history.tsx')).FileHistory }));
const ReadersDialog = lazy(async () => ({ default: (await import('./file-readers.tsx')).FileReaders }));
const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

function Acknowledged({ file: { acknowledged_count: given, reader_count: asked } }: { file: CompanyFile }) {
  return <Status tone={given >= asked ? 'good' : 'warning'}>{`${given} of ${asked}`}</Status>;
}

const files = listOf(listCompanyFiles, {
  label: 'Company files',
  searchLabel: 'Search company files',
  columns: [
    {
      id: 'name',
      title: 'Name',
      render: ({ name }) => name,
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
  ],
  sortable: ['name', 'created_at'],
  defaultSort: { column: 'created_at', direction: 'descending' },
  pageSizes: [10],
  cacheKey: 'company-files',
  minWidth: 720,
  emptyIcon: 'document',
  emptyText: 'No company files yet',
  emptyHint: 'Files that you add appear here, with who has read them.',
});
export const readCompanyFiles = files.readAhead;

/** The files that the business keeps for its people. */
export function CompanyFilesPage({ FileSharing }: { FileSharing: ComponentType<{ onClose: () => void }> }) {
  const { id: businessId } = useBusiness();
  const [share, readers, history] = [useModal('share-file'), useModal('file-readers'), useModal('file-history')];
  const download = useRequest({
    send: (options, { id }: CompanyFile) => downloadCompanyFile({ businessId, id }, options),
    deadline: downloadDeadline,
    onDone: (file, { fileInfo }) => saveAs(file, fileInfo.name),
    onFailed: (failed) => notify('bad', problemText(failed)),
  });
  const adding = useModal('add-files');
  return (
    <ListPage
      list={files}
      title="Company files"
      lead="Handbooks, policies and forms, for everybody or for some. Each person finds theirs under My files."
      action={<OpenButton modal="add-files">Add files</OpenButton>}
      form={{
        modal: 'edit-file',
        show: (file, { onClose }) => (
          <Suspense fallback={null}>{file ? <EditDialog file={file} onClose={onClose} /> : null}</Suspense>
        ),
      }}
      actsOf={(file, { edit }) => [
        { id: 'download', label: 'Download', onAct: () => download.send(file) },
        { id: 'share', label: 'Share', onAct: () => share.open(file.id) },
        { id: 'readers', label: 'Who has read it', onAct: () => readers.open(file.id) },
        { id: 'edit', label: 'Rename or replace', onAct: edit },
        { id: 'history', label: 'History', onAct: () => history.open(file.id) },
      ]}
      deleting={{
        hasSeveral: true,
        ask: (chosen, onClose) => (
          <Suspense fallback={null}>{chosen ? <DeleteDialog chosen={chosen} onClose={onClose} /> : null}</Suspense>
        ),
      }}
    >
      {({ rows }) => {
        const [shared, read, told] = [share, readers, history].map(({ of }) => rows?.find(({ id }) => id === of));
        return (
          <>
            {adding.isOpen ? <FileSharing onClose={adding.close} /> : null}
            <Suspense fallback={null}>
              {shared ? <ShareDialog file={shared} onClose={share.close} /> : null}
              {read ? <ReadersDialog file={read} onClose={readers.close} /> : null}
              {told ? <HistoryDialog file={told} onClose={history.close} /> : null}
            </Suspense>
          </>
        );
      }}
    </ListPage>
  );
}
