import { expect, it } from 'vitest';
import { problem } from '../../domain/shared/problem.ts';
import { wizardProblemText } from './wizard-problem-text.ts';

it.each([
  ['a server error', problem('unavailable')],
  ['a server error with a text of its own', problem('unavailable', { detail: 'Something went wrong on our side.' })],
  ['what nobody foresaw', problem('unknown', { general: ['A defect.'] })],
])('says the sentence of the specification for %s', (_what, failed) => {
  expect(wizardProblemText(failed)).toBe('An error occcured, Please try again');
});

it('says what the person can mend', () => {
  expect(wizardProblemText(problem('conflict', { detail: 'This account has a business already.' }))).toBe(
    'This account has a business already.',
  );
  expect(wizardProblemText(problem('network'))).toContain('There is no connection.');
});
