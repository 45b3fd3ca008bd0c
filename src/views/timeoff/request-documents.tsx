import { useState } from 'react';
import { downloadDeadline } from '../../domain/shared/deadlines.ts';
import { uploadTemporaryFile } from '../../services/hr/files.ts';
import {
  addTimeoffDocuments,
  downloadTimeoffDocument,
  removeTimeoffDocument,
} from '../../services/operations/timeoff.requests.ts';
import { randomKey } from '../../services/shared/random-key.ts';
import { useBusiness } from '../shared/business/business.ts';
import { accept, largestChosen } from '../shared/files/file-rules.ts';
import { saveAs } from '../shared/files/save-as.ts';
import { useUploads } from '../shared/files/use-uploads.ts';
import { refusalText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button } from '../ui/actions/button.tsx';
import { Note, Stack } from '../ui/content/layout.tsx';
import { ListRow, RowActs, RowList } from '../ui/content/row-list.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { FileDrop } from '../ui/files/file-drop.tsx';
import { Icon } from '../ui/foundations/icon.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/overlays/dialog.tsx';
import { daysText, documentDueText, documentNote, type TimeoffRequest } from './request-texts.ts';

type Document = TimeoffRequest['documents'][number];
/** How far a chosen file is: once it is at the server, trying again only adds it, and never twice. */
type Way = { key: string; upload: string | null };

const most = 20;

type RequestDocumentsProps = { request: TimeoffRequest; onClose: () => void };

/** The documents of a request, each to download and to remove, and more to add; a certificate often comes later. */
export function RequestDocuments({ request: first, onClose }: RequestDocumentsProps) {
  const { id: businessId, timeZone } = useBusiness();
  const [request, setRequest] = useState(first);
  const [removed, setRemoved] = useState<Document | null>(null);
  const [ways] = useState(() => new WeakMap<File, Way>());
  const { id, documents, document_due: due, may_add_documents: mayAdd } = request;
  const download = useRequest({
    send: (options, { id: document }: Document) => downloadTimeoffDocument({ businessId, id, document }, options),
    deadline: downloadDeadline,
    onDone: (file, { fileInfo }) => saveAs(file, fileInfo.name),
  });
  const removal = useRequest({
    send: (options, { id: document }: Document) => removeTimeoffDocument({ businessId, id, document }, options),
    onDone: (_, gone) => {
      setRequest((now) => ({ ...now, documents: now.documents.filter((one) => one.id !== gone.id) }));
      setRemoved(null);
    },
  });
  const uploads = useUploads({
    upload: async (file, options) => {
      const way = ways.get(file) ?? { key: randomKey(), upload: null };
      ways.set(file, way);
      way.upload ??= (await uploadTemporaryFile({ businessId, file }, options)).id;
      const { signal } = options;
      const order = { businessId, id, files: [way.upload], idempotencyKey: way.key };
      setRequest(await addTimeoffDocuments(order, { signal }));
      notify('good', 'Document added', { for: 'upload' });
      return { id: way.upload };
    },
  });
  const underway = uploads.files.filter(({ state }) => state !== 'done');
  return (
    <Dialog title={`Documents, ${daysText(request)}`} isOpen onClose={onClose} width="form">
      <DialogBody>
        <Stack>
          {due === null ? null : <Notice tone="warning">{documentDueText(due)}</Notice>}
          {download.problem === null ? null : <Notice tone="bad">{refusalText(download.problem)}</Notice>}
          {documents.length === 0 ? (
            <Note>No documents yet.</Note>
          ) : (
            <RowList label="Documents">
              {documents.map((document) => (
                <ListRow
                  key={document.id}
                  media={<Icon name="document" size={20} />}
                  title={document.fileInfo.name}
                  note={documentNote(document, timeZone)}
                >
                  <RowActs>
                    <Button
                      aria-label={`Download ${document.fileInfo.name}`}
                      isBusy={download.isPending && download.input?.id === document.id}
                      onPress={() => download.send(document)}
                    >
                      Download
                    </Button>
                    {request.may_remove_documents ? (
                      <Button
                        look="ghost"
                        aria-label={`Remove ${document.fileInfo.name}`}
                        onPress={() => setRemoved(document)}
                      >
                        Remove
                      </Button>
                    ) : null}
                  </RowActs>
                </ListRow>
              ))}
            </RowList>
          )}
          {mayAdd ? (
            <FileDrop
              label="Add documents"
              accept={accept}
              maxSize={largestChosen}
              most={most}
              others={documents.length}
              files={underway}
              onChoose={uploads.choose}
              onCancel={uploads.remove}
              onRetry={uploads.retry}
              onRemove={uploads.remove}
            />
          ) : null}
          <Note>Only the employee, those who answer, and who manages time off can read them.</Note>
        </Stack>
      </DialogBody>
      <DialogFoot note={uploads.waitsFor === null ? null : 'Wait until the files are added.'}>
        <Button onPress={onClose}>Close</Button>
      </DialogFoot>
      <ConfirmDialog
        title="Remove this document?"
        isOpen={removed !== null}
        onClose={() => {
          removal.clear();
          setRemoved(null);
        }}
        onConfirm={() => removed && removal.send(removed)}
        isBusy={removal.isPending}
        errorMessage={removal.problem ? refusalText(removal.problem) : null}
        yes="Yes, remove it"
        no="Keep it"
      >
        {removed?.fileInfo.name} is deleted for ever.
      </ConfirmDialog>
    </Dialog>
  );
}
