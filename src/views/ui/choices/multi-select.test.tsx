// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Form } from '../fields/form.tsx';
import { MultiSelect } from './multi-select.tsx';

const person = userEvent.setup();
const changed = vi.fn<(value: string[]) => void>();
const submitted = vi.fn<(values: unknown[]) => void>();
const departments = ['Finance', 'Logistics', 'Operations', 'People'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Departments' });
const chips = () =>
  screen.queryByRole('grid')
    ? within(screen.getByRole('grid'))
        .getAllByRole('row')
        .map((row) => row.textContent)
    : [];

afterEach(() => {
  cleanup();
  changed.mockClear();
  submitted.mockClear();
});

function Sharing({ from = [] }: { from?: string[] }) {
  return (
    <Form aria-label="Share" onSubmit={(values) => submitted(values.getAll('departments'))}>
      <MultiSelect
        label="Departments"
        name="departments"
        choices={departments}
        defaultValue={from}
        onChange={changed}
        isRequired
      />
      <button type="submit">Share</button>
    </Form>
  );
}

it('chooses several options without leaving the field, and submits every value', async () => {
  render(<Sharing />);
  await person.type(box(), 'log{ArrowDown}{Enter}');
  expect(box().value).toBe('');
  await person.type(box(), 'peo{ArrowDown}{Enter}');
  expect(changed).toHaveBeenLastCalledWith(['logistics', 'people']);
  expect(chips()).toEqual(['Logistics', 'People']);
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'Share' }));
  expect(submitted).toHaveBeenCalledExactlyOnceWith(['logistics', 'people']);
});

it('removes the last choice with Backspace only when the field is empty', async () => {
  render(<Sharing from={['finance', 'people']} />);
  await person.type(box(), 'x{Backspace}');
  expect(changed).not.toHaveBeenCalled();
  await person.keyboard('{Backspace}');
  expect(changed).toHaveBeenCalledExactlyOnceWith(['finance']);
});

it('removes a choice with its button, and with Delete on it', async () => {
  render(<Sharing from={['finance', 'logistics', 'people']} />);
  await person.click(screen.getByRole('button', { name: 'Remove Logistics' }));
  expect(chips()).toEqual(['Finance', 'People']);
  screen.getByRole('row', { name: 'Finance' }).focus();
  await person.keyboard('{Delete}');
  expect(chips()).toEqual(['People']);
  expect(changed).toHaveBeenLastCalledWith(['people']);
});

it('blocks the form while it is required and empty', async () => {
  render(<Sharing />);
  await person.click(screen.getByRole('button', { name: 'Share' }));
  expect(submitted).not.toHaveBeenCalled();
  expect(screen.getByText('Required')).toBeTruthy();
  expect(document.activeElement).toBe(box());
});

it('deselects an option in the list', async () => {
  render(<Sharing from={['finance']} />);
  await person.type(box(), 'fin{ArrowDown}{Enter}');
  expect(changed).toHaveBeenCalledExactlyOnceWith([]);
});

it('keeps a text that names no option, and says that it is no choice', async () => {
  render(<Sharing from={['finance']} />);
  await person.type(box(), 'Sales');
  await person.tab();
  expect(box().value).toBe('Sales');
  expect(screen.getByText('‘Sales’ is not in the list. Choose from the list.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Share' }));
  expect(submitted).not.toHaveBeenCalled();
  await person.clear(box());
  await person.type(box(), 'people');
  await person.tab();
  expect(chips()).toEqual(['Finance', 'People']);
  await person.click(screen.getByRole('button', { name: 'Share' }));
  expect(submitted).toHaveBeenCalledExactlyOnceWith(['finance', 'people']);
});
