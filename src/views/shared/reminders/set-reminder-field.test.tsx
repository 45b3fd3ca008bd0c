// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { newReminderChoice, type ReminderChoice } from '../../../domain/shared/reminder.ts';
import { SetReminderField } from './set-reminder-field.tsx';

const people = [
  { id: 'p1', name: 'Bola Ade' },
  { id: 'p2', name: 'Chidi Obi' },
];
const person = userEvent.setup();
const changed = vi.fn<(choice: ReminderChoice | null) => void>();
const sent = vi.fn();

afterEach(() => {
  cleanup();
  changed.mockClear();
  sent.mockClear();
});

function Specimen() {
  const [value, setValue] = useState<ReminderChoice | null>(newReminderChoice('service', '14:23'));
  const change = (choice: ReminderChoice | null) => {
    changed(choice);
    setValue(choice);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <SetReminderField value={value} onChange={change} type="service" now="14:23" people={people} />
    </form>
  );
}

const open = async () => {
  await person.click(screen.getByRole('button', { name: 'Change reminder' }));
  return within(screen.getByRole('dialog', { name: 'Set Reminder' }));
};
const save = () => person.click(screen.getByRole('button', { name: 'Save reminder' }));
const last = () => changed.mock.lastCall?.[0];

it('is on, says when it speaks, and is switched off and on again', async () => {
  render(<Specimen />);
  const toggle = screen.getByRole('switch', { name: 'Set Reminder' });
  expect((toggle as HTMLInputElement).checked).toBe(true);
  expect(screen.getByText('5 days before, at 2:23 pm')).toBeTruthy();
  await person.click(toggle);
  expect(last()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change reminder' })).toBeNull();
  await person.click(toggle);
  expect(last()).toEqual(newReminderChoice('service', '14:23'));
});

it('takes several times, who hears of it, and when the owner does', async () => {
  render(<Specimen />);
  const dialog = await open();
  const remind = dialog.getByRole('combobox', { name: 'Remind' });
  await person.clear(remind);
  await person.type(remind, '45');
  await person.click(screen.getByRole('option', { name: '45 days before' }));
  await person.type(dialog.getByRole('combobox', { name: /Remind again/ }), 'On the day');
  await person.click(screen.getByRole('option', { name: 'On the day' }));
  await person.click(dialog.getByRole('checkbox', { name: 'Whoever has the asset' }));
  await person.type(dialog.getByRole('combobox', { name: /These people/ }), 'Chi');
  await person.click(screen.getByRole('option', { name: 'Chidi Obi' }));
  await save();
  expect(last()).toMatchObject({
    set_reminder: '45d',
    further_reminders: ['0d'],
    date: '14:23',
    recipients: { everyone: true, holder: true, people: ['p2'] },
  });
  expect(screen.getByText('45 days before and on the day, at 2:23 pm')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

it('asks for what is missing, and for somebody to remind', async () => {
  render(<Specimen />);
  const dialog = await open();
  await person.clear(dialog.getByLabelText('Time'));
  await person.click(dialog.getByRole('checkbox', { name: 'Everybody who may use the assets' }));
  await save();
  expect(dialog.getByText('field is required')).toBeTruthy();
  expect(dialog.getByText('Choose who is reminded.')).toBeTruthy();
  expect(changed).not.toHaveBeenCalled();
});
