import type { Reference } from '../../../reference/reference.ts';
import { Column } from '../../../reference/specimen.tsx';
import { TimeField } from './time-field.tsx';

export const reference: Reference = {
  name: 'Time field',
  use: 'A time of day, typed in any usual way: 9, 930, 9:30 pm, 21:30. It is shown with 12 or 24 hours, as the business has chosen.',
  components: ['TimeField'],
  states: [
    {
      name: 'Empty',
      Show: () => (
        <Column>
          <TimeField label="Shift begins" name="begins" />
        </Column>
      ),
    },
    {
      name: 'Filled',
      Show: () => (
        <Column>
          <TimeField label="Shift begins" name="begins12" defaultValue="08:30" />
          <TimeField label="Shift ends" name="ends24" defaultValue="17:00" hourCycle={24} hint="A day of 24 hours." />
        </Column>
      ),
    },
    {
      name: 'Refused',
      Show: () => (
        <Column>
          <TimeField
            label="Shift ends"
            name="ends"
            defaultValue="06:00"
            errorMessage="A shift ends after it begins, at 8:30 am."
          />
        </Column>
      ),
    },
    {
      name: 'Disabled and read-only',
      Show: () => (
        <Column>
          <TimeField label="Break" name="disabled" isDisabled />
          <TimeField label="Clocked in" name="fixed" defaultValue="08:27" isReadOnly />
        </Column>
      ),
    },
  ],
};
