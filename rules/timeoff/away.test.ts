import { expect, it } from 'vitest';
import { partOf, whenAway } from './away.ts';

it('says how much of a day somebody is away', () => {
  const stretch = { first_day: '2026-11-23', last_day: '2026-11-25', from_noon: true, until_noon: true };
  expect(['22', '23', '24', '25', '26'].map((day) => partOf(stretch, `2026-11-${day}`))).toEqual([
    null,
    'from noon',
    'all day',
    'until noon',
    null,
  ]);
});

it('says of today until when, and of what comes from when, but nothing of what is past or waits for an answer', () => {
  const stretch = {
    status: 'approved',
    first_day: '2026-11-23',
    last_day: '2026-11-25',
    from_noon: true,
    until_noon: true,
  };
  expect(whenAway([stretch], '2026-11-24')).toBe('Today, until Wednesday 25 November');
  expect(whenAway([stretch], '2026-11-23')).toBe('Today, from noon');
  expect(whenAway([stretch], '2026-11-25')).toBe('Today, until noon');
  expect(whenAway([stretch], '2026-11-20')).toBe('From Monday 23 November');
  expect(whenAway([stretch], '2026-11-26')).toBeNull();
  expect(whenAway([Object.assign({}, stretch, { status: 'pending' })], '2026-11-24')).toBeNull();
});
