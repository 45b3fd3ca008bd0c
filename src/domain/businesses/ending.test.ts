import { expect, it } from 'vitest';
import { daysLeft, isConfirmed } from './ending.ts';

it.each([
  ['Palm  Oil', 'secret', true],
  [' Palm Oil ', 'secret', true],
  ['palm oil', 'secret', false],
  ['', 'secret', false],
  ['Palm Oil', '', false],
])('the name %j with the password %j confirms the deletion: %s', (name, password, expected) => {
  expect(isConfirmed('Palm Oil', { name, password })).toBe(expected);
});

it.each([
  ['2026-12-21T10:00:00Z', 30],
  ['2026-11-22T09:00:00Z', 1],
  ['2026-11-21T10:00:00Z', 0],
  ['2026-11-20T10:00:00Z', 0],
])('counts the days until %s: %i', (until, days) => {
  expect(daysLeft(until, new Date('2026-11-21T10:00:00Z'))).toBe(days);
});
