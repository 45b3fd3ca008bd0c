import type { Reference } from '../../../reference/reference.ts';
import { Column } from '../../../reference/specimen.tsx';
import { RadioGroup } from './radio-group.tsx';

const salaries = [
  { value: 'fixed', label: 'Fixed', note: 'One figure, such as ₦450,000.00 a month.' },
  { value: 'range', label: 'A range', note: 'From one figure to another.' },
  { value: 'hidden', label: 'Not shown' },
];
const conditions = [
  { value: 'new', label: 'New' },
  { value: 'used', label: 'Used' },
];

export const reference: Reference = {
  name: 'Radio group',
  use: 'One of a few, all in sight. Where the choice is the whole question, use RadioCards; for more than seven, Select.',
  components: ['RadioGroup'],
  states: [
    {
      name: 'Empty and filled',
      Show: () => (
        <Column>
          <RadioGroup label="Condition" name="condition" choices={conditions} isRow isRequired />
          <RadioGroup
            label="Salary"
            name="salary"
            choices={salaries}
            defaultValue="fixed"
            hint="What applicants see."
          />
        </Column>
      ),
    },
    {
      name: 'Refused',
      Show: () => (
        <Column>
          <RadioGroup label="Condition" name="refused" choices={conditions} errorMessage="Required" />
        </Column>
      ),
    },
    {
      name: 'Disabled and read-only',
      Show: () => (
        <Column>
          <RadioGroup label="Condition" name="disabled" choices={conditions} defaultValue="used" isRow isDisabled />
          <RadioGroup
            label="Condition when bought"
            name="fixed"
            choices={conditions}
            defaultValue="new"
            isRow
            isReadOnly
          />
        </Column>
      ),
    },
  ],
};
