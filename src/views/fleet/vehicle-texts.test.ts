import { expect, it } from 'vitest';
import { dueIn, shortDate } from './vehicle-texts.ts';

it.each([
  [12, 'Due in 12 days'],
  [1, 'Due in 1 day'],
  [0, 'Due today'],
  [-1, 'Overdue by 1 day'],
  [-9, 'Overdue by 9 days'],
])('says of %i days: %s', (days, text) => {
  expect(dueIn(days)).toBe(text);
});

it('shows a day with its month abbreviated', () => {
  expect(shortDate('2026-03-02')).toBe('Mar 2, 2026');
});
