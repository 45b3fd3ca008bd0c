// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { YearField } from './year-field.tsx';

afterEach(cleanup);
const person = userEvent.setup();
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Year' });

it('runs from 1992 to 2030', async () => {
  render(<YearField label="Year" />);
  await person.click(box());
  const years = screen.getAllByRole('option').map((option) => option.textContent);
  expect([years.length, years[0], years.at(-1)]).toEqual([39, '1992', '2030']);
});

it('accepts a typed year', async () => {
  const changed = vi.fn<(year: number | null) => void>();
  render(<YearField label="Year" onChange={changed} />);
  await person.type(box(), '2014');
  await person.tab();
  expect(changed).toHaveBeenCalledExactlyOnceWith(2014);
});

it('names the range of years in its error', async () => {
  render(<YearField label="Year" />);
  await person.type(box(), '1980');
  expect(screen.getByText('Choose a year from 1992 to 2030.')).toBeTruthy();
});
