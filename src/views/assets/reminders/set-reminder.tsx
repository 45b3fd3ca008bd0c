import { useState } from 'react';
import { newReminderChoice, type ReminderChoice } from '../../../domain/shared/reminder.ts';
import { createReminder } from '../../../services/operations/assets.reminders.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { timeIn } from '../../shared/business/today.ts';
import { useReminderPeople } from '../../shared/reminders/reminder-people.ts';
import { SetReminderDialog } from '../../shared/reminders/set-reminder-dialog.tsx';
import { refusalText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { notify } from '../../ui/feedback/toast.tsx';

/** What is due by its date. */
type Due = { asset: string; document: string } | { asset: string; maintenance: string };
type SetReminderProps = { due: Due; type: ReminderChoice['type']; onClose: () => void };

/** Sets a reminder of a document or a maintenance that is there already. */
export function SetReminder({ due, type, onClose }: SetReminderProps) {
  const { id: businessId, timeZone } = useBusiness();
  const [value] = useState(() => newReminderChoice(type, timeIn(timeZone)));
  const people = useReminderPeople();
  const request = useRequest({
    send: ({ idempotencyKey, ...options }, choice: ReminderChoice) =>
      createReminder({ businessId, idempotencyKey, ...due, ...choice }, options),
    onDone: () => {
      notify('good', 'Reminder set');
      onClose();
    },
  });
  return (
    <SetReminderDialog
      isOpen
      onClose={onClose}
      value={value}
      people={people}
      onSave={(choice) => request.send(choice)}
      isBusy={request.isPending}
      errorMessage={request.problem ? refusalText(request.problem) : null}
    />
  );
}
