/** The schedule against a plain reference: a table of the clock changes of each zone, made by walking through the years. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isNightly } from '../../../scripts/nightly.ts';
import { momentsOf, type Schedule, speak } from './schedule.ts';

vi.setConfig({ testTimeout: 120_000 });

const [minute, day] = [60_000, 86_400_000];
/** Zones without changes, with changes in either half of the year, by half an hour, by three quarters, and over midnight. */
const zones = [
  ...['Africa/Lagos', 'Africa/Casablanca', 'Africa/Cairo', 'Europe/London', 'Europe/Berlin', 'America/New_York'],
  ...['America/Santiago', 'America/Sao_Paulo', 'America/St_Johns', 'America/Havana', 'Asia/Beirut', 'Asia/Kathmandu'],
  ...[
    'America/Los_Angeles',
    'Asia/Tehran',
    'Australia/Lord_Howe',
    'Pacific/Auckland',
    'Pacific/Chatham',
    'Pacific/Kiritimati',
    'Pacific/Apia',
    'UTC',
  ],
];
const [first, last] = [Date.UTC(2010, 0, 1), Date.UTC(2035, 0, 1)];

/** Milliseconds by which a zone's clocks are ahead of UTC, as Intl writes it: `GMT+05:45`. */
function aheadAt(format: Intl.DateTimeFormat, time: number): number {
  const written = format.format(time);
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(written) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minute;
}

type Period = { from: number; ahead: number };
function periodsOf(timeZone: string): Period[] {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const periods: Period[] = [{ from: Number.NEGATIVE_INFINITY, ahead: aheadAt(format, first) }];
  for (let time = first; time < last; time += day) {
    let before = periods.at(-1)?.ahead;
    if (aheadAt(format, time + day) === before) continue;
    for (let at = time; at <= time + day; at += minute) {
      const ahead = aheadAt(format, at);
      if (ahead !== before) periods.push({ from: at, ahead });
      before = ahead;
    }
  }
  return periods;
}
const periods = new Map(zones.map((zone) => [zone, periodsOf(zone)]));

/** The first moment at which the clocks of a zone show a day and a time; skipped, by the clocks of before. */
function firstMomentOf(dayText: string, daysLater: number, { timeOfDay, timeZone }: Schedule): number {
  const shown = Date.parse(`${dayText}T${timeOfDay}Z`) + daysLater * day;
  const all = periods.get(timeZone) ?? [];
  for (const [index, { from, ahead }] of all.entries()) {
    const until = all[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    const moment = shown - ahead;
    if (moment < until) return Math.max(moment, from) === moment ? moment : shown - (all[index - 1]?.ahead ?? ahead);
  }
  throw new Error('The last period has no end.');
}

const schedules: fc.Arbitrary<Schedule> = fc.record({
  dueOn: fc
    .integer({ min: first / day + 400, max: last / day - 400 })
    .map((days) => new Date(days * day).toISOString().slice(0, 10)),
  offsets: fc.oneof(
    fc.constantFrom([1], [5], [30, 21, 14, 7], [0], [3, 2, 1, 0]),
    fc.uniqueArray(fc.integer({ min: 0, max: 365 }), { minLength: 1, maxLength: 10 }),
  ),
  timeOfDay: fc
    .oneof(
      { weight: 2, arbitrary: fc.integer({ min: 0, max: 1439 }) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 200 }) },
    )
    .map((minutes) => new Date(minutes * minute).toISOString().slice(11, 16)),
  escalateAfter: fc.option(fc.integer({ min: 1, max: 60 })),
  timeZone: fc.constantFrom(...zones),
});

