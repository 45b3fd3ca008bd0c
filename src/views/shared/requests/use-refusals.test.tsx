// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Problem, problem } from '../../../domain/shared/problem.ts';
import { TextField } from '../../ui/fields/field.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { useRefusals } from './use-refusals.ts';

afterEach(cleanup);

const refused = () => problem('invalid', { fields: { from: ['It is too late.'], until: ['It must not be before.'] } });

/** A form of a flow that refuses whatever it is sent. */
function Days({ onSend }: { onSend: (from: string) => void }) {
  const [trouble, setTrouble] = useState<Problem | null>(null);
  const [from, setFrom] = useState('');
  const { errors, errorOf, mend } = useRefusals(trouble);
  return (
    <Form
      aria-label="Days"
      errors={errors}
      onSubmit={() => {
        onSend(from);
        setTrouble(refused());
      }}
    >
      <TextArea
        label="From"
        name="from"
        value={from}
        errorMessage={errorOf('from')}
        onChange={(text) => {
          setFrom(text);
          mend('from');
        }}
      />
      <TextField label="Until" name="until" errorMessage={errorOf('until')} onChange={() => mend('until')} />
      <button type="submit">Save</button>
    </Form>
  );
}

const open = () => {
  const user = userEvent.setup();
  const onSend = vi.fn();
  render(<Days onSend={onSend} />);
  const fieldOf = (name: string) => screen.getByRole('textbox', { name });
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { user, onSend, save, from: fieldOf('From'), until: fieldOf('Until') };
};

it('lets a refused form be sent again once its fields have changed, and shows what is refused anew', async () => {
  const { user, onSend, save, from, until } = open();
  await user.type(from, 'today');
  await save();
  expect(screen.getByText('It is too late.')).toBeDefined();
  // What was not mended is not sent.
  await save();
  expect(onSend).toHaveBeenCalledTimes(1);
  await user.type(until, 'then');
  // Typed back: the person insists.
  await user.type(from, ', or{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(screen.queryByText('It is too late.')).toBeNull();
  await save();
  expect(onSend).toHaveBeenCalledTimes(2);
  expect(onSend).toHaveBeenLastCalledWith('today');
  expect(screen.getByText('It is too late.')).toBeDefined();
});

it('stays in the field that is mended while another one is still refused', async () => {
  const { user, save, from } = open();
  await save();
  expect(document.activeElement).toBe(from);
  await user.type(from, 'tomorrow');
  expect(screen.getByText('It must not be before.')).toBeDefined();
  expect(document.activeElement).toBe(from);
});
