import { useState } from 'react';
import type { Reference } from '../../../reference/reference.ts';
import { Tabs } from './tabs.tsx';

function Reminders() {
  const [value, setValue] = useState('upcoming');
  return (
    <Tabs
      label="Reminders"
      value={value}
      onChange={setValue}
      tabs={[
        { id: 'upcoming', label: 'Upcoming', count: 17, children: 'Insurance of Howo A7 tipper, today' },
        { id: 'overdue', label: 'Overdue', count: 2, children: 'Road worthiness of Toyota Hilux, 3 days' },
      ]}
    />
  );
}

function Issues() {
  const [value, setValue] = useState('all');
  const labels = ['All', 'In Repair', 'Inspected', 'Pending', 'Resolved', 'Waiting for parts', 'Handed to the insurer'];
  return (
    <Tabs
      label="Issues"
      value={value}
      onChange={setValue}
      tabs={labels.map((label) => ({
        id: label.toLowerCase(),
        label,
        isDisabled: label === 'Pending',
        children: `${label} issues of 61 trucks`,
      }))}
    />
  );
}

export const reference: Reference = {
  name: 'Tabs',
  use: 'Parts of one thing, of which one is shown. The screens of a module have addresses of their own: those are top tabs. Two parts that are compared stand below each other.',
  components: ['Tabs'],
  states: [
    { name: 'With counts', Show: Reminders },
    { name: 'More than fit, and one that cannot be chosen', Show: Issues },
  ],
};
