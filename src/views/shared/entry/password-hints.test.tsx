// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PasswordHints } from './password-hints.tsx';

afterEach(cleanup);

const metOf = () =>
  screen.getAllByRole('listitem').flatMap(({ dataset, textContent }) => (dataset.met === 'true' ? [textContent] : []));
const show = (password: string, known: string[] = []) =>
  render(
    <PasswordHints id="hints" password={password} email="ada@okafor.test" known={known} isShown>
      {null}
    </PasswordHints>,
  );
const others = ['At least 8 characters', 'Not too similar to your email', 'Not entirely numeric'];

it.each([
  ['password', []],
  ['Password123!', []],
  ['Okafor2026!', []],
  ['Haulage_2026!', ['Adeyemi Haulage Limited']],
])('says of %s that it is commonly used', async (password, known) => {
  show(password, known);
  // The rule loads when the hints show.
  await import('../../../../rules/accounts/guessable.ts');
  await waitFor(() => expect(metOf()).toEqual(others));
});

it('ticks all hints of a good one', async () => {
  show('Harmattan-Breeze-42');
  await waitFor(() => expect(metOf()).toEqual([...others, 'Not a commonly used password']));
});
