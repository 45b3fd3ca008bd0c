import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rotaWeekStarts } from '../../openapi/generated/lists/rota.shifts.ts';
import { daysLater } from '../calendar/days.ts';
import { dayMet, holdsAtAll, isUnavailableOn, type Unavailable, unavailableText, whenText } from './availability.ts';
import { timeAt } from './times.ts';

const monday = '2027-03-01';
const saying = (about: Partial<Unavailable> = {}): Unavailable => ({
  first_day: monday,
  last_day: null,
  weekdays: rotaWeekStarts,
  start: null,
  end: null,
  ...about,
});

describe('what somebody has said', () => {
  it.each([
    [saying({ last_day: monday }), '1 Mar 2027'],
    [saying({ last_day: monday, start: '08:00', end: '12:00' }), '1 Mar 2027, 8:00 am to 12:00 pm'],
    [saying({ last_day: '2027-03-05' }), '1 Mar 2027 to 5 Mar 2027'],
    [saying(), 'Every day, from 1 Mar 2027'],
    [saying({ weekdays: ['friday', 'monday'] }), 'Every Monday and Friday, from 1 Mar 2027'],
    [
      saying({ weekdays: ['sunday'], last_day: '2027-06-30', start: '22:00', end: '06:00' }),
      'Every Sunday, 10:00 pm to 6:00 am, 1 Mar 2027 to 30 Jun 2027',
    ],
    // All of the days between are on its weekdays.
    [saying({ weekdays: ['monday', 'tuesday'], last_day: '2027-03-02' }), '1 Mar 2027 to 2 Mar 2027'],
    [
      saying({ weekdays: ['monday', 'sunday'], last_day: '2027-03-02' }),
      'Every Monday and Sunday, 1 Mar 2027 to 2 Mar 2027',
    ],
  ])('is said in words: %#', (said, text) => {
    expect(whenText(said, 12)).toBe(text);
  });

  it('is short in the cell of a day', () => {
    expect(unavailableText(saying(), 24)).toBe('Not available');
    expect(unavailableText(saying({ start: '08:00', end: '12:00' }), 24)).toBe('Not available 08:00 to 12:00');
  });

  it('holds at all where a weekday of it is between its days', () => {
    expect(holdsAtAll(saying({ weekdays: ['sunday'] }))).toBe(true);
    expect(holdsAtAll(saying({ weekdays: ['sunday'], last_day: '2027-03-07' }))).toBe(true);
    expect(holdsAtAll(saying({ weekdays: ['sunday'], last_day: '2027-03-06' }))).toBe(false);
  });

  it('is met by a shift that has a minute of it, recounted minute by minute', () => {
    const time = fc.integer({ min: 0, max: 1439 }).map(timeAt);
    const said = fc.record({
      first_day: fc.integer({ min: 0, max: 9 }).map((after) => daysLater(monday, after)),
      last_day: fc.option(fc.integer({ min: 9, max: 14 }).map((after) => daysLater(monday, after))),
      weekdays: fc.uniqueArray(fc.constantFrom(...rotaWeekStarts), { minLength: 1 }),
      times: fc.option(fc.tuple(time, time)),
    });
    const planned = fc.record({ after: fc.integer({ min: 0, max: 14 }), start: time, end: time });
    const minuteOf = (written: string) => Number(written.slice(0, 2)) * 60 + Number(written.slice(3));
    const minutesOf = (day: number, start: string, end: string) => {
      const [from, to] = [minuteOf(start), minuteOf(end)];
      const length = to > from ? to - from : to - from + 1440;
      return Array.from({ length }, (_, at) => day * 1440 + from + at);
    };
    fc.assert(
      fc.property(said, planned, ({ times, ...about }, { after, start, end }) => {
        const one: Unavailable = { ...about, start: times?.[0] ?? null, end: times?.[1] ?? null };
        const cannot = new Set(
          Array.from({ length: 17 }, (_, at) => at - 1)
            .filter((day) => isUnavailableOn(one, daysLater(monday, day)))
            .flatMap((day) => minutesOf(day, one.start ?? '00:00', one.end ?? '00:00')),
        );
        const isMet = minutesOf(after, start, end).some((minute) => cannot.has(minute));
        expect(dayMet(one, { date: daysLater(monday, after), start, end }) !== null).toBe(isMet);
      }),
    );
  });
});
