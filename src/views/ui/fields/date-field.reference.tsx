import type { Reference } from '../../../reference/reference.ts';
import { Column } from '../../../reference/specimen.tsx';
import { DateField } from './date-field.tsx';

export const reference: Reference = {
  name: 'Date field',
  use: 'A day, typed in any usual way or picked from a calendar. What cannot be read stays as it was typed. For a year alone, use YearField.',
  components: ['DateField'],
  states: [
    {
      name: 'Empty',
      Show: () => (
        <Column>
          <DateField label="Date of purchase" name="date_purchased" isOptional hint="Typed or picked." />
        </Column>
      ),
    },
    {
      name: 'Filled',
      Show: () => (
        <Column>
          <DateField label="Expiry date" name="due_date" defaultValue="2026-11-21" />
        </Column>
      ),
    },
    {
      name: 'Calendar',
      opener: 'Change the day, 14 Mar, 2025',
      shows: 'Friday, 14 March 2025',
      Show: () => (
        <Column>
          <DateField label="Issue date" name="issue_date" defaultValue="2025-03-14" min="2025-03-05" max="2025-12-31" />
        </Column>
      ),
    },
    {
      name: 'Refused',
      Show: () => (
        <Column>
          <DateField
            label="End date"
            name="end_date"
            defaultValue="2024-03-14"
            errorMessage="Choose 15 Mar, 2025 or a later day."
          />
        </Column>
      ),
    },
    {
      name: 'Disabled and read-only',
      Show: () => (
        <Column>
          <DateField label="Date assigned" name="disabled" isDisabled hint="Choose an assignee first." />
          <DateField label="Registered" name="fixed" defaultValue="2025-03-14" isReadOnly />
        </Column>
      ),
    },
  ],
};
