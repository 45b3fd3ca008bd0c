import { useState } from 'react';
import type { Reference } from '../../../reference/reference.ts';
import { Column } from '../../../reference/specimen.tsx';
import { formatKobo } from '../content/money.ts';
import { MoneyField } from './money-field.tsx';

function Priced() {
  const [kobo, setKobo] = useState<number | null>(1_850_000_050);
  return (
    <Column>
      <MoneyField label="Purchase price" name="price" value={kobo} onChange={setKobo} />
      <p>{kobo === null ? 'No price' : `${formatKobo(kobo)} is ${kobo} kobo`}</p>
    </Column>
  );
}

export const reference: Reference = {
  name: 'Money field',
  use: 'An amount in naira, exact to the kobo, whose thousands group while it is typed. Its value is a whole number of kobo. For counts, use NumberField.',
  components: ['MoneyField'],
  states: [
    {
      name: 'Empty',
      Show: () => (
        <Column>
          <MoneyField label="Cost" name="cost" isOptional hint="What was paid, with everything." />
        </Column>
      ),
    },
    { name: 'Filled', Show: () => <Priced /> },
    {
      name: 'Refused',
      Show: () => (
        <Column>
          <MoneyField
            label="Salary"
            name="salary"
            defaultValue={2_000_000}
            errorMessage="Must be ₦70,000.00 or more."
          />
        </Column>
      ),
    },
    {
      name: 'Disabled and read-only',
      Show: () => (
        <Column>
          <MoneyField label="Cost" name="disabled" isDisabled />
          <MoneyField label="Total" name="fixed" defaultValue={412_500} isReadOnly />
        </Column>
      ),
    },
  ],
};
