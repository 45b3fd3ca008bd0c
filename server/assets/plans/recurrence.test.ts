import { parseDate } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstDue, forecast, type Meter, type Seen } from './forecast.ts';
import { daysAfter, dueAfter, type Interval, type Rhythm, type Turn } from './recurrence.ts';

const rhythm = (more: Partial<Rhythm>): Rhythm => ({
  calendar: null,
  everyKm: null,
  everyHours: null,
  countsFrom: 'scheduled',
  ...more,
});
const monthly = { every: 1, unit: 'month' } as const;
const done = (on: string, km: number | null = null): Turn => ({ on, km, hours: null, isSkip: false });
const skipped = (on: string): Turn => ({ ...done(on), isSkip: true });
const nextOf = (given: Rhythm, start: string, ...turns: Turn[]) =>
  dueAfter(given, { on: start, km: null, hours: null }, turns).on;

describe('by the calendar', () => {
  it.each([
    ['2026-01-31', monthly, 1, '2026-02-28'],
    ['2026-01-31', monthly, 2, '2026-03-31'],
    ['2024-01-31', monthly, 1, '2024-02-29'],
    ['2024-02-29', { every: 1, unit: 'year' }, 1, '2025-02-28'],
    ['2024-02-29', { every: 1, unit: 'year' }, 4, '2028-02-29'],
    ['2026-12-28', { every: 1, unit: 'week' }, 1, '2027-01-04'],
  ] as const)('%s and %j, %i times, is %s', (day, interval, times, expected) => {
    expect(daysAfter(day, interval, times)).toBe(expected);
  });

  it('keeps its due dates when it is done early or late, and leaves out those that passed', () => {
    const fixed = rhythm({ calendar: monthly });
    expect(nextOf(fixed, '2026-01-31')).toBe('2026-02-28');
    expect(nextOf(fixed, '2026-01-31', done('2026-02-20'))).toBe('2026-03-31');
    expect(nextOf(fixed, '2026-01-31', done('2026-02-28'))).toBe('2026-03-31');
    expect(nextOf(fixed, '2026-01-31', done('2026-05-02'))).toBe('2026-05-31');
    expect(nextOf(fixed, '2026-01-31', done('2026-05-31'))).toBe('2026-06-30');
    expect(nextOf(fixed, '2026-01-31', skipped('2026-02-01'))).toBe('2026-03-31');
  });

  it('counts from the day it is done where it is planned so', () => {
    const moving = rhythm({ calendar: monthly, countsFrom: 'completed' });
    expect(nextOf(moving, '2026-01-31', done('2026-02-20'))).toBe('2026-03-20');
    expect(nextOf(moving, '2026-01-31', done('2026-05-02'))).toBe('2026-06-02');
    expect(nextOf(moving, '2026-01-31', skipped('2026-02-01'))).toBe('2026-03-28');
    expect(nextOf(moving, '2026-01-31', skipped('2026-04-10'))).toBe('2026-05-10');
  });
});

const units: Interval['unit'][] = ['day', 'week', 'month', 'year'];
const days = fc.integer({ min: 0, max: 20_000 }).map((n) => parseDate('2000-01-01').add({ days: n }).toString());
const intervals = fc.record({ every: fc.integer({ min: 1, max: 40 }), unit: fc.constantFrom(...units) });
const histories = fc.array(fc.record({ on: days, isSkip: fc.boolean() }), { maxLength: 8 });
const turnsOf = (history: { on: string; isSkip: boolean }[]): Turn[] =>
  history.map((turn) => ({ ...turn, km: null, hours: null })).toSorted((one, other) => (one.on < other.on ? -1 : 1));

