// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../actions/button.tsx';
import { unreadableDate } from '../content/date.ts';
import { DateField } from './date-field.tsx';
import { Form, textOf } from './form.tsx';

const person = userEvent.setup();
const changed = vi.fn<(date: string | null) => void>();
const submitted = vi.fn<(date: string) => void>();
const field = () => screen.getByLabelText<HTMLInputElement>('Date of purchase');

afterEach(() => {
  cleanup();
  changed.mockClear();
  submitted.mockClear();
});

function Purchase({ from = null, errors = {} }: { from?: string | null; errors?: Record<string, string> }) {
  const [date, setDate] = useState(from);
  return (
    <Form aria-label="Vehicle" errors={errors} onSubmit={(values) => submitted(textOf(values, 'date_purchased'))}>
      <DateField
        label="Date of purchase"
        name="date_purchased"
        min="1992-01-01"
        max="2030-12-31"
        value={date}
        onChange={(next) => {
          changed(next);
          setDate(next);
        }}
      />
      <Button onPress={() => setDate('2020-02-29')}>Leap day</Button>
      <Button type="submit">Save</Button>
    </Form>
  );
}

it('formats the typed day on blur, and reports it once', async () => {
  render(<Purchase />);
  await person.type(field(), '21/11/2026');
  expect(changed).not.toHaveBeenCalled();
  await person.tab();
  expect(field().value).toBe('21 Nov, 2026');
  expect(changed).toHaveBeenCalledExactlyOnceWith('2026-11-21');
});

it('submits YYYY-MM-DD, also on Enter', async () => {
  render(<Purchase />);
  await person.type(field(), '21112026{Enter}');
  expect(submitted).toHaveBeenCalledExactlyOnceWith('2026-11-21');
});

it('keeps text that it cannot read, shows an error, and blocks the form', async () => {
  render(<Purchase from="2026-11-21" />);
  await person.clear(field());
  await person.type(field(), '11/21/2026');
  await person.tab();
  expect(field().value).toBe('11/21/2026');
  expect(screen.getByText(unreadableDate)).toBeTruthy();
  expect(changed).toHaveBeenLastCalledWith(null);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(submitted).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field());
});

it.each([
  ['31/12/1991', 'Choose 01 Jan, 1992 or a later day.'],
  ['1/1/2031', 'Choose 31 Dec, 2030 or an earlier day.'],
  ['30 feb 2020', 'There is no 30 Feb in 2020.'],
])('refuses %s', async (text, message) => {
  render(<Purchase />);
  await person.type(field(), text);
  await person.tab();
  expect(screen.getByText(message)).toBeTruthy();
  expect(field().value).not.toBe('');
});

it('follows a day that is set from outside', async () => {
  render(<Purchase from="2026-11-21" />);
  await person.click(screen.getByRole('button', { name: 'Leap day' }));
  expect(field().value).toBe('29 Feb, 2020');
});

it('takes a day from the calendar, and clears the error', async () => {
  render(<Purchase />);
  await person.type(field(), '31/02/2024');
  await person.click(screen.getByRole('button', { name: 'Choose a day' }));
  await screen.findByRole('grid');
  await person.selectOptions(screen.getByLabelText('Year'), '2024');
  await person.selectOptions(screen.getByLabelText('Month'), 'March');
  await person.click(screen.getByRole('button', { name: /14 March 2024/ }));
  expect(field().value).toBe('14 Mar, 2024');
  expect(changed).toHaveBeenLastCalledWith('2024-03-14');
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.queryByText(/There is no/)).toBeNull();
});

it("shows the server's error until the day changes", async () => {
  const { rerender } = render(<Purchase from="2026-11-21" />);
  rerender(<Purchase from="2026-11-21" errors={{ date_purchased: 'The day lies ahead.' }} />);
  expect(screen.getByText('The day lies ahead.')).toBeTruthy();
  expect(document.activeElement).toBe(field());
  await person.clear(field());
  await person.type(field(), '20/11/2026{Enter}');
  expect(submitted).toHaveBeenCalledExactlyOnceWith('2026-11-20');
});

it('takes an empty text for no day', () => {
  const empty = [{ defaultValue: '' }, { value: '' }];
  for (const [at, props] of empty.entries()) {
    render(<DateField label={`Day ${at}`} {...props} />);
    expect(screen.getByLabelText<HTMLInputElement>(`Day ${at}`).value).toBe('');
  }
});
