import { expect, it } from 'vitest';
import { spanOf } from '../../../rules/timeoff/away.ts';
import { daysOf, movedBy, spanName } from './away-span.ts';

it('is the week from Monday, or the month, that has the day', () => {
  expect(spanOf('week', '2026-11-29')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  expect(spanOf('month', '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(daysOf(spanOf('month', '2028-02-10'))).toHaveLength(29);
  expect(spanName('month', spanOf('month', '2028-02-10'))).toBe('February 2028');
  expect(spanName('week', spanOf('week', '2027-01-01'))).toBe('28 Dec 2026 to 3 Jan 2027');
});

it('moves by whole weeks and months', () => {
  expect(movedBy('week', spanOf('week', '2026-12-31'), 1)).toBe('2027-01-04');
  expect(movedBy('month', spanOf('month', '2026-01-31'), -1)).toBe('2025-12-01');
});
