import { useQuery } from '@tanstack/react-query';
import { downloadAttachment } from '../../../services/assets/documents.ts';
import { useBusiness } from '../../shared/business.ts';
import { QueryView } from '../../shared/query-view.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { objectUrlOf } from '../../ui/files/object-url.ts';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';
import type { AssetDocument } from './document-dialog.ts';
import { titleOf } from './document-row.tsx';
import * as css from './documents.css.ts';
import { useDownload } from './use-download.ts';

type PreviewProps = { document: AssetDocument | null; onClose: () => void };

/** A picture of a document as large as it fits; null while none is shown. */
export function DocumentPreview({ document, onClose }: PreviewProps) {
  return document ? <Preview document={document} onClose={onClose} /> : null;
}

function Preview({ document, onClose }: { document: AssetDocument; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const file = useQuery({
    queryKey: ['downloadAttachment', businessId, document.id],
    queryFn: ({ signal }) => downloadAttachment({ businessId, id: document.id }, { signal }),
    gcTime: 0,
  });
  const download = useDownload();
  const address = objectUrlOf(file.data ?? null);
  const title = titleOf(document);
  return (
    <Dialog title={title} isOpen onClose={onClose} width="form">
      <DialogBody>
        <QueryView query={file} subject="The file" waiting={<Skeleton height={240} />}>
          {() => (address ? <img className={css.preview} src={address} alt={title} /> : null)}
        </QueryView>
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>Close</Button>
        <Button look="primary" isBusy={download.isPending} onPress={() => download.send(document)}>
          Download
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
