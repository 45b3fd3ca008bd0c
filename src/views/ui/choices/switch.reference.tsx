import type { Reference } from '../../../reference/reference.ts';
import { Column } from '../../../reference/specimen.tsx';
import { Switch } from './switch.tsx';

export const reference: Reference = {
  name: 'Switch',
  use: 'A setting that takes effect at once. For a yes or no that is sent with a form, use CheckBox.',
  components: ['Switch'],
  states: [
    {
      name: 'Off and on',
      Show: () => (
        <Column>
          <Switch label="Publish the schedule" />
          <Switch
            label="Mail a reminder before a document expires"
            hint="To the assignee and to you."
            defaultSelected
          />
        </Column>
      ),
    },
    {
      name: 'Disabled and read-only',
      Show: () => (
        <Column>
          <Switch label="Bank feed" isDisabled />
          <Switch label="Two-step sign-in" hint="Your business asks for it." isReadOnly defaultSelected />
        </Column>
      ),
    },
    {
      name: 'Refused',
      Show: () => (
        <Column>
          <Switch label="Publish the schedule" errorMessage="Somebody has two shifts on Friday." />
        </Column>
      ),
    },
  ],
};
