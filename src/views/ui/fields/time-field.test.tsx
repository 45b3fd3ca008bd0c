// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Form, textOf } from './form.tsx';
import { TimeField } from './time-field.tsx';

const person = userEvent.setup();
const changed = vi.fn<(time: string | null) => void>();
const field = () => screen.getByLabelText<HTMLInputElement>('Shift begins');

afterEach(() => {
  cleanup();
  changed.mockClear();
});

it('formats the typed time on blur', async () => {
  render(<TimeField label="Shift begins" onChange={changed} />);
  await person.type(field(), '930');
  await person.tab();
  expect(field().value).toBe('9:30 am');
  expect(changed).toHaveBeenCalledExactlyOnceWith('09:30');
});

it('shows 24 hours when the business does', () => {
  render(<TimeField label="Shift begins" value="21:30" hourCycle={24} />);
  expect(field().value).toBe('21:30');
});

it('keeps text that it cannot read, and shows an error', async () => {
  render(<TimeField label="Shift begins" onChange={changed} />);
  await person.type(field(), 'late');
  await person.tab();
  expect(field().value).toBe('late');
  expect(screen.getByText('Write the time as hours and minutes, such as 9:30 pm.')).toBeTruthy();
  expect(changed).not.toHaveBeenCalled();
});

it('submits HH:mm', async () => {
  const submitted = vi.fn<(time: string) => void>();
  render(
    <Form aria-label="Shift" onSubmit={(values) => submitted(textOf(values, 'begins'))}>
      <TimeField label="Shift begins" name="begins" />
    </Form>,
  );
  await person.type(field(), '9pm{Enter}');
  expect(submitted).toHaveBeenCalledExactlyOnceWith('21:00');
});
