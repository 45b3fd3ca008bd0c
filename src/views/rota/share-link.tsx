import { useState } from 'react';
import { nameOf } from '../shared/people/people.ts';
import { ComboBox } from '../ui/choices/combo-box.tsx';
import { Stack } from '../ui/content/layout.tsx';
import { ShiftLink } from './shift-link.tsx';
import type { ShownWeek } from './week-texts.ts';

/** A link for one of those who work in the week, to send instead of the whole of it. */
export function ShareLink({ week: { employees } }: { week: ShownWeek }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const employee = employees.find(({ id }) => id === chosen);
  return (
    <Stack>
      <ComboBox
        label="Link for one person"
        name="person"
        isOptional
        choices={employees.map((person) => ({ value: person.id, label: nameOf(person) }))}
        value={chosen}
        onChange={setChosen}
        hint="They see their own shifts, without signing in."
      />
      {employee === undefined ? null : <ShiftLink key={employee.id} employee={employee} />}
    </Stack>
  );
}
