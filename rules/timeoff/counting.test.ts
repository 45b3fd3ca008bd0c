import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween, daysLater } from '../calendar/days.ts';
import type { WorkCalendar, WorkDay } from '../calendar/working-days.ts';
import { type CountingTerms, sumOf, takenBy } from './counting.ts';
import { isMeeting, type Stretch, stretchFaults, stretchText } from './stretch.ts';

const days: CountingTerms = { unit: 'days', count_holidays: false, count_rest_days: false };
const whole = { from_noon: false, until_noon: false };
/** From Monday 2 March 2026 on. */
const stretch = (first_day: string, last_day = first_day, halves: Partial<Stretch> = {}): Stretch => ({
  first_day,
  last_day,
  ...whole,
  ...halves,
});
/** Eight hours from Monday to Friday, four on Saturday. */
const week = [480, 480, 480, 480, 480, 240, 0];
const calendar =
  (holidays: Record<string, 0.5 | 1> = {}): WorkCalendar =>
  (day) => ({
    minutes: week[(new Date(day).getUTCDay() + 6) % 7] ?? 0,
    holiday: holidays[day] ?? 0,
  });
const amount = (asked: Stretch, terms: Partial<CountingTerms> = {}, holidays: Record<string, 0.5 | 1> = {}) =>
  sumOf(takenBy(asked, { ...days, ...terms }, calendar(holidays)));

describe('time off takes', () => {
  it('a day for each working day, whatever its hours, and nothing for a rest day', () => {
    expect(takenBy(stretch('2026-03-06', '2026-03-09'), days, calendar())).toEqual([
      { day: '2026-03-06', amount: 100 },
      { day: '2026-03-07', amount: 100 },
      { day: '2026-03-09', amount: 100 },
    ]);
    expect(amount(stretch('2026-03-08'))).toBe(0);
    expect(amount(stretch('2026-03-08'), { count_rest_days: true })).toBe(100);
  });

  it('the hours of the pattern, where the policy counts hours', () => {
    expect(amount(stretch('2026-03-06', '2026-03-09'), { unit: 'hours' })).toBe(2000);
    expect(amount(stretch('2026-03-07', '2026-03-07', { until_noon: true }), { unit: 'hours' })).toBe(200);
  });

  it('half a day for a half, at either end', () => {
    expect(amount(stretch('2026-03-02', '2026-03-02', { from_noon: true }))).toBe(50);
    expect(amount(stretch('2026-03-02', '2026-03-04', { from_noon: true, until_noon: true }))).toBe(200);
  });

  it('nothing on a holiday, and the half that is worked on a half one', () => {
    const holidays = { '2026-03-03': 1, '2026-03-04': 0.5 } as const;
    expect(amount(stretch('2026-03-02', '2026-03-04'), {}, holidays)).toBe(150);
    expect(amount(stretch('2026-03-02', '2026-03-04'), { count_holidays: true }, holidays)).toBe(300);
    expect(amount(stretch('2026-03-04', '2026-03-04', { until_noon: true }), {}, holidays)).toBe(50);
    expect(amount(stretch('2026-03-04', '2026-03-04', { from_noon: true }), {}, holidays)).toBe(0);
  });

  const lives = fc.record({
    length: fc.integer({ min: 0, max: 40 }),
    work: fc.array(
      fc.record<WorkDay>({ minutes: fc.integer({ min: 0, max: 1440 }), holiday: fc.constantFrom(0, 0.5, 1) }),
      { minLength: 1, maxLength: 28 },
    ),
    terms: fc.record<CountingTerms>({
      unit: fc.constantFrom('days', 'hours'),
      count_holidays: fc.boolean(),
      count_rest_days: fc.boolean(),
    }),
  });
  it('as much as its days one by one, and a day as much as its two halves', () => {
    fc.assert(
      fc.property(lives, ({ length, work, terms }) => {
        const first = '2026-03-02';
        const at: WorkCalendar = (day) => work[daysBetween(first, day) % work.length] ?? { minutes: 0, holiday: 0 };
        const cost = (asked: Stretch) => sumOf(takenBy(asked, terms, at));
        const all = Array.from({ length: length + 1 }, (_, index) => daysLater(first, index));
        const single = all.reduce((sum, day) => sum + cost(stretch(day)), 0);
        const halves = all.reduce(
          (sum, day) =>
            sum + cost(stretch(day, day, { until_noon: true })) + cost(stretch(day, day, { from_noon: true })),
          0,
        );
        expect([single, halves]).toEqual([cost(stretch(first, all.at(-1))), single]);
      }),
    );
  });
});

describe('a stretch', () => {
  it('meets another one unless they share no half of a day', () => {
    const morning = stretch('2026-03-02', '2026-03-02', { until_noon: true });
    const afternoon = stretch('2026-03-02', '2026-03-04', { from_noon: true });
    expect([isMeeting(morning, afternoon), isMeeting(afternoon, morning)]).toEqual([false, false]);
    expect(isMeeting(stretch('2026-03-04'), afternoon)).toBe(true);
    expect(isMeeting(stretch('2026-03-05'), afternoon)).toBe(false);
  });

  it('ends after it begins, within a year, near today', () => {
    const faults = (asked: Stretch) => Object.keys(stretchFaults(asked, '2026-03-02'));
    expect(faults(stretch('2026-03-02'))).toEqual([]);
    expect(faults(stretch('2026-03-02', '2026-03-01'))).toEqual(['last_day']);
    expect(faults(stretch('2026-03-02', '2027-03-03'))).toEqual(['last_day']);
    expect(faults(stretch('2028-03-03'))).toEqual(['first_day']);
    expect(faults(stretch('2025-02-28'))).toEqual(['first_day']);
    expect(faults(stretch('2026-03-02', '2026-03-02', { from_noon: true, until_noon: true }))).toEqual(['until_noon']);
  });

  it('is named by its days', () => {
    expect(stretchText(stretch('2026-03-02', '2026-03-02', { from_noon: true }))).toBe('2 March 2026 (from noon)');
    expect(stretchText(stretch('2026-03-02', '2026-03-04', { until_noon: true }))).toBe(
      '2 March 2026 to 4 March 2026 (until noon)',
    );
  });
});
