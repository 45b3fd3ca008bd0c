import { downloadDeadline } from '../../../domain/shared/deadlines.ts';
import { downloadAttachment } from '../../../services/operations/assets.papers.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { saveAs } from '../../shared/files/save-as.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import type { StoredFile } from './document-dialog.ts';

/** Fetches a file and keeps it on the person's device. */
export function useDownload() {
  const { id: businessId } = useBusiness();
  return useRequest({
    send: (options, { id }: StoredFile) => downloadAttachment({ businessId, id }, options),
    deadline: downloadDeadline,
    onDone: (file, { fileInfo }) => saveAs(file, fileInfo.name),
    onFailed: () => notify('bad', 'File not found'),
  });
}