describe('whatever was done', () => {
  it('is due after the last time, on a day of the schedule that is the first one left', () => {
    fc.assert(
      fc.property(days, intervals, histories, (start, calendar, history) => {
        const turns = turnsOf(history);
        const due = nextOf(rhythm({ calendar }), start, ...turns) ?? '';
        // The plain way: strike off one due date after the other.
        let times = 1;
        for (const { on } of turns) {
          times += 1;
          while (daysAfter(start, calendar, times) <= on) times += 1;
        }
        expect(due).toBe(daysAfter(start, calendar, times));
        for (const { on } of turns) expect(due > on).toBe(true);
      }),
    );
  });

  it('is due one interval after it was done last', () => {
    fc.assert(
      fc.property(days, intervals, histories, days, (start, calendar, history, last) => {
        const turns = turnsOf(history).filter(({ on }) => on < last);
        const moving = rhythm({ calendar, countsFrom: 'completed' });
        expect(nextOf(moving, start, ...turns, done(last))).toBe(daysAfter(last, calendar, 1));
      }),
    );
  });

  it('is due later with each time more, by the odometer too', () => {
    const kilometres = fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 8 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), kilometres, fc.boolean(), (everyKm, driven, isFixed) => {
        const given = rhythm({ everyKm, countsFrom: isFixed ? 'scheduled' : 'completed' });
        let shown = 1_000;
        const turns: Turn[] = [];
        for (const km of driven) {
          shown += km;
          turns.push(done('2026-01-01', shown));
          const due = dueAfter(given, { on: '2026-01-01', km: 1_000, hours: null }, turns).km ?? 0;
          expect(due).toBeGreaterThan(shown);
          expect(isFixed ? (due - 1_000) % everyKm : due - shown - everyKm).toBe(0);
        }
      }),
    );
  });
});

describe('a forecast', () => {
  const seen = (on: string, value: number, isCorrection = false) => ({ on, value, isCorrection });
  const meterOf = (...readings: Seen[]): Meter => ({
    readings,
    firstAt: async (target) => readings[readings.findLastIndex(({ value }) => value < target) + 1],
  });

  it('goes on as it went, and says so', async () => {
    const meter = meterOf(seen('2026-01-01', 10_000), seen('2026-01-31', 13_000));
    expect(await forecast(meter, 15_000, 'km')).toEqual({
      on: '2026-02-20',
      because: 'At about 100 km a day (2 readings since 01 Jan, 2026), 15,000 km are reached around 20 Feb, 2026.',
    });
  });

  it('forgets what is older than half a year or was corrected', async () => {
    const readings = [seen('2024-01-01', 0), seen('2026-01-01', 10_000), seen('2026-01-11', 10_100)];
    expect((await forecast(meterOf(...readings), 10_200, 'km')).on).toBe('2026-01-21');
    const corrected = [seen('2026-01-01', 90_000), seen('2026-01-05', 10_000, true), seen('2026-01-15', 10_100)];
    expect((await forecast(meterOf(...corrected), 10_200, 'km')).on).toBe('2026-01-25');
  });

  it('is none without readings a week apart', async () => {
    for (const readings of [
      [],
      [seen('2026-01-01', 1), seen('2026-01-04', 9)],
      [seen('2026-01-01', 5), seen('2026-02-01', 5)],
    ])
      expect((await forecast(meterOf(...readings), 100, 'hours')).on).toBeNull();
  });

  it('is the day on which it was first seen to be reached, whatever is read later', async () => {
    const driven = fc.array(fc.nat(400), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(driven, fc.integer({ min: 1, max: 2_000 }), async (each, target) => {
        const readings: Seen[] = [];
        let reached: string | null = null;
        for (const [at, km] of each.entries()) {
          const next = seen(daysAfter('2026-01-01', { every: 3, unit: 'day' }, at), (readings.at(-1)?.value ?? 0) + km);
          readings.push(next);
          if (next.value >= target) reached ??= next.on;
          if (reached === null) continue;
          const { on, because } = await forecast(meterOf(...readings), target, 'km');
          expect(on).toBe(reached);
          expect(because).toMatch(/ km were reached: /);
        }
      }),
    );
  });

  it('gives way to whatever comes first', async () => {
    const km = meterOf(seen('2026-01-01', 10_000), seen('2026-01-31', 13_000));
    const meters = { km, hours: meterOf() };
    expect((await firstDue({ on: '2026-06-01', km: 15_000, hours: null }, meters)).on).toBe('2026-02-20');
    expect(await firstDue({ on: '2026-02-01', km: 15_000, hours: 9 }, meters)).toEqual({
      on: '2026-02-01',
      because: 'Due on 01 Feb, 2026 by the calendar.',
    });
    expect((await firstDue({ on: null, km: null, hours: 9 }, meters)).on).toBeNull();
  });
});
