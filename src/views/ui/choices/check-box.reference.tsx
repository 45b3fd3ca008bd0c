import { useState } from 'react';
import type { Reference } from '../../../reference/reference.ts';
import { Column, Row } from '../../../reference/specimen.tsx';
import { CheckBox, CheckBoxGroup } from './check-box.tsx';

const plates = ['LSR 482 XA', 'KJA 119 GT', 'ABJ 730 KW'];

function Some() {
  const [chosen, setChosen] = useState(['LSR 482 XA']);
  return (
    <Column>
      <CheckBox
        label="All vehicles"
        isSelected={chosen.length === plates.length}
        isIndeterminate={chosen.length > 0 && chosen.length < plates.length}
        onChange={(isAll) => setChosen(isAll ? plates : [])}
      />
      <CheckBoxGroup
        label="Vehicles"
        choices={plates.map((plate) => ({ value: plate, label: plate }))}
        value={chosen}
        onChange={setChosen}
      />
    </Column>
  );
}

export const reference: Reference = {
  name: 'Check box',
  use: 'A yes or no that is sent with a form, or some of a few. For a setting that takes effect at once, use Switch; for some of many, MultiSelect.',
  components: ['CheckBox', 'CheckBoxGroup'],
  states: [
    {
      name: 'States',
      Show: () => (
        <Row>
          <CheckBox label="Not ticked" />
          <CheckBox label="Ticked" defaultSelected />
          <CheckBox label="Some" isIndeterminate />
          <CheckBox label="Row 1" isLabelUnseen />
        </Row>
      ),
    },
    { name: 'Some of several', Show: () => <Some /> },
    {
      name: 'With a hint',
      Show: () => (
        <Column>
          <CheckBox label="Benefit by default" hint="Everybody who joins is given it." defaultSelected />
        </Column>
      ),
    },
    {
      name: 'Refused',
      Show: () => (
        <Column>
          <CheckBox label="I have read the terms" errorMessage="The terms must be accepted." />
          <CheckBoxGroup
            label="Send reminders by"
            choices={[
              { value: 'mail', label: 'Mail' },
              { value: 'app', label: 'Notification', note: 'In the app, at once.' },
            ]}
            errorMessage="Choose at least one."
          />
        </Column>
      ),
    },
    {
      name: 'Disabled and read-only',
      Show: () => (
        <Row>
          <CheckBox label="Disabled" isDisabled />
          <CheckBox label="Disabled, ticked" isDisabled defaultSelected />
          <CheckBox label="Read-only, ticked" isReadOnly defaultSelected />
        </Row>
      ),
    },
  ],
};
