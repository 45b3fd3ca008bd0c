import { useState } from 'react';
import { Button, LinkButton } from '../../views/ui/actions/button.tsx';
import { Select } from '../../views/ui/choices/select.tsx';
import { Card } from '../../views/ui/content/card.tsx';
import { Stack } from '../../views/ui/content/layout.tsx';
import { Notice } from '../../views/ui/feedback/feedback.tsx';
import { TextField } from '../../views/ui/fields/field.tsx';
import { Form } from '../../views/ui/fields/form.tsx';
import { NumberField } from '../../views/ui/fields/number-field.tsx';
import { Breadcrumb } from '../../views/ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../../views/ui/navigation/page.tsx';
import type { Reference } from '../reference.ts';

const cities = [
  { value: 'kano', label: 'Kano' },
  { value: 'lagos', label: 'Lagos' },
];

/** A real one sends with `useRequest`, which says what was refused, and keeps what is typed with `useDraft`. */
function DepotFormPage() {
  const [saved, setSaved] = useState<string | null>(null);
  const [places, setPlaces] = useState<number | null>(null);
  return (
    <Page>
      <Breadcrumb parents={[{ label: 'Depots', href: '/list-page' }]} here="Add depot" />
      <PageHeader title="Add depot">Vehicles can be assigned to it at once.</PageHeader>
      <Card title="The depot" isPadded>
        <Form aria-label="Add depot" onSubmit={(values) => setSaved(String(values.get('name')))}>
          <Stack>
            <TextField label="Name" name="name" isRequired />
            <Select label="City" name="city" choices={cities} isRequired />
            <NumberField label="Places for vehicles" name="places" value={places} onChange={setPlaces} max={500} />
            {saved === null ? null : <Notice tone="good">{saved} would be saved now.</Notice>}
            <div>
              <Button type="submit" look="primary">
                Add depot
              </Button>{' '}
              <LinkButton href="/list-page">Cancel</LinkButton>
            </div>
          </Stack>
        </Form>
      </Card>
    </Page>
  );
}

export const reference: Reference = {
  name: 'A form',
  use: 'A screen that adds or changes one thing: the way back above the heading, fields in one column, and the button below them. What is wrong is said under its field.',
  components: [],
  states: [{ name: 'The whole page', Show: DepotFormPage }],
};
