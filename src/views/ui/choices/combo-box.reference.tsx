import type { Reference } from '../../../reference/reference.ts';
import { Column } from '../../../reference/specimen.tsx';
import { ComboBox } from './combo-box.tsx';

const states =
  'Abia,Adamawa,Akwa Ibom,Anambra,Bauchi,Bayelsa,Benue,Borno,Cross River,Delta,Ebonyi,Edo,Ekiti,Enugu,Gombe,Imo,Jigawa,Kaduna,Kano,Katsina,Kebbi,Kogi,Kwara,Lagos,Nasarawa,Niger,Ogun,Ondo,Osun,Oyo,Plateau,Rivers,Sokoto,Taraba,Yobe,Zamfara'
    .split(',')
    .map((label) => ({ value: label, label }));

export const reference: Reference = {
  name: 'Combo box',
  use: 'One of many, found by typing a part of its name. For up to about fifteen, use Select; for several of many, MultiSelect.',
  components: ['ComboBox'],
  states: [
    {
      name: 'Empty',
      Show: () => (
        <Column>
          <ComboBox label="State" name="state" choices={states} isRequired placeholder="Type a part of its name" />
        </Column>
      ),
    },
    {
      name: 'Filled',
      Show: () => (
        <Column>
          <ComboBox label="State" name="filled" choices={states} defaultValue="Cross River" />
        </Column>
      ),
    },
    {
      name: 'Open',
      opener: 'Show suggestions State of origin',
      Show: () => (
        <Column>
          <ComboBox label="State of origin" name="open" choices={states} defaultValue="Adamawa" />
        </Column>
      ),
    },
    {
      name: 'Refused',
      Show: () => (
        <Column>
          <ComboBox label="State" name="refused" choices={states} errorMessage="Required" />
        </Column>
      ),
    },
    {
      name: 'Disabled and read-only',
      Show: () => (
        <Column>
          <ComboBox label="Model" name="disabled" choices={[]} isDisabled hint="Choose a make first." />
          <ComboBox label="State" name="fixed" choices={states} defaultValue="Lagos" isReadOnly />
        </Column>
      ),
    },
  ],
};
