import { expect, it } from 'vitest';
import { dueStateOf, dueText, serviceTitle } from './due.ts';

it.each([
  [3, 'due in 3 days'],
  [1, 'due tomorrow'],
  [0, 'due today'],
  [-1, '1 day overdue'],
  [-12, '12 days overdue'],
])('%d days left are %s', (days, text) => {
  expect(dueText(days)).toBe(text);
});

it('is due from 30 days before, overdue from the day after, and missing without a day', () => {
  expect([31, 30, 0, -1, null].map(dueStateOf)).toEqual(['later', 'due', 'due', 'overdue', 'missing']);
});

it('calls a service what is noted of it', () => {
  expect(serviceTitle('Oil\n and filters ')).toBe('Oil and filters');
});
