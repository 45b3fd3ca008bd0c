// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Form } from '../fields/form.tsx';
import { CheckBox, CheckBoxGroup } from './check-box.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Switch } from './switch.tsx';

afterEach(cleanup);
const person = userEvent.setup();

it('a check box toggles by its label and by Space, and has a description', async () => {
  const changed = vi.fn<(isSelected: boolean) => void>();
  render(<CheckBox label="Benefit by default" hint="For everybody who joins." onChange={changed} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Benefit by default', description: /everybody/ });
  await person.click(screen.getByText('Benefit by default'));
  expect(box.checked).toBe(true);
  box.focus();
  await person.keyboard(' ');
  expect(changed.mock.calls).toEqual([[true], [false]]);
});

it('a check box can be indeterminate', () => {
  render(<CheckBox label="All vehicles" isLabelUnseen isIndeterminate />);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'All vehicles' }).indeterminate).toBe(true);
});

it('a required check box blocks the form with a message', async () => {
  const submitted = vi.fn<() => void>();
  render(
    <Form aria-label="Terms" onSubmit={submitted}>
      <CheckBox label="I am 18 or older" name="age" isRequired />
      <button type="submit">Go</button>
    </Form>,
  );
  await person.click(screen.getByRole('button', { name: 'Go' }));
  expect(submitted).not.toHaveBeenCalled();
  expect(screen.getByText('Required')).toBeTruthy();
  await person.click(screen.getByRole('checkbox'));
  await person.click(screen.getByRole('button', { name: 'Go' }));
  expect(submitted).toHaveBeenCalledOnce();
});

it('a group reports the choices in the order of its options', async () => {
  const changed = vi.fn<(value: string[]) => void>();
  const choices = [
    { value: 'pdf', label: 'PDF' },
    { value: 'csv', label: 'CSV' },
  ];
  render(<CheckBoxGroup label="Formats" choices={choices} onChange={changed} errorMessage="Choose one format." />);
  await person.click(screen.getByRole('checkbox', { name: 'CSV' }));
  await person.click(screen.getByRole('checkbox', { name: 'PDF' }));
  expect(changed).toHaveBeenLastCalledWith(['pdf', 'csv']);
  expect(screen.getByText('Choose one format.')).toBeTruthy();
});

it('a switch toggles', async () => {
  const changed = vi.fn<(isSelected: boolean) => void>();
  render(<Switch label="Publish the schedule" defaultSelected onChange={changed} />);
  await person.click(screen.getByRole('switch', { name: 'Publish the schedule' }));
  expect(changed).toHaveBeenCalledExactlyOnceWith(false);
});

it('arrow keys choose a radio button', async () => {
  const changed = vi.fn<(value: string) => void>();
  const choices = [
    { value: 'fixed', label: 'Fixed', note: 'One salary.' },
    { value: 'range', label: 'Range' },
  ];
  render(<RadioGroup label="Salary" choices={choices} defaultValue="fixed" onChange={changed} />);
  expect(screen.getByRole('radio', { name: 'Fixed', description: 'One salary.' })).toBeTruthy();
  await person.tab();
  await person.keyboard('{ArrowDown}');
  expect(changed).toHaveBeenCalledExactlyOnceWith('range');
});
