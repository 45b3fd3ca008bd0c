import { type ComponentProps, useState } from 'react';
import { newReminderChoice, type ReminderChoice } from '../../../domain/shared/reminder.ts';
import type { Reference } from '../../../reference/reference.ts';
import { SetReminderField } from './set-reminder-field.tsx';

const now = '14:23';
const people = [
  { id: 'p1', name: 'Bola Ade' },
  { id: 'p2', name: 'Chidi Obi' },
];
const choice = newReminderChoice('document_renewal', now);

function Specimen({ value: first, ...rest }: Partial<ComponentProps<typeof SetReminderField>>) {
  const [value, setValue] = useState<ReminderChoice | null>(first === undefined ? choice : first);
  return (
    <SetReminderField value={value} onChange={setValue} type="document_renewal" now={now} people={people} {...rest} />
  );
}

export const reference: Reference = {
  name: 'Set reminder field',
  use: 'Part of the form of what is due, such as a document or a service. The reminder is created with the form, and its dialog changes when it speaks and to whom.',
  components: ['SetReminderField'],
  states: [
    { name: 'On', Show: () => <Specimen /> },
    { name: 'Off', Show: () => <Specimen value={null} /> },
    {
      name: 'Several times',
      Show: () => <Specimen value={{ ...choice, set_reminder: '30d', further_reminders: ['7d', '1d', '0d'] }} />,
    },
    { name: 'Refused', Show: () => <Specimen errorMessage="This reminder is no longer there. Set it again." /> },
    { name: 'Dialog', opener: 'Change reminder', Show: () => <Specimen /> },
  ],
};
