import type { Reference } from '../../../reference/reference.ts';
import { Column } from '../../../reference/specimen.tsx';
import { PhoneField } from './phone-field.tsx';

const hint = '+2348012345678 or 08012345678';

export const reference: Reference = {
  name: 'Phone field',
  use: 'A telephone number as people write it. What a number must look like depends on the country, and is the caller’s to check.',
  components: ['PhoneField'],
  states: [
    {
      name: 'Empty',
      Show: () => (
        <Column>
          <PhoneField label="Phone number" name="phone" hint={hint} isRequired />
        </Column>
      ),
    },
    {
      name: 'Filled',
      Show: () => (
        <Column>
          <PhoneField label="Phone number" name="filled" hint={hint} defaultValue="0803 555 0142" />
        </Column>
      ),
    },
    {
      name: 'Refused',
      Show: () => (
        <Column>
          <PhoneField
            label="Phone number"
            name="refused"
            defaultValue="0803 555"
            errorMessage={`Write the number in full, such as ${hint}.`}
          />
        </Column>
      ),
    },
  ],
};
