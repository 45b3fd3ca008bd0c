import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLater, weekdayOf } from '../calendar/days.ts';
import { blocksOf, mondayOf, shownDays, weekdays, weekLater, weekOf, weekShowing, weeksIn } from './week.ts';

describe('the weeks of the ISO calendar', () => {
  it.each([
    ['2026-01-01', 2026, 1],
    ['2027-01-01', 2026, 53],
    ['2027-01-04', 2027, 1],
    ['2024-12-30', 2025, 1],
    ['2021-01-03', 2020, 53],
    ['2026-11-28', 2026, 48],
  ])('have %s in %i, week %i', (day, year, week) => expect(weekOf(day)).toEqual({ year, week }));

  it('are those of their Monday, on each of seven days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 6 }), (since, within) => {
        const monday = daysLater('2000-01-03', 7 * (since % 5000));
        const week = weekOf(daysLater(monday, within));
        expect([weekOf(monday), mondayOf(week)]).toEqual([week, monday]);
        expect(week.week).toBeLessThanOrEqual(weeksIn(week.year));
      }),
    );
  });

  it('show each day in one week, whichever day weeks begin with', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.constantFrom(...weekdays), (since, weekStart) => {
        const day = daysLater('2000-01-01', since);
        expect(shownDays(weekShowing(day, weekStart), weekStart)).toContain(day);
      }),
    );
  });

  it('go on over the turn of a year', () => {
    expect(weekLater({ year: 2026, week: 53 }, 1)).toEqual({ year: 2027, week: 1 });
    expect(weekLater({ year: 2027, week: 1 }, -1)).toEqual({ year: 2026, week: 53 });
  });

  it('stand in blocks of four, a 53rd alone', () => {
    expect(blocksOf(2027).map(({ title }) => title)).toHaveLength(13);
    expect(blocksOf(2027)[0]).toEqual({ title: 'Week 1 - 4', weeks: [1, 2, 3, 4] });
    expect(blocksOf(2026).slice(-2)).toEqual([
      { title: 'Week 49 - 52', weeks: [49, 50, 51, 52] },
      { title: 'Week 53', weeks: [53] },
    ]);
  });

  it('are shown from the day with which weeks begin, under the same number', () => {
    for (const start of weekdays) {
      const days = shownDays({ year: 2026, week: 48 }, start);
      expect(weekdays[weekdayOf(days[0] ?? '')]).toBe(start);
      expect(days).toHaveLength(7);
      expect(days).toContain(mondayOf({ year: 2026, week: 48 }));
    }
  });
});
