import { useState } from 'react';
import { newReminderChoice, offsetsText, type ReminderChoice } from '../../../domain/shared/reminder.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Switch } from '../../ui/choices/switch.tsx';
import { Actions, Stack } from '../../ui/content/layout.tsx';
import { showTime } from '../../ui/content/time.ts';
import { type ReminderPerson, SetReminderDialog } from './set-reminder-dialog.tsx';

type SetReminderFieldProps = {
  /** Null without a reminder. */
  value: ReminderChoice | null;
  onChange: (choice: ReminderChoice | null) => void;
  /** What the reminder is of when it is switched on. */
  type: ReminderChoice['type'];
  /** The time of day where the business is, HH:mm, which a new reminder takes. */
  now: string;
  /** Who can be named; undefined until they are known. */
  people: readonly ReminderPerson[] | undefined;
  errorMessage?: string | null;
};

/** Whether there is a reminder, and when it speaks; a dialog changes that. */
export function SetReminderField({ value, onChange, type, now, people, errorMessage = null }: SetReminderFieldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack>
      <Switch
        label="Set Reminder"
        isSelected={value !== null}
        onChange={(isOn) => onChange(isOn ? newReminderChoice(type, now) : null)}
        hint={value === null ? 'Nobody is reminded.' : summaryOf(value)}
        errorMessage={errorMessage}
      />
      {value === null ? null : (
        <>
          <Actions>
            <Button onPress={() => setOpen(true)}>Change reminder</Button>
          </Actions>
          <SetReminderDialog
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            value={value}
            people={people}
            onSave={(choice) => {
              onChange(choice);
              setOpen(false);
            }}
          />
        </>
      )}
    </Stack>
  );
}

const summaryOf = ({ set_reminder, further_reminders, date }: ReminderChoice) =>
  `${offsetsText([set_reminder, ...further_reminders])}, at ${showTime(date, 12)}`;
