import { expect, it } from 'vitest';
import { lastUpdated } from './last-updated.ts';

it.each([
  ['2026-11-21', '2026-05-21'],
  ['2026-03-10', '2025-09-10'],
  ['2026-08-31', '2026-02-28'],
  ['2024-08-30', '2024-02-29'],
  ['2026-12-31', '2026-06-30'],
])('on %s shows %s', (today, expected) => {
  const at = (text: string) => new Date(`${text}T12:00:00`);
  expect(lastUpdated(at(today)).toDateString()).toBe(at(expected).toDateString());
});
