import { expect, it } from 'vitest';
import { peopleBeyond } from './people.ts';

const plan = { plan_name: 'premium', num_employees: 24, people: 1049, paid_through: null };

it.each([
  ['on trial', plan, '1,049 people work here, and you chose the plan for 24. The price is for everybody.'],
  [
    'when paid',
    { ...plan, paid_through: '2026-04-01T00:00:00Z' },
    '1,049 people work here, and you pay for 24. Nobody is kept out; the next payment is for everybody.',
  ],
  ['for as many as there are', { ...plan, people: 24 }, null],
  ['on the free plan', { ...plan, plan_name: 'free' }, null],
  ['to somebody else than the owner', { ...plan, people: null }, null],
])('says that more people work here than are paid for: %s', (_when, given, text) =>
  expect(peopleBeyond(given)).toBe(text),
);
