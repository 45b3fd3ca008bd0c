// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../actions/button.tsx';
import { formatKobo } from '../content/money.ts';
import { Form, textOf } from './form.tsx';
import { MoneyField } from './money-field.tsx';

const person = userEvent.setup();
const changed = vi.fn<(kobo: number | null) => void>();
const submitted = vi.fn<(kobo: string) => void>();
const field = () => screen.getByLabelText<HTMLInputElement>('Purchase price');

afterEach(() => {
  cleanup();
  changed.mockClear();
  submitted.mockClear();
});

function Priced({ from = null, max }: { from?: number | null; max?: number }) {
  const [kobo, setKobo] = useState(from);
  return (
    <Form aria-label="Vehicle" onSubmit={(values) => submitted(textOf(values, 'price'))}>
      <MoneyField
        label="Purchase price"
        name="price"
        value={kobo}
        onChange={(next) => {
          changed(next);
          setKobo(next);
        }}
        {...(max === undefined ? {} : { max })}
      />
      <Button onPress={() => setKobo(100)}>One naira</Button>
      <Button type="submit">Save</Button>
    </Form>
  );
}

it('groups thousands while typing, and reports kobo', async () => {
  render(<Priced />);
  await person.type(field(), '1234567.5');
  expect(field().value).toBe('1,234,567.5');
  expect(changed).toHaveBeenLastCalledWith(123_456_750);
});

it('takes digits and two decimals, and refuses a third, which may have been meant as thousands', async () => {
  render(<Priced />);
  await person.type(field(), 'a1b23.45');
  expect(field().value).toBe('123.45');
  expect(changed).toHaveBeenLastCalledWith(12_345);
  await person.clear(field());
  await person.type(field(), '1.500');
  await person.tab();
  expect([field().value, screen.getByText('Write at most two decimals, such as 1,500.50.') !== null]).toEqual([
    ...['1.500', true],
  ]);
  expect(changed).toHaveBeenLastCalledWith(null);
});

it('offers a keyboard with a point on phones', () => {
  render(<Priced />);
  expect(field().inputMode).toBe('decimal');
});

it('refuses an amount below zero, and kobo where naira are whole, as they were typed', async () => {
  render(<Priced />);
  await person.type(field(), '-1500');
  await person.tab();
  expect([field().value, screen.getByText('Must be 0 or more.') !== null]).toEqual(['-1,500', true]);
  expect(changed).toHaveBeenLastCalledWith(null);
  cleanup();
  render(<MoneyField label="Purchase price" isWhole onChange={changed} />);
  await person.type(field(), '1500.50');
  await person.tab();
  expect([field().value, screen.getByText('Write a whole number.') !== null]).toEqual(['1,500.50', true]);
  expect(changed).toHaveBeenLastCalledWith(null);
});

it('keeps the caret when digits are inserted before others', async () => {
  render(<Priced from={123_456_700} />);
  await person.type(field(), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(field().value).toBe('19,234,567');
  expect(field().selectionStart).toBe(2);
});

it('completes the kobo on blur', async () => {
  render(<Priced />);
  await person.type(field(), '1234.5');
  await person.tab();
  expect(field().value).toBe('1,234.50');
});

it('accepts a pasted amount with currency sign and separators', async () => {
  render(<Priced />);
  await person.click(field());
  await person.paste('₦1,234.5');
  expect(field().value).toBe('1,234.5'.padEnd(8, '0'));
  expect(changed).toHaveBeenLastCalledWith(123_450);
});

it('refuses pasted text that is not an amount, instead of changing it to one', async () => {
  render(<Priced from={500} />);
  await person.clear(field());
  await person.paste('1,234.567');
  expect(field().value).toBe('');
  expect(screen.getByText(/‘1,234.567’ was not pasted/)).toBeTruthy();
  await person.type(field(), '1');
  expect(screen.queryByText(/was not pasted/)).toBeNull();
});

it('submits kobo', async () => {
  render(<Priced from={150_050} />);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(submitted).toHaveBeenCalledExactlyOnceWith('150050');
});

it('follows a value that is set from outside', async () => {
  render(<Priced from={150_050} />);
  expect(field().value).toBe('1,500.50');
  await person.click(screen.getByRole('button', { name: 'One naira' }));
  expect(field().value).toBe('1');
});

it('shows its error on blur, and blocks the form', async () => {
  render(<Priced max={100_000} />);
  await person.type(field(), '1000.01');
  expect(screen.queryByText(/Must be/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Must be ₦1,000.00 or less.')).toBeTruthy();
  expect(submitted).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field());
});

it('formats every amount so that it is read back unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (kobo) => {
      render(<MoneyField label="Purchase price" defaultValue={kobo} />);
      expect(`₦${field().value}`).toBe(formatKobo(kobo).replace(/\.00$/, ''));
      cleanup();
    }),
    { numRuns: 30 },
  );
});
