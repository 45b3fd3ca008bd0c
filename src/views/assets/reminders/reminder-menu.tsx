import type { components } from '../../../../openapi/generated/contract.ts';
import { CancelReminder } from './cancel-reminder.tsx';
import { ChangeReminder } from './change-reminder.tsx';
import { SetReminder } from './set-reminder.tsx';

type Summary = components['schemas']['ReminderSummary'];
export type ReminderAct = 'remind' | 'change-reminder' | 'cancel-reminder';
const acts: readonly string[] = ['remind', 'change-reminder', 'cancel-reminder'] satisfies ReminderAct[];

export const isReminderAct = (act: string): act is ReminderAct => acts.includes(act);

/** What a menu offers about the reminder of something that has a date. */
export const reminderActsOf = (reminder: Summary | null): { id: ReminderAct; label: string }[] =>
  reminder === null || reminder.status === 'cancelled'
    ? [{ id: 'remind', label: 'Set Reminder' }]
    : [
        { id: 'change-reminder', label: 'Change reminder' },
        { id: 'cancel-reminder', label: 'Cancel reminder' },
      ];

type ReminderDialogProps = Omit<Parameters<typeof SetReminder>[0], 'onClose'> & {
  act: ReminderAct;
  reminder: Summary | null;
  /** What is due, in a few words. */
  text: string;
  onClose: () => void;
};

/** Where what was chosen of these is done. */
export function ReminderDialog({ act, reminder, text, onClose, ...set }: ReminderDialogProps) {
  if (act === 'remind') return <SetReminder {...set} onClose={onClose} />;
  if (reminder === null) return null;
  return act === 'change-reminder' ? (
    <ChangeReminder id={reminder.id} onClose={onClose} />
  ) : (
    <CancelReminder id={reminder.id} text={text} isOpen onClose={onClose} />
  );
}
