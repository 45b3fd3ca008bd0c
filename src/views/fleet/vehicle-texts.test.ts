import { expect, it } from 'vitest';
import { shortDate } from './vehicle-texts.ts';

it('shows a day with its month abbreviated', () => {
  expect(shortDate('2026-03-02')).toBe('Mar 2, 2026');
});
