// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Form, textOf } from '../fields/form.tsx';
import { ComboBox } from './combo-box.tsx';

const person = userEvent.setup();
const changed = vi.fn<(value: string | null) => void>();
const submitted = vi.fn<(value: string) => void>();
const states = ['Abia', 'Kano', 'Kogi', 'Lagos', 'Niger'].map((label) => ({ value: label.toUpperCase(), label }));
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'State' });

afterEach(() => {
  cleanup();
  changed.mockClear();
  submitted.mockClear();
});

function Address({ from = null, errors = {} }: { from?: string | null; errors?: Record<string, string> }) {
  const [state, setState] = useState(from);
  return (
    <Form aria-label="Address" errors={errors} onSubmit={(values) => submitted(textOf(values, 'state'))}>
      <h1>Where is it?</h1>
      <ComboBox
        label="State"
        name="state"
        isRequired
        choices={states}
        value={state}
        onChange={(next) => {
          changed(next);
          setState(next);
        }}
      />
      <button type="button" onClick={() => setState('ABIA')}>
        Aba
      </button>
      <button type="submit">Save</button>
    </Form>
  );
}

it('filters by typing, and submits the value', async () => {
  render(<Address />);
  await person.type(box(), 'ko');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Kogi']);
  await person.keyboard('{ArrowDown}{Enter}');
  expect(box().value).toBe('Kogi');
  expect(changed).toHaveBeenCalledExactlyOnceWith('KOGI');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(submitted).toHaveBeenCalledExactlyOnceWith('KOGI');
});

it('leaves the page accessible while its list is open', async () => {
  const { container } = render(<Address />);
  await person.type(box(), 'k');
  const list = screen.getByRole('listbox');
  expect(document.querySelectorAll('[aria-hidden="true"]:not(svg, svg *), [inert]')).toHaveLength(0);
  expect(screen.getByRole('heading', { name: 'Where is it?' })).toBeTruthy();
  expect(container.contains(list)).toBe(true);
  await person.keyboard('{Escape}');
  expect(document.querySelector('[data-react-aria-top-layer]')).toBeNull();
});

it('does not submit the form with the hidden button that closes the list', async () => {
  render(<Address from="KANO" />);
  await person.click(box());
  await person.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(submitted).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('keeps a key that is pressed right after clearing the field', async () => {
  render(<Address from="KANO" />);
  await person.clear(box());
  await person.keyboard('l');
  expect(box().value).toBe('l');
  expect(changed).toHaveBeenLastCalledWith(null);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Lagos']);
});

it('selects an option by its full name', async () => {
  render(<Address from="KANO" />);
  await person.clear(box());
  await person.type(box(), 'lagos');
  await person.tab();
  expect(box().value).toBe('Lagos');
  expect(changed).toHaveBeenLastCalledWith('LAGOS');
});

it('keeps a text that names no option, says that it is no choice, and does not bring the earlier choice back', async () => {
  render(<Address from="KANO" />);
  await person.click(box());
  await person.keyboard('Accra');
  expect(changed).not.toHaveBeenCalled();
  expect(screen.getByText('Nothing matches. Check the spelling.')).toBeTruthy();
  await person.tab();
  expect(box().value).toBe('Accra');
  expect(changed).toHaveBeenCalledExactlyOnceWith(null);
  expect(screen.getByText('‘Accra’ is not in the list. Choose from the list.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(submitted).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(box());
  await person.keyboard('Abi{ArrowDown}{Enter}');
  expect(box().value).toBe('Abia');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(submitted).toHaveBeenCalledExactlyOnceWith('ABIA');
});

it('keeps the choice when the same option is chosen again', async () => {
  render(<Address from="KANO" />);
  await person.click(box());
  await person.keyboard('kan{ArrowDown}{Enter}');
  expect(box().value).toBe('Kano');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(submitted).toHaveBeenCalledExactlyOnceWith('KANO');
  expect(changed).not.toHaveBeenCalled();
});

it('selects its text on entry, by keyboard and by pointer, so that typing replaces it', async () => {
  render(<Address from="KANO" />);
  const selected = () => box().value.slice(box().selectionStart ?? 0, box().selectionEnd ?? 0);
  await person.tab();
  expect(selected()).toBe('Kano');
  await person.tab();
  await person.click(box());
  expect(selected()).toBe('Kano');
  await person.keyboard('Nig');
  expect(box().value).toBe('Nig');
});

it('lists first what begins with the typed text', async () => {
  render(<Address />);
  await person.type(box(), 'n');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Niger', 'Kano']);
});

it('follows a value that is set from outside', async () => {
  render(<Address from="KANO" />);
  expect(box().value).toBe('Kano');
  await person.click(screen.getByRole('button', { name: 'Aba' }));
  expect(box().value).toBe('Abia');
});

it('shows the name of its value when the options have loaded', () => {
  const { rerender } = render(<ComboBox label="State" choices={[]} value="KANO" />);
  expect(box().value).toBe('');
  rerender(<ComboBox label="State" choices={states} value="KANO" />);
  expect(box().value).toBe('Kano');
});

it('takes the focus and says why when the server refused it', () => {
  render(<Address from="KANO" errors={{ state: 'We do not deliver there.' }} />);
  expect(screen.getByText('We do not deliver there.')).toBeTruthy();
  expect(document.activeElement).toBe(box());
});

it('clears the error when an option is chosen, and keeps its space, so that the layout does not shift', async () => {
  const { container } = render(<Address />);
  const lines = () => container.querySelector('form > div')?.children.length;
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Required')).toBeTruthy();
  const refused = lines();
  await person.type(box(), 'ko');
  await person.click(screen.getByRole('option', { name: 'Kogi' }));
  expect(document.activeElement).toBe(box());
  expect(screen.queryByText('Required')).toBeNull();
  expect(lines()).toBe(refused);
});
