// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { problem } from '../../../domain/shared/problem.ts';
import { AddingComboBox } from './adding-combo-box.tsx';

afterEach(cleanup);
const person = userEvent.setup();
const field = () => screen.getByRole('combobox', { name: 'Make' }) as HTMLInputElement;

type FormProps = { add: (name: string) => Promise<{ id: string }>; onChange: (id: string) => void };

function Form({ add, onChange }: FormProps) {
  const [value, setValue] = useState('');
  const [makes, setMakes] = useState([{ value: 'toyota', label: 'Toyota' }]);
  return (
    <AddingComboBox
      label="Make"
      choices={makes}
      value={value}
      onChange={(id) => {
        onChange(id);
        setValue(id);
      }}
      add={async (_options, name) => {
        const added = await add(name);
        setMakes([...makes, { value: added.id, label: name }]);
        return added;
      }}
      addLabel={(name) => `Add “${name}”`}
    />
  );
}

function show(add: FormProps['add']) {
  const chosen = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form add={add} onChange={chosen} />
    </QueryClientProvider>,
  );
  return chosen;
}

it('adds what is typed and chooses it', async () => {
  const chosen = show(async () => ({ id: 'keke' }));
  await person.type(field(), 'Keke');
  await person.click(screen.getByRole('option', { name: 'Add “Keke”' }));
  await waitFor(() => expect(chosen).toHaveBeenLastCalledWith('keke'));
  expect(field().value).toBe('Keke');
});

it('offers nothing that the list has', async () => {
  show(async () => ({ id: 'none' }));
  await person.type(field(), 'toyota');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Toyota']);
});

it('says why it is refused, keeps what was typed, and forgets that with the next letter', async () => {
  const chosen = show(() => Promise.reject(problem('invalid', { fields: { name: ['A make has this name.'] } })));
  await person.type(field(), 'Kek');
  await person.click(screen.getByRole('option', { name: 'Add “Kek”' }));
  expect(await screen.findByText('A make has this name.')).toBeTruthy();
  expect(field().value).toBe('Kek');
  await person.type(field(), 'e');
  expect(screen.queryByText('A make has this name.')).toBeNull();
  expect(screen.getByRole('option', { name: 'Add “Keke”' })).toBeTruthy();
  expect(chosen).not.toHaveBeenCalledWith('none');
});
