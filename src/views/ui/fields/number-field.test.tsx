// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../actions/button.tsx';
import { Form, textOf } from './form.tsx';
import { NumberField } from './number-field.tsx';

const person = userEvent.setup();
const changed = vi.fn<(value: number | null) => void>();
const submitted = vi.fn<(value: string) => void>();
const field = () => screen.getByLabelText<HTMLInputElement>('Number of employees');

afterEach(() => {
  cleanup();
  changed.mockClear();
  submitted.mockClear();
});

function Seats({ errors = {} }: { errors?: Record<string, string> }) {
  return (
    <Form aria-label="Seats" errors={errors} onSubmit={(values) => submitted(textOf(values, 'seats'))}>
      <NumberField label="Number of employees" name="seats" min={5} max={5000} isRequired onChange={changed} />
      <Button type="submit">Save</Button>
      <button type="reset">Reset</button>
    </Form>
  );
}

it('takes digits and no letters', async () => {
  render(<Seats />);
  await person.type(field(), '1a2,b3');
  expect(field().value).toBe('123');
  expect(changed).toHaveBeenLastCalledWith(123);
  await person.clear(field());
  expect(changed).toHaveBeenLastCalledWith(null);
});

it('groups thousands, and submits digits only', async () => {
  render(<Seats />);
  await person.type(field(), '1250');
  expect(field().value).toBe('1,250');
  await person.keyboard('{Enter}');
  expect(submitted).toHaveBeenCalledExactlyOnceWith('1250');
});

it.each([
  ['4', 'Must be 5 or more.'],
  ['5001', 'Must be 5,000 or less.'],
  // Without the sign or the point they would be 7 and 125, which nobody meant.
  ['-7', 'Must be 0 or more.'],
  ['12.5', 'Write a whole number.'],
])('refuses %s', async (text, message) => {
  render(<Seats />);
  await person.type(field(), text);
  await person.tab();
  expect(screen.getByText(message)).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(field().value.replace(',', '')).toBe(text);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(submitted).not.toHaveBeenCalled();
});

it('shows that it is required', async () => {
  render(<Seats />);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Required')).toBeTruthy();
  expect(document.activeElement).toBe(field());
});

it("shows the server's error until the value changes, and then allows submitting", async () => {
  const { rerender } = render(<Seats />);
  await person.type(field(), '10');
  rerender(<Seats errors={{ seats: 'You have 12 employees, you cannot pay for less.' }} />);
  expect(screen.getByText(/You have 12 employees/)).toBeTruthy();
  await person.type(field(), '0{Enter}');
  expect(submitted).toHaveBeenCalledExactlyOnceWith('100');
});

it('resets with its form', async () => {
  render(<Seats />);
  await person.type(field(), '10');
  await person.click(screen.getByRole('button', { name: 'Reset' }));
  expect(field().value).toBe('');
});
