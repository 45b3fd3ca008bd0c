import { downloadDeadline } from '../../../domain/shared/deadlines.ts';
import { downloadAttachment } from '../../../services/assets/documents.ts';
import { useBusiness } from '../../shared/business.ts';
import { saveAs } from '../../shared/save-as.ts';
import { useRequest } from '../../shared/use-request.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import type { AssetDocument } from './document-dialog.ts';

type Downloaded = Pick<AssetDocument, 'id' | 'fileInfo'>;

/** Fetches the file of a document and keeps it on the person's device. */
export function useDownload() {
  const { id: businessId } = useBusiness();
  return useRequest({
    send: (options, { id }: Downloaded) => downloadAttachment({ businessId, id }, options),
    deadline: downloadDeadline,
    onDone: (file, { fileInfo }) => saveAs(file, fileInfo.name),
    onFailed: () => notify('bad', 'File not found'),
  });
}
