// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
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

it('scrolls its row to the tab that is shown', async () => {
  const place = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  place.mockImplementation(function (this: HTMLElement) {
    return new DOMRect(this.textContent?.trim() === 'Overdue' ? 500 : 20, 0, 80, 40);
  });
  const scroll = vi.spyOn(Element.prototype, 'scrollLeft', 'set');
  render(<Reminders />);
  await person.click(screen.getByRole('tab', { name: 'Overdue' }));
  // jsdom lays nothing out: the row has no width, so the first tab was brought to 40, and this one 520 further.
  const asked = scroll.mock.calls.findIndex(([to]) => to === 560);
  expect(scroll.mock.contexts[asked]).toBe(screen.getByRole('tablist'));
  place.mockRestore();
  scroll.mockRestore();
});