/** What is said at each look, and when the next is due: as the engine does it, and as the table says. */
function lookedAt(schedule: Schedule, pauses: readonly number[], begin: number) {
  const { dueOn, offsets, escalateAfter } = schedule;
  const expected = [...offsets, ...(escalateAfter === null ? [] : [-escalateAfter])]
    .sort((one, other) => other - one)
    .map((offset) => ({ offset, at: firstMomentOf(dueOn, -offset, schedule) }));
  const moments = momentsOf(schedule);
  const [done, wanted]: [unknown[], unknown[]] = [[moments.map(({ offset, at }) => [offset, at.getTime()])], []];
  wanted.push(expected.map(({ offset, at }) => [offset, at]));
  let [now, latest] = [Date.parse(dueOn) + begin * day, Number.NEGATIVE_INFINITY];
  let said: number | null = null;
  for (const pause of [0, ...pauses, 900]) {
    now += pause * day;
    const { say, next } = speak(moments, said, new Date(now));
    done.push([say?.offset ?? null, next?.getTime() ?? null]);
    said = say?.offset ?? said;
    // The last that has come and that no earlier look could see: nothing when the clock was set back.
    const come = expected.findLast(({ at }) => at <= now && at > latest);
    latest = Math.max(latest, now);
    wanted.push([come?.offset ?? null, expected.find(({ at }) => at > latest)?.at ?? null]);
  }
  return { done, wanted };
}

/** `SEED=7` tries others. */
const tries = isNightly() ? 100_000 : 10_000;
it(`agrees with the table of clock changes for ${tries} schedules, looked at whenever a worker looks`, () => {
  /** Days between two looks of a worker; the clock is set back at times, and nothing looks for months at others. */
  const pauses = fc.array(
    fc.oneof(fc.double({ min: 0.01, max: 2, noNaN: true }), fc.double({ min: -3, max: 120, noNaN: true })),
    { maxLength: 8 },
  );
  let count = 0;
  fc.assert(
    fc.property(schedules, pauses, fc.integer({ min: -400, max: 30 }), (...given) => {
      count++;
      const { done, wanted } = lookedAt(...given);
      if (JSON.stringify(done) !== JSON.stringify(wanted)) expect(done).toEqual(wanted);
    }),
    { numRuns: tries },
  );
  expect(count).toBe(tries);
});

describe('a reminder', () => {
  const lagos: Schedule = {
    dueOn: '2026-03-10',
    offsets: [1, 5],
    timeOfDay: '08:00',
    escalateAfter: 3,
    timeZone: 'Africa/Lagos',
  };

  it('speaks at the time of day where the business is, and escalates after its day', () => {
    expect(momentsOf(lagos).map(({ offset, at }) => [offset, at.toISOString()])).toEqual([
      [5, '2026-03-05T07:00:00.000Z'],
      [1, '2026-03-09T07:00:00.000Z'],
      [-3, '2026-03-13T07:00:00.000Z'],
    ]);
  });

  it('says once what several missed moments would have said', () => {
    const late = new Date('2026-03-09T20:00:00Z');
    expect(speak(momentsOf(lagos), null, late)).toEqual({
      say: { offset: 1, at: new Date('2026-03-09T07:00:00Z') },
      next: new Date('2026-03-13T07:00:00Z'),
    });
    expect(speak(momentsOf(lagos), 1, late).say).toBeNull();
  });

  it('says nothing again when the business moves to a zone whose clocks are behind', () => {
    const moved = { ...lagos, timeZone: 'America/New_York' };
    expect(speak(momentsOf(moved), 5, new Date('2026-03-05T13:00:00Z'))).toEqual({
      say: null,
      next: new Date('2026-03-09T12:00:00Z'),
    });
  });

  it('comes later by what the clocks skip, and at the first of two equal times', () => {
    const berlin = { ...lagos, offsets: [0], escalateAfter: null, timeZone: 'Europe/Berlin', timeOfDay: '02:30' };
    expect(momentsOf({ ...berlin, dueOn: '2026-03-29' })[0]?.at.toISOString()).toBe('2026-03-29T01:30:00.000Z');
    expect(momentsOf({ ...berlin, dueOn: '2026-10-25' })[0]?.at.toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });
});
