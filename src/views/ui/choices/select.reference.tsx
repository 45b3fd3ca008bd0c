import type { Reference } from '../../../reference/reference.ts';
import { Column } from '../../../reference/specimen.tsx';
import { Select } from './select.tsx';

const reminders = [
  { value: '30', label: '4 weeks' },
  { value: '21', label: '3 weeks' },
  { value: '14', label: '2 weeks' },
  { value: '7', label: '1 week' },
];
const statuses = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
  { value: 'in_shop', label: 'In-shop', note: 'With a mechanic; it cannot be assigned.' },
  { value: 'sold', label: 'Sold', isDisabled: true },
];

export const reference: Reference = {
  name: 'Select',
  use: 'One of up to about fifteen. For more, use ComboBox, which is searched; where all must be in sight, RadioGroup.',
  components: ['Select'],
  states: [
    {
      name: 'Empty',
      Show: () => (
        <Column>
          <Select label="Status" name="status" choices={statuses} isRequired />
          <Select label="Set reminder" name="reminder" choices={reminders} emptyLabel="No reminder" isOptional />
        </Column>
      ),
    },
    {
      name: 'Filled',
      Show: () => (
        <Column>
          <Select label="Set reminder" name="filled" choices={reminders} defaultValue="14" hint="Before it is due." />
        </Column>
      ),
    },
    {
      name: 'Open',
      opener: 'In-shop Vehicle status',
      Show: () => (
        <Column>
          <Select label="Vehicle status" name="open" choices={statuses} defaultValue="in_shop" />
        </Column>
      ),
    },
    {
      name: 'Refused',
      Show: () => (
        <Column>
          <Select label="Priority level" name="refused" choices={statuses} errorMessage="Priority level is required" />
        </Column>
      ),
    },
    {
      name: 'Disabled',
      Show: () => (
        <Column>
          <Select label="Make" name="disabled" choices={[]} isDisabled hint="Choose a type first." />
        </Column>
      ),
    },
    {
      name: 'Long text',
      Show: () => (
        <Column>
          <Select
            label="Document type"
            name="long"
            choices={[
              { value: 'long', label: 'Certificate of road worthiness for heavy goods vehicles over five tonnes' },
            ]}
            defaultValue="long"
          />
        </Column>
      ),
    },
  ],
};
