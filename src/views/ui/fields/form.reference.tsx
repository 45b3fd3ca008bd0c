import type { Reference } from '../../../reference/reference.ts';
import { Column } from '../../../reference/specimen.tsx';
import { Button } from '../actions/button.tsx';
import { Select } from '../choices/select.tsx';
import { DateField } from './date-field.tsx';
import { TextField } from './field.tsx';
import { Form } from './form.tsx';
import { MoneyField } from './money-field.tsx';

const types = [
  { value: 'autoreg', label: 'Vehicle licence' },
  { value: 'insurance', label: 'Insurance' },
];
const ignore = () => undefined;

export const reference: Reference = {
  name: 'Form',
  use: 'Holds fields that are sent together: what is wrong is said under each field, and the first refused field takes the focus. It is sent only when every field is valid.',
  components: ['Form'],
  states: [
    {
      name: 'Empty',
      Show: () => (
        <Column>
          <Form aria-label="Add a document" onSubmit={ignore}>
            <Select label="Document type" name="type" choices={types} isRequired />
            <TextField label="Title" name="title" isRequired />
            <DateField label="Expiry date" name="due_date" isRequired />
            <MoneyField label="Cost" name="cost" isOptional />
            <Button type="submit" look="primary" size="large">
              Add document
            </Button>
          </Form>
        </Column>
      ),
    },
    {
      name: 'Refused by the server',
      Show: () => (
        <Column>
          <Form
            aria-label="Renew a document"
            onSubmit={ignore}
            errors={{ title: 'There is a document of this title already.', due_date: 'The day must lie ahead.' }}
          >
            <TextField label="Title" name="title" defaultValue="Third-party cover" isRequired />
            <DateField label="Expiry date" name="due_date" defaultValue="2024-03-14" isRequired />
            <Button type="submit" look="primary" size="large">
              Renew
            </Button>
          </Form>
        </Column>
      ),
    },
  ],
};
