// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { NairaField } from './naira-field.tsx';

afterEach(cleanup);
const field = () => screen.getByLabelText<HTMLInputElement>('Cost');

function Cost({ from = '' }: { from?: string }) {
  const [naira, setNaira] = useState(from);
  return (
    <>
      <NairaField label="Cost" naira={naira} onNaira={setNaira} />
      <output>{naira}</output>
    </>
  );
}

it('keeps the kobo that are typed, and nothing of what cannot be meant', async () => {
  const person = userEvent.setup();
  render(<Cost from="1500.1" />);
  expect([field().value, field().inputMode]).toEqual(['1,500.10', 'decimal']);
  await person.clear(field());
  await person.type(field(), '1234.05');
  expect(screen.getByRole('status').textContent).toBe('1234.05');
  await person.clear(field());
  await person.type(field(), '250000');
  expect(screen.getByRole('status').textContent).toBe('250000');
  await person.type(field(), '.505');
  await person.tab();
  expect([field().value, screen.getByRole('status').textContent]).toEqual(['250,000.505', '']);
  expect(screen.getByText('Write at most two decimals, such as 1,500.50.')).toBeTruthy();
});
