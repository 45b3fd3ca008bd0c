import { expect, it } from 'vitest';
import { trialDaysLeft } from './due.ts';

const now = new Date('2026-03-14T09:00:00Z');
const billing = (status: 'trial' | 'active', end: string | null) =>
  ({ status, trial_ends_at: end }) as Parameters<typeof trialDaysLeft>[0];

it.each([
  ['2026-03-28T09:00:00Z', 14],
  ['2026-03-15T08:59:59Z', 1],
  ['2026-03-14T09:00:01Z', 1],
  ['2026-03-14T09:00:00Z', 0],
  ['2026-03-01T00:00:00Z', 0],
])('a trial that ends %s has %i days left', (end, days) => {
  expect(trialDaysLeft(billing('trial', end), now)).toBe(days);
});

it('counts no days without a trial', () => {
  expect(trialDaysLeft(billing('active', '2026-03-28T09:00:00Z'), now)).toBeNull();
  expect(trialDaysLeft(billing('trial', null), now)).toBeNull();
});
