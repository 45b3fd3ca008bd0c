import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { dueText, whatsAppLink } from '../../../domain/shared/reminder.ts';
import { cancelReminder } from '../../../services/assets/reminders.ts';
import { useBusiness } from '../../shared/business.ts';
import { problemText } from '../../shared/problem-text.ts';
import { useRequest } from '../../shared/use-request.ts';
import { Link } from '../../ui/actions/link.tsx';
import { RowMenu } from '../../ui/actions/menu.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { formatDate } from '../../ui/content/date.ts';
import { ListRow } from '../../ui/content/row-list.tsx';
import { Truncate } from '../../ui/content/truncate.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

type Reminder = components['schemas']['Reminder'];
type ReminderRowProps = {
  reminder: Reminder;
  /** So many characters of the text are shown. */
  length: number;
};

const entries = [
  { id: 'whatsapp', label: 'Send by WhatsApp' },
  { id: 'cancel', label: 'Cancel reminder', isDestructive: true },
];

/** What is due, leading to it, with how long there is left. */
export function ReminderRow({ reminder, length }: ReminderRowProps) {
  const [isAsking, setAsking] = useState(false);
  const { title, asset, link, due_date, days_left, holder } = reminder;
  const text = title ?? asset.name;
  const left = days_left ?? 0;
  const send = () => {
    const where = link === null ? '' : `\n${location.origin}${link}`;
    const message = `${text} (${asset.number}) is ${dueText(left)}.${where}`;
    open(whatsAppLink(holder?.phone_number ?? null, message), '_blank', 'noopener');
  };
  return (
    <ListRow
      title={
        <Link href={link ?? '/assets'}>
          <Truncate text={text} length={length} />
        </Link>
      }
      note={`${asset.number}${due_date === null ? '' : ` · ${formatDate(due_date, 'UTC')}`}${holder === null ? '' : ` · ${holder.name}`}`}
    >
      <Status tone={left < 0 ? 'bad' : 'warning'}>{dueText(left)}</Status>
      <RowMenu name={text} entries={entries} onAct={(act) => (act === 'cancel' ? setAsking(true) : send())} />
      <CancelReminder reminder={reminder} text={text} isOpen={isAsking} onClose={() => setAsking(false)} />
    </ListRow>
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
