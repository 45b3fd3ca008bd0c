// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Problem, problem } from '../../domain/shared/problem.ts';
import { TextField } from '../ui/fields/field.tsx';
import { Form } from '../ui/fields/form.tsx';
import { useRefusals } from './use-refusals.ts';

afterEach(cleanup);

const refused = () => problem('invalid', { fields: { from: ['It is too late.'], until: ['It must not be before.'] } });

/** A form of a flow that refuses whatever it is sent. */
function Days({ onSend }: { onSend: (from: string) => void }) {
  const [trouble, setTrouble] = useState<Problem | null>(null);
  const [from, setFrom] = useState('');
  const { errorOf, mend } = useRefusals(trouble);
  return (
    <Form
      aria-label="Days"
      onSubmit={() => {
        onSend(from);
        setTrouble(refused());
      }}
    >
      <TextField
        label="From"
        name="from"
        value={from}
        errorMessage={errorOf('from')}
        onChange={(text) => {
          setFrom(text);
          mend('from');
        }}
      />
      <TextField label="Until" name="until" errorMessage={errorOf('until', 'from')} />
      <button type="submit">Save</button>
    </Form>
  );
}

it('lets a refused form be sent again once its field has changed, and shows what is refused anew', async () => {
  const user = userEvent.setup();
  const onSend = vi.fn();
  render(<Days onSend={onSend} />);
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  await save();
  const from = screen.getByRole('textbox', { name: 'From' });
  expect(screen.getByText('It is too late.')).toBeDefined();
  await user.type(from, 'today');
  expect(screen.queryByText('It is too late.')).toBeNull();
  expect(screen.queryByText('It must not be before.')).toBeNull();
  await save();
  expect(onSend).toHaveBeenLastCalledWith('today');
  expect(screen.getByText('It is too late.')).toBeDefined();
  // What was not mended is not sent.
  await save();
  expect(onSend).toHaveBeenCalledTimes(2);
  await user.type(from, ', or tomorrow');
  await save();
  expect(onSend).toHaveBeenLastCalledWith('today, or tomorrow');
});
