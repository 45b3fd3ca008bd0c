import { expect, it } from 'vitest';
import { freeStretches } from './rules.ts';

const of = (first_day: string, last_day: string, halves = {}) => ({
  first_day,
  last_day,
  from_noon: false,
  until_noon: false,
  ...halves,
});
const span = { first_day: '2026-12-22', last_day: '2026-12-31' };

it('leaves out the days that somebody has off already', () => {
  expect(freeStretches(span, [])).toEqual([of('2026-12-22', '2026-12-31')]);
  expect(freeStretches(span, [of('2026-12-20', '2026-12-22'), of('2026-12-28', '2026-12-29')])).toEqual([
    of('2026-12-23', '2026-12-27'),
    of('2026-12-30', '2026-12-31'),
  ]);
  expect(freeStretches(span, [of('2026-12-01', '2027-01-31')])).toEqual([]);
});

it('leaves out a day of which a half is taken', () => {
  const half = of('2026-12-24', '2026-12-24', { from_noon: true });
  expect(freeStretches({ first_day: '2026-12-24', last_day: '2026-12-25' }, [half])).toEqual([
    of('2026-12-25', '2026-12-25'),
  ]);
});
