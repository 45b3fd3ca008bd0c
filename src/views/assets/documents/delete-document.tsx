import { deleteDocument } from '../../../services/operations/assets.papers.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import type { AssetDocument } from './document-dialog.ts';
import { titleOf } from './document-row.tsx';

/** Asks before a document is deleted; null while none is. */
export function DeleteDocument({ document, onClose }: { document: AssetDocument | null; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const { problem, ...request } = useRequest({
    send: (options, id: string) => deleteDocument({ businessId, id }, options),
    onDone: () => {
      notify('good', 'Document deleted');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="Delete document"
      isOpen={document !== null}
      onClose={() => {
        request.clear();
        onClose();
      }}
      onConfirm={() => document && request.send(document.id)}
      isBusy={request.isPending}
      errorMessage={problem ? problemText(problem) : null}
      yes="Delete"
      no="Cancel"
    >
      {document ? textOf(document) : null}
    </ConfirmDialog>
  );
}

function textOf(document: AssetDocument): string {
  const { version, fileInfo } = document;
  const goes = `${titleOf(document)} goes for ever${fileInfo === null ? '' : `, with its file ${fileInfo.name}`}.`;
  return version > 1 ? `${goes} The version before it is the current one again.` : goes;
}
