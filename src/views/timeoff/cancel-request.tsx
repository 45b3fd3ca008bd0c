import { cancelTimeoffRequest } from '../../services/operations/timeoff.requests.ts';
import { useBusiness } from '../shared/business/business.ts';
import { refusalText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { notify } from '../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { daysText, type TimeoffRequest, takenText } from './request-texts.ts';

type CancelRequestProps = { request: TimeoffRequest; onClose: () => void };

/** Asks before a request is cancelled. */
export function CancelRequest({ request, onClose }: CancelRequestProps) {
  const { id: businessId } = useBusiness();
  const { id, status } = request;
  const { problem, send, isPending } = useRequest({
    send: (options) => cancelTimeoffRequest({ businessId, id }, options),
    onDone: (cancelled) => {
      notify('good', `The request for ${daysText(cancelled)} is cancelled`);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="Cancel this request?"
      isOpen
      onClose={onClose}
      onConfirm={() => send()}
      isBusy={isPending}
      errorMessage={problem ? refusalText(problem) : null}
      yes="Yes, cancel it"
      no="Keep it"
    >
      {daysText(request)}: {takenText(request)}. {status === 'approved' ? 'What it took is given back. ' : ''}It cannot
      be brought back, but asked for again.
    </ConfirmDialog>
  );
}
