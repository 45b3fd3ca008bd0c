// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

const person = userEvent.setup();

afterEach(cleanup);

function Reminders() {
  const [value, setValue] = useState('upcoming');
  const tabs = [
    { id: 'upcoming', label: 'Upcoming', count: 1284, children: 'Insurance' },
    { id: 'snoozed', label: 'Snoozed', isDisabled: true, children: 'Nothing' },
    { id: 'overdue', label: 'Overdue', children: 'Road worthiness' },
  ];
  return <Tabs label="Reminders" tabs={tabs} value={value} onChange={setValue} />;
}

it('shows only the selected panel', async () => {
  render(<Reminders />);
  expect(screen.getByRole('tabpanel').textContent).toBe('Insurance');
  await person.click(screen.getByRole('tab', { name: 'Overdue' }));
  expect(screen.getByRole('tabpanel', { name: 'Overdue' }).textContent).toBe('Road worthiness');
  expect(screen.queryByText('Insurance')).toBeNull();
});

it('is one tab stop, moves with arrow keys, and skips disabled tabs', async () => {
  render(<Reminders />);
  await person.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Upcoming 1,284' }));
  await person.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Overdue' }).getAttribute('aria-selected')).toBe('true');
});
