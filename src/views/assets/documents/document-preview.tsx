import { useQuery } from '@tanstack/react-query';
import { downloadAttachment } from '../../../services/operations/assets.papers.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { objectUrlOf } from '../../ui/files/object-url.ts';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';
import type { StoredFile } from './document-dialog.ts';
import * as css from './documents.css.ts';
import { useDownload } from './use-download.ts';

type FileType = StoredFile['fileInfo']['type'];
type PreviewProps = { file: StoredFile | null; title: string; onClose: () => void };

/** Whether browsers can show a kind of file. */
export const isShowable = (type: FileType): boolean => type !== 'image/tiff';

/** A picture or a PDF as large as it fits; null while none is shown. */
export function DocumentPreview({ file, ...rest }: PreviewProps) {
  return file ? <Preview file={file} {...rest} /> : null;
}

function Preview({ file, title, onClose }: PreviewProps & { file: StoredFile }) {
  const { id: businessId } = useBusiness();
  const { type } = file.fileInfo;
  const content = useQuery({
    queryKey: ['downloadAttachment', businessId, file.id],
    // Only as what the server found it to be: a browser asked to show a PDF never reads it as a page.
    queryFn: async ({ signal }) =>
      new Blob([await downloadAttachment({ businessId, id: file.id }, { signal })], { type }),
    gcTime: 0,
  });
  const download = useDownload();
  return (
    <Dialog title={title} isOpen onClose={onClose} width={type === 'application/pdf' ? 'page' : 'form'}>
      <DialogBody>
        <QueryView query={content} subject="The file" waiting={<Skeleton height={240} />}>
          {(shown) => <Shown address={objectUrlOf(shown)} type={type} title={title} />}
        </QueryView>
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>Close</Button>
        <Button look="primary" isBusy={download.isPending} onPress={() => download.send(file)}>
          Download
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function Shown({ address, type, title }: { address: string | null; type: FileType; title: string }) {
  if (address === null) return null;
  if (type !== 'application/pdf') return <img className={css.preview} src={address} alt={title} />;
  // Phones have no viewer in the page.
  if (!navigator.pdfViewerEnabled)
    return (
      <EmptyState icon="document" title="This browser cannot show a PDF here">
        Download it and open it with another app.
      </EmptyState>
    );
  return <iframe className={css.page} src={address} title={title} />;
}
