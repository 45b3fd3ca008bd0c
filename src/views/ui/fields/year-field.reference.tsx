import type { Reference } from '../../../reference/reference.ts';
import { Column } from '../../../reference/specimen.tsx';
import { YearField } from './year-field.tsx';

export const reference: Reference = {
  name: 'Year field',
  use: 'A year, typed or picked; from 1992 to 2030 unless told otherwise. For a whole day, use DateField.',
  components: ['YearField'],
  states: [
    {
      name: 'Empty',
      Show: () => (
        <Column>
          <YearField label="Year" name="year" isOptional />
        </Column>
      ),
    },
    {
      name: 'Filled',
      Show: () => (
        <Column>
          <YearField label="Year" name="filled" defaultValue={2019} />
        </Column>
      ),
    },
    {
      name: 'Open',
      Show: () => (
        <Column>
          <YearField label="Year of make" name="open" defaultValue={1994} />
        </Column>
      ),
    },
    {
      name: 'Disabled',
      Show: () => (
        <Column>
          <YearField label="Year" name="disabled" isDisabled />
        </Column>
      ),
    },
  ],
};
