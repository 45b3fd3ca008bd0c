import type { Reference } from '../../../reference/reference.ts';
import { Column } from '../../../reference/specimen.tsx';
import { Link } from '../actions/link.tsx';
import { EmailField, PasswordField, TextField } from './field.tsx';

export const reference: Reference = {
  name: 'Text field',
  use: 'One line of text, a password or an address for mail. For several lines use TextArea; an amount, a number, a day, a time or a telephone number has a field of its own.',
  components: ['TextField', 'PasswordField', 'EmailField'],
  states: [
    {
      name: 'Empty',
      Show: () => (
        <Column>
          <TextField label="Asset name" name="name" hint="As it is called in the stores." />
          <TextField label="Notes" name="notes" isOptional placeholder="Floor, unit, landmark" />
        </Column>
      ),
    },
    {
      name: 'Filled',
      Show: () => (
        <Column>
          <TextField label="Business name" name="business" defaultValue="Harmattan Logistics Ltd" isRequired />
          <EmailField label="Email" name="email" defaultValue="ngozi.okafor@harmattan.example" />
          <PasswordField
            label="Password"
            name="password"
            defaultValue="red-earth-and-rain"
            aside={<Link href="/">Forgot password?</Link>}
          />
        </Column>
      ),
    },
    {
      name: 'Refused',
      Show: () => (
        <Column>
          <TextField
            label="Plate number"
            name="plate_no"
            defaultValue="LSR 482"
            errorMessage="A plate has three letters, three digits and two letters, such as LSR 482 XA."
          />
        </Column>
      ),
    },
    {
      name: 'Disabled and read-only',
      Show: () => (
        <Column>
          <TextField label="Model" name="model" isDisabled hint="Choose a make first." />
          <TextField label="Serial number" name="serial" isReadOnly defaultValue="HL-000482" />
        </Column>
      ),
    },
    {
      name: 'Long text',
      Show: () => (
        <Column>
          <TextField
            label="What people who have never seen this vehicle before should know in order to recognise it on the yard"
            name="long"
            defaultValue="The white one with the dented left door, parked behind the generator house most of the time"
            hint="A hint may need two lines as well, and must stay readable where it is set in the smaller size on a narrow screen."
          />
        </Column>
      ),
    },
  ],
};
