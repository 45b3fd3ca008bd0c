import { cancelReminder } from '../../../services/operations/assets.reminders.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

type CancelReminderProps = {
  id: string;
  /** Of what it reminds. */
  text: string;
  isOpen: boolean;
  onClose: () => void;
};

/** Asks before a reminder is cancelled. */
export function CancelReminder({ id, text, isOpen, onClose }: CancelReminderProps) {
  const { id: businessId } = useBusiness();
  const request = useRequest({
    send: (options) => cancelReminder({ businessId, id }, options),
    onDone: () => {
      notify('good', 'Reminder cancelled');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="Cancel this reminder?"
      isOpen={isOpen}
      onClose={() => {
        request.clear();
        onClose();
      }}
      onConfirm={() => request.send()}
      isBusy={request.isPending}
      errorMessage={request.problem ? problemText(request.problem) : null}
      yes="Cancel reminder"
      no="Keep it"
    >
      Nobody is reminded of {text} any more. It stays as it is, and stays due.
    </ConfirmDialog>
  );
}
