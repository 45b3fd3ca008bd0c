import { expect, it } from 'vitest';
import { doubtOf } from './rules.ts';

it('believes between two readings of one day what a whole day allows', () => {
  const before = { value: 82_000, on: '2026-03-02' };
  expect(doubtOf('odometer', { ...before, value: 84_000 }, before, null)).toBeNull();
  expect(doubtOf('odometer', { ...before, value: 84_001 }, before, null)).toContain('That is 2,001 km since');
});
