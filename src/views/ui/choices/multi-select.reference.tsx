import type { Reference } from '../../../reference/reference.ts';
import { Column } from '../../../reference/specimen.tsx';
import { MultiSelect } from './multi-select.tsx';

const departments = [
  'Customer care',
  'Finance',
  'Fleet',
  'Human resources',
  'Legal and compliance',
  'Logistics',
  'Operations',
  'Procurement',
  'Sales',
].map((label) => ({ value: label, label }));

export const reference: Reference = {
  name: 'Multi-select',
  use: 'Some of many, found by typing; what is chosen stands below and is removed one by one. For a few, use CheckBoxGroup.',
  components: ['MultiSelect'],
  states: [
    {
      name: 'Empty',
      Show: () => (
        <Column>
          <MultiSelect label="Departments" name="empty" choices={departments} hint="Who can see the file." />
        </Column>
      ),
    },
    {
      name: 'Filled',
      Show: () => (
        <Column>
          <MultiSelect
            label="Departments"
            name="filled"
            choices={departments}
            defaultValue={['Fleet', 'Legal and compliance', 'Operations']}
          />
        </Column>
      ),
    },
    {
      name: 'Open',
      opener: 'Show suggestions Share with',
      Show: () => (
        <Column>
          <MultiSelect label="Share with" name="open" choices={departments} defaultValue={['Finance']} />
        </Column>
      ),
    },
    {
      name: 'Refused',
      Show: () => (
        <Column>
          <MultiSelect label="Departments" name="refused" choices={departments} errorMessage="Choose a department." />
        </Column>
      ),
    },
    {
      name: 'Disabled',
      Show: () => (
        <Column>
          <MultiSelect label="Departments" name="disabled" choices={departments} defaultValue={['Sales']} isDisabled />
        </Column>
      ),
    },
  ],
};
