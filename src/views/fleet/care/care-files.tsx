import { useState } from 'react';
import { downloadDeadline } from '../../../domain/shared/deadlines.ts';
import { addVehicleAttachment } from '../../../services/fleet/attachments.ts';
import type { CarePlace } from '../../../services/fleet/entries.ts';
import { deleteVehicleAttachment, downloadVehicleAttachment } from '../../../services/operations/fleet.papers.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { saveAs } from '../../shared/files/save-as.ts';
import { useUploads } from '../../shared/files/use-uploads.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Note, Stack } from '../../ui/content/layout.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { Icon } from '../../ui/foundations/icon.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';
import { type Attachment, accept, acceptHint, largestChosen, mostFiles } from '../file-rules.ts';

type CareFilesProps = {
  /** What they are of, in a few words. */
  title: string;
  place: CarePlace;
  of: string;
  files: readonly Attachment[];
  onClose: () => void;
};

/** The files of a paper, a service or a repair: each to download and to delete, and more to add. They are kept at once. */
export function CareFiles({ title, place, of, files, onClose }: CareFilesProps) {
  const { id: businessId } = useBusiness();
  const [deleted, setDeleted] = useState<Attachment | null>(null);
  const download = useRequest({
    send: (options, { id }: Attachment) => downloadVehicleAttachment({ businessId, id }, options),
    deadline: downloadDeadline,
    onDone: (file, { name }) => saveAs(file, name),
    onFailed: () => notify('bad', 'File not found', { for: 'fleet' }),
  });
  const removal = useRequest({
    send: (options, { id }: Attachment) => deleteVehicleAttachment({ businessId, id }, options),
    onDone: () => setDeleted(null),
  });
  const content_type = place === 'statutory' ? 'vehiclestatutory' : 'vehicleservice';
  const uploads = useUploads<Attachment>({
    upload: async (file, options) => {
      const added = await addVehicleAttachment({ businessId, content_type, object_id: of, file }, options);
      notify('good', 'File Uploaded Successfully', { for: 'upload' });
      return added;
    },
  });
  const underway = uploads.files.filter(({ state }) => state !== 'done');
  return (
    <Dialog title={`Files of ${title}`} isOpen onClose={onClose} width="form">
      <DialogBody>
        <Stack>
          {files.length === 0 ? <Note>No files yet.</Note> : null}
          {files.length > 0 ? (
            <RowList label="Files">
              {files.map((file) => (
                <ListRow key={file.id} media={<Icon name="document" size={20} />} title={file.name} note="Kept">
                  <Button
                    aria-label={`Download ${file.name}`}
                    isBusy={download.isPending && download.input?.id === file.id}
                    onPress={() => download.send(file)}
                  >
                    Download
                  </Button>
                  <Button look="ghost" aria-label={`Delete ${file.name}`} onPress={() => setDeleted(file)}>
                    Delete
                  </Button>
                </ListRow>
              ))}
            </RowList>
          ) : null}
          <FileDrop
            label="Add files"
            hint={acceptHint}
            accept={accept}
            maxSize={largestChosen}
            most={mostFiles}
            others={files.length}
            files={underway}
            onChoose={uploads.choose}
            onCancel={uploads.remove}
            onRetry={uploads.retry}
            onRemove={uploads.remove}
          />
        </Stack>
      </DialogBody>
      <DialogFoot note={uploads.waitsFor === null ? null : 'Wait until the files are uploaded.'}>
        <Button onPress={onClose}>Close</Button>
      </DialogFoot>
      <ConfirmDialog
        title="Are you sure you want to delete this file?"
        isOpen={deleted !== null}
        onClose={() => {
          removal.clear();
          setDeleted(null);
        }}
        onConfirm={() => deleted && removal.send(deleted)}
        isBusy={removal.isPending}
        errorMessage={removal.problem ? problemText(removal.problem) : null}
      >
        {deleted?.name} is deleted for ever.
      </ConfirmDialog>
    </Dialog>
  );
}
