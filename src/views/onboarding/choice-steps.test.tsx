// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { interestsIn } from '../../../rules/shared/modules.ts';
import { noAnswers } from '../../domain/onboarding/business.ts';
import { ChoosingInterests } from './choice-steps.tsx';

afterEach(cleanup);

function Question() {
  const [answers, setAnswers] = useState(noAnswers);
  return (
    <>
      <ChoosingInterests
        answers={answers}
        onChange={(change) => setAnswers({ ...answers, ...change })}
        errorOf={() => null}
      />
      <output>{answers.interested_in.join()}</output>
    </>
  );
}

const named = (label: string) =>
  within(screen.getByRole('group', { name: label }))
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);

it('asks apart for what works and for what is coming, and takes both in the order of the contract', async () => {
  render(<Question />);
  expect(named('Works today')).toEqual(interestsIn('works'));
  expect(named('Coming, and in no price')).toEqual(interestsIn('coming'));
  const person = userEvent.setup();
  for (const name of ['Task', 'Assets', 'Core HR']) await person.click(screen.getByRole('checkbox', { name }));
  expect(screen.getByRole('status').textContent).toBe('Core HR,Assets,Task');
  await person.click(screen.getByRole('checkbox', { name: 'Assets' }));
  expect(screen.getByRole('status').textContent).toBe('Core HR,Task');
});
