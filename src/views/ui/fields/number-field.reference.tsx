import type { Reference } from '../../../reference/reference.ts';
import { Column } from '../../../reference/specimen.tsx';
import { NumberField } from './number-field.tsx';

export const reference: Reference = {
  name: 'Number field',
  use: 'A whole number; nothing but digits can be typed. For amounts of money use MoneyField, for a year YearField.',
  components: ['NumberField'],
  states: [
    {
      name: 'Empty',
      Show: () => (
        <Column>
          <NumberField label="Number of employees" name="num_employees" min={1} isRequired />
        </Column>
      ),
    },
    {
      name: 'Filled',
      Show: () => (
        <Column>
          <NumberField label="Mileage" name="mileage" defaultValue={128450} unit="km" isOptional />
          <NumberField label="Starting number" name="starting_number" defaultValue={1001} isGrouped={false} />
        </Column>
      ),
    },
    {
      name: 'Refused',
      Show: () => (
        <Column>
          <NumberField
            label="Number of employees"
            name="seats"
            defaultValue={8}
            errorMessage="You have 12 employees, you cannot pay for less"
          />
        </Column>
      ),
    },
    {
      name: 'Disabled and read-only',
      Show: () => (
        <Column>
          <NumberField label="Mileage" name="disabled" unit="km" isDisabled />
          <NumberField label="Mileage at the last service" name="fixed" unit="km" defaultValue={120000} isReadOnly />
        </Column>
      ),
    },
  ],
};
