import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayPlus,
  daysBetween,
  dayText,
  isDay,
  isLeapYear,
  lastOfMonth,
  momentOf,
  monthsLater,
  monthText,
  shownDay,
  timeText,
  utcDay,
} from './dates.ts';

const at = (day: string) => new Date(`${day}T09:00Z`);

describe('a calendar day', () => {
  it('so many months or years later is the last of a month that has no such day', () => {
    const later = (days: string[], time: object) => days.map((day) => dayPlus(day, time));
    expect(later(['2026-01-15', '2026-08-31', '2027-11-30'], { months: 3 })).toEqual([
      '2026-04-15',
      '2026-11-30',
      '2028-02-29',
    ]);
    expect(later(['2024-02-29', '2026-03-02'], { years: -1 })).toEqual(['2023-02-28', '2025-03-02']);
  });
  it('is so many days after another as one adds to it, over every change of clocks', () => {
    const days = fc.integer({ min: 0, max: 73_000 }).map((count) => dayPlus('1900-01-01', { days: count }));
    fc.assert(
      fc.property(days, fc.integer({ min: -800, max: 800 }), (day, count) => {
        expect(isDay(day)).toBe(true);
        expect(daysBetween(day, dayPlus(day, { days: count }))).toBe(count);
        expect(utcDay(at(day))).toBe(day);
      }),
    );
  });
  it.each(['2026-02-29', '2026-04-31', '2026-13-01', '1899-12-31', '2200-01-01', '2026-1-1', '2026-01-01T00:00'])(
    'is not %s',
    (text) => expect(isDay(text)).toBe(false),
  );
  it('knows the end of its month', () => {
    expect(['2026-02-01', '2028-02-10', '2026-12-31'].map(lastOfMonth)).toEqual([
      '2026-02-28',
      '2028-02-29',
      '2026-12-31',
    ]);
    expect([1900, 2000, 2026, 2028].map(isLeapYear)).toEqual([false, true, false, true]);
  });
});

describe('months', () => {
  it.each([
    ['2026-01-31', 1, 31, '2026-02-28'],
    ['2026-02-28', 1, 31, '2026-03-31'],
    ['2028-01-31', 1, 31, '2028-02-29'],
    ['2026-11-30', 3, 30, '2027-02-28'],
    ['2026-12-15', 12, 15, '2027-12-15'],
  ])('%s and %i on the %i. are %s', (from, months, onDay, to) => {
    expect(monthsLater(at(from), months, onDay)).toEqual(at(to));
  });
  it('keep the day of the month over any number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 60 }), (onDay, count) => {
        let date = new Date(Date.UTC(2026, 0, onDay, 9));
        for (let month = 0; month < count; month++) date = monthsLater(date, 1, onDay);
        expect(date).toEqual(monthsLater(new Date(Date.UTC(2026, 0, onDay, 9)), count, onDay));
      }),
    );
  });
});

it('people read days and times where they are', () => {
  const midnight = new Date('2026-09-02T23:30Z');
  expect(dayText(midnight, 'Africa/Lagos')).toBe('03 September 2026');
  expect(timeText(midnight, 'Africa/Lagos')).toBe('00:30 GMT+1');
  expect([shownDay('2026-09-02'), monthText('2026-03-02')]).toEqual(['02 Sep, 2026', 'Mar 2026']);
});

it('a time that clocks skip is as much later as they skip, and the first of two that are the same', () => {
  expect(momentOf('2026-03-29', '02:30', 'Europe/Berlin')).toEqual(new Date('2026-03-29T01:30Z'));
  expect(momentOf('2026-10-25', '02:30', 'Europe/Berlin')).toEqual(new Date('2026-10-25T00:30Z'));
  expect(momentOf('2026-03-02', '08:30', 'Africa/Lagos')).toEqual(new Date('2026-03-02T07:30Z'));
});
