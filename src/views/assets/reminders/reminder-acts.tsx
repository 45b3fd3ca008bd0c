import { useState } from 'react';
import { dueText, whatsAppLink } from '../../../domain/shared/reminder.ts';
import { cancelReminder } from '../../../services/assets/reminders.ts';
import { useBusiness } from '../../shared/business.ts';
import { problemText } from '../../shared/problem-text.ts';
import { useRequest } from '../../shared/use-request.ts';
import { RowMenu } from '../../ui/actions/menu.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { type Reminder, textOf } from './reminder-row.tsx';

const entries = [
  { id: 'whatsapp', label: 'Send by WhatsApp' },
  { id: 'cancel', label: 'Cancel reminder', isDestructive: true },
];

/** Sends it on, or cancels it. */
export function ReminderActs({ reminder }: { reminder: Reminder }) {
  const [isAsking, setAsking] = useState(false);
  const { asset, link, days_left, holder } = reminder;
  const text = textOf(reminder);
  const send = () => {
    const where = link === null ? '' : `\n${location.origin}${link}`;
    const message = `${text} (${asset.number}) is ${dueText(days_left ?? 0)}.${where}`;
    open(whatsAppLink(holder?.phone_number ?? null, message), '_blank', 'noopener');
  };
  return (
    <>
      <RowMenu name={text} entries={entries} onAct={(act) => (act === 'cancel' ? setAsking(true) : send())} />
      <CancelReminder reminder={reminder} text={text} isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}

type CancelProps = { reminder: Reminder; text: string; isOpen: boolean; onClose: () => void };

function CancelReminder({ reminder, text, isOpen, onClose }: CancelProps) {
  const { id: businessId } = useBusiness();
  const request = useRequest({
    send: (options) => cancelReminder({ businessId, id: reminder.id }, options),
    refetch: [['listReminders', businessId]],
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
