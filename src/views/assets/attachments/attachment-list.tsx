import { Button } from '../../ui/actions/button.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { showSize } from '../../ui/files/file-rules.ts';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';
import { DocumentThumbnail } from '../documents/document-thumbnail.tsx';
import { useDownload } from '../documents/use-download.ts';
import type { Attachment } from './use-attachments.ts';

/** Files, each to download. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  const download = useDownload();
  return (
    <RowList label="Files">
      {attachments.map((each) => (
        <ListRow
          key={each.id}
          media={<DocumentThumbnail file={each} />}
          title={each.fileInfo.name}
          note={showSize(each.fileInfo.size)}
        >
          <Button
            onPress={() => download.send(each)}
            isBusy={download.isPending && download.input?.id === each.id}
            aria-label={`Download ${each.fileInfo.name}`}
          >
            Download
          </Button>
        </ListRow>
      ))}
    </RowList>
  );
}

type AttachmentsDialogProps = { title: string; attachments: readonly Attachment[] | null; onClose: () => void };

/** The same over any screen; null while none are shown. */
export function AttachmentsDialog({ title, attachments, onClose }: AttachmentsDialogProps) {
  return (
    <Dialog title={title} isOpen={attachments !== null} onClose={onClose} width="form">
      <DialogBody>
        <AttachmentList attachments={attachments ?? []} />
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>Close</Button>
      </DialogFoot>
    </Dialog>
  );
}
