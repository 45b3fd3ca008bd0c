// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Form, textOf } from '../fields/form.tsx';
import { Select } from './select.tsx';

const person = userEvent.setup();
const changed = vi.fn<(value: string | null) => void>();
const submitted = vi.fn<(value: string) => void>();
const reminders = [
  { value: '30', label: '4 weeks' },
  { value: '21', label: '3 weeks' },
  { value: '14', label: '2 weeks' },
];
const button = () => screen.getByRole('button', { name: /Set reminder/ });

afterEach(() => {
  cleanup();
  changed.mockClear();
  submitted.mockClear();
});

function Reminder({ emptyLabel, errors = {} }: { emptyLabel?: string; errors?: Record<string, string> }) {
  return (
    <Form aria-label="Renew" errors={errors} onSubmit={(values) => submitted(textOf(values, 'reminder_days'))}>
      <Select
        label="Set reminder"
        name="reminder_days"
        choices={reminders}
        onChange={changed}
        isRequired={emptyLabel === undefined}
        {...(emptyLabel === undefined ? {} : { emptyLabel })}
      />
      <button type="submit">Renew</button>
    </Form>
  );
}

it('chooses by keyboard, and submits the value', async () => {
  render(<Reminder />);
  button().focus();
  await person.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(changed).toHaveBeenCalledExactlyOnceWith('21');
  expect(button().textContent).toContain('3 weeks');
  await person.click(screen.getByRole('button', { name: 'Renew' }));
  expect(submitted).toHaveBeenCalledExactlyOnceWith('21');
});

it('chooses by typing the first letters', async () => {
  render(<Reminder />);
  button().focus();
  await person.keyboard('2');
  expect(changed).toHaveBeenCalledExactlyOnceWith('14');
});

it('blocks the form and takes the focus while it is required and empty', async () => {
  render(<Reminder />);
  await person.click(screen.getByRole('button', { name: 'Renew' }));
  expect(submitted).not.toHaveBeenCalled();
  expect(screen.getByText('Required')).toBeTruthy();
  expect(document.activeElement).toBe(button());
});

it('clears the choice with its empty option', async () => {
  render(<Reminder emptyLabel="No reminder" />);
  expect(button().textContent).toContain('No reminder');
  await person.click(button());
  await person.click(screen.getByRole('option', { name: '4 weeks' }));
  await person.click(button());
  await person.click(screen.getByRole('option', { name: 'No reminder' }));
  expect(changed.mock.calls).toEqual([['30'], [null]]);
  await person.click(screen.getByRole('button', { name: 'Renew' }));
  expect(submitted).toHaveBeenCalledExactlyOnceWith('');
});

it('takes the focus and says why when the server refused it', () => {
  const { rerender } = render(<Reminder />);
  rerender(<Reminder errors={{ reminder_days: 'Too late for a reminder.' }} />);
  expect(screen.getByText('Too late for a reminder.')).toBeTruthy();
  expect(document.activeElement).toBe(button());
});
