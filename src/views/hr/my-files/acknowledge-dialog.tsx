import { problemText } from '../../shared/requests/problem-text.ts';
import type { ViewRequest } from '../../shared/requests/use-request.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

type AcknowledgeDialogProps = { name: string; request: ViewRequest<void>; onClose: () => void };

export function AcknowledgeDialog({ name, request, onClose }: AcknowledgeDialogProps) {
  return (
    <ConfirmDialog
      title={`Acknowledge ${name}`}
      isOpen
      onClose={onClose}
      onConfirm={() => request.send()}
      isBusy={request.isPending}
      errorMessage={request.problem ? problemText(request.problem) : null}
      yes="I have read it"
      no="Not yet"
      tone="calm"
    >
      You confirm that you have read {name} and understood it. Your employer sees that you have, and when.
    </ConfirmDialog>
  );
}
