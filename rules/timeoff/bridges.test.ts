import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween, daysLater } from '../calendar/days.ts';
import { standardWeek, type WorkCalendar, workCalendarOf } from '../calendar/working-days.ts';
import { type Bridge, bridgesIn, mostTaken } from './bridges.ts';

const year = { from: '2027-01-01', to: '2027-12-31' };
const calendarWith = (off: Record<string, 0.5 | 1>, cycle = standardWeek) =>
  workCalendarOf([{ from: '2026-01-01', cycle }], new Map(Object.entries(off)));
const days = (from: string, to: string) =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => daysLater(from, index));
const ratio = ({ days_away, days_taken }: Bridge) => days_away / days_taken;

describe('bridges', () => {
  it('take Thursday and Friday, and one is away for six days', () => {
    // A Tuesday and a Wednesday.
    const calendar = calendarWith({ '2027-06-08': 1, '2027-06-09': 1 });
    expect(bridgesIn(calendar, { from: '2027-06-10', to: '2027-06-30' })[0]).toEqual({
      first_day: '2027-06-10',
      last_day: '2027-06-11',
      away_from: '2027-06-08',
      away_until: '2027-06-13',
      days_taken: 2,
      days_away: 6,
    });
    // With Monday one has five days for one.
    expect(bridgesIn(calendar, year)[0]).toMatchObject({ first_day: '2027-06-07', days_taken: 1, days_away: 5 });
  });

  it('need a holiday on a day of work, and a day of half a holiday is half a day', () => {
    expect(bridgesIn(calendarWith({}), year)).toEqual([]);
    expect(bridgesIn(calendarWith({ '2027-06-12': 1 }), year)).toEqual([]);
    const half = bridgesIn(calendarWith({ '2027-12-24': 0.5, '2027-12-27': 1 }), year)[0];
    expect(half).toMatchObject({ first_day: '2027-12-24', days_taken: 0.5, days_away: 4 });
  });

  it('leave out what cannot be asked for', () => {
    const calendar = calendarWith({ '2027-06-10': 1 });
    const [best] = bridgesIn(calendar, year);
    expect(best).toMatchObject({ first_day: '2027-06-11' });
    const without = bridgesIn(calendar, year, ({ first_day, last_day }) =>
      days(first_day, last_day).every((day) => day !== '2027-06-11'),
    );
    expect(without.map(({ last_day }) => last_day)).not.toContain('2027-06-11');
  });
});

const calendars = fc
  .record({
    cycle: fc.array(fc.constantFrom(0, 0, 240, 480), { minLength: 1, maxLength: 14 }),
    off: fc.dictionary(
      fc.integer({ min: 0, max: 120 }).map((after) => daysLater('2027-01-01', after)),
      fc.constantFrom<0.5 | 1>(0.5, 1),
      { maxKeys: 12 },
    ),
  })
  .map(({ cycle, off }) => calendarWith(off, cycle));
const isWorked = (calendar: WorkCalendar, day: string) => calendar(day).minutes > 0 && calendar(day).holiday < 1;
const quarter = { from: '2027-01-10', to: '2027-04-20' };

describe('every bridge of any calendar', () => {
  it('is off from work to work, takes what it says, has a holiday in it, and shares no day with another', () => {
    fc.assert(
      fc.property(calendars, (calendar) => {
        const bridges = bridgesIn(calendar, quarter);
        for (const one of bridges) {
          const { first_day, last_day, away_from, away_until, days_taken, days_away } = one;
          expect([daysLater(away_from, -1), daysLater(away_until, 1)].every((day) => isWorked(calendar, day))).toBe(
            true,
          );
          expect([first_day, last_day].every((day) => isWorked(calendar, day))).toBe(true);
          const worked = days(away_from, away_until).filter((day) => isWorked(calendar, day));
          expect(worked).toEqual(days(first_day, last_day).filter((day) => isWorked(calendar, day)));
          expect(worked.length).toBeLessThanOrEqual(mostTaken);
          expect(days_taken).toBe(worked.reduce((sum, day) => sum + 1 - calendar(day).holiday, 0));
          expect(days_away).toBe(days(away_from, away_until).length);
          const given = days(away_from, away_until).filter(
            (day) => calendar(day).minutes > 0 && calendar(day).holiday === 1,
          );
          expect(given.length).toBeGreaterThan(0);
        }
        const all = bridges.flatMap(({ away_from, away_until }) => days(away_from, away_until));
        expect(new Set(all).size).toBe(all.length);
        expect(bridges.map(ratio)).toEqual(bridges.map(ratio).toSorted((one, other) => other - one));
      }),
      { numRuns: 300 },
    );
  });

  it('of a single day that is taken is not better than the first one', () => {
    fc.assert(
      fc.property(calendars, fc.integer({ min: 0, max: 100 }), (calendar, after) => {
        const day = daysLater(quarter.from, after);
        const [best] = bridgesIn(calendar, quarter);
        const [alone] = bridgesIn(calendar, { from: day, to: day });
        if (alone !== undefined) expect(best && ratio(best)).toBeGreaterThanOrEqual(ratio(alone));
      }),
      { numRuns: 300 },
    );
  });
});
