import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { isDue, type MaintenanceFields } from '../../../domain/assets/maintenance-form.ts';
import { newReminderChoice, offsetsText, type ReminderChoice } from '../../../domain/shared/reminder.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { timeIn } from '../../shared/business/today.ts';
import { useReminderPeople } from '../../shared/reminders/reminder-people.ts';
import { SetReminderField } from '../../shared/reminders/set-reminder-field.tsx';
import { Note } from '../../ui/content/layout.tsx';
import { showTime } from '../../ui/content/time.ts';

type Summary = components['schemas']['ReminderSummary'];

export type MaintenanceReminderState = {
  /** The reminder that the entry has already. */
  known: Summary | null;
  choice: ReminderChoice | null;
  setChoice: (choice: ReminderChoice | null) => void;
  now: string;
};

/** What is chosen of a reminder; for a new entry it is on from the start. */
export function useMaintenanceReminder(entry: { reminder: Summary | null } | null) {
  const { timeZone } = useBusiness();
  const [now] = useState(() => timeIn(timeZone));
  const first = entry === null ? newReminderChoice('service', now) : null;
  const [choice, setChoice] = useState<ReminderChoice | null>(first);
  const known = entry?.reminder && entry.reminder.status !== 'cancelled' ? entry.reminder : null;
  return {
    state: { known, choice, setChoice, now },
    /** What is to be set when these fields are saved. */
    wantedFor: (fields: MaintenanceFields) => (isDue(fields) && known === null ? choice : null),
    reset: () => setChoice(first),
  };
}

type MaintenanceReminderProps = {
  fields: MaintenanceFields;
  reminder: MaintenanceReminderState;
  errorMessage: string | null;
};

/** Whether somebody is reminded of the next service, where one is due. */
export function MaintenanceReminder({ fields, reminder, errorMessage }: MaintenanceReminderProps) {
  const { known, choice, setChoice, now } = reminder;
  const people = useReminderPeople();
  if (!isDue(fields)) return null;
  return known === null ? (
    <SetReminderField
      value={choice}
      onChange={setChoice}
      type="service"
      now={now}
      people={people}
      errorMessage={errorMessage}
    />
  ) : (
    <Note>
      The reminder speaks {offsetsText([known.set_reminder]).toLowerCase()}, at {showTime(known.date, 12)}. It moves
      with the due date.
    </Note>
  );
}
