import { useActorRef } from '@xstate/react';
import type { DocumentDialogProps } from '../../views/assets/documents/document-dialog.ts';
import { DocumentForm } from '../../views/assets/documents/document-form.tsx';
import { useBusiness } from '../../views/shared/business/business.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import { documentUploadOf } from '../actors/assets.documents.ts';
import { useCore } from '../use-core.ts';
import { useOutput } from './use-output.ts';

/** Runs from when it is opened until the document is stored or the person leaves. */
export function DocumentDialogScreen({ asset, kind, renews, onClose }: DocumentDialogProps) {
  const { id: businessId } = useBusiness();
  const input = { businessId, asset: asset.id, kind, renews: renews?.id ?? null };
  const upload = useActorRef(documentUploadOf(useCore()), { input });
  useOutput(upload, ({ end }) => {
    if (end === 'added') notify('good', renews === null ? 'Document added' : 'Document renewed');
    onClose();
  });
  return <DocumentForm upload={upload} kind={kind} renews={renews} />;
}
