import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLater } from '../calendar/days.ts';
import { faultsOf, type Need, type Planned, type Worker } from './faults.ts';
import { alwaysRefused, firstSettings, type Settings } from './settings.ts';
import { isWithin, meets, spanOf, workOf } from './times.ts';

const monday = '2027-03-01';
let count = 0;
const shift = (about: Partial<Planned> = {}): Planned => ({
  id: `shift-${++count}`,
  date: monday,
  start: '08:00',
  end: '16:00',
  break_minutes: 60,
  location: 'ikeja',
  ...about,
});
const worker = (about: Partial<Worker> = {}): Worker => ({
  employments: [{ from: '2020-01-01', to: '9999-12-31' }],
  birthDate: '1990-05-01',
  gender: 'male',
  away: new Map(),
  unavailable: [],
  holidays: new Map(),
  papers: [],
  shifts: [],
  ...about,
});
const broken = (planned: Planned, who: Worker, more: Partial<Settings> = {}, needs: Need[] = []) =>
  faultsOf({ shift: planned, worker: who, settings: { ...firstSettings, ...more }, needs }).map(
    ({ rule, is_refused: isRefused, text }) => `${rule}${isRefused ? '!' : ''}: ${text}`,
  );

describe('a shift', () => {
  it('of eight hours with a break breaks nothing', () => {
    expect(broken(shift(), worker())).toEqual([]);
  });

  it('is refused at the time of another one, also over midnight', () => {
    const night = shift({ date: daysLater(monday, -1), start: '22:00', end: '08:30' });
    expect(broken(shift(), worker({ shifts: [night] }))).toContain('overlap!: Works at the same time already');
    const before = shift({ start: '06:00', end: '08:00', break_minutes: 0 });
    expect(broken(shift(), worker({ shifts: [before] }))).toEqual([]);
  });

  it('does not stand in its own way when it is changed', () => {
    const planned = shift();
    expect(broken({ ...planned, end: '15:00' }, worker({ shifts: [planned] }))).toEqual([]);
  });

  it('is refused before and after the employment, whose last day is worked', () => {
    const left = worker({ employments: [{ from: '2027-02-28', to: monday }] });
    expect(broken(shift(), left)).toEqual([]);
    expect(broken(shift({ date: daysLater(monday, 1) }), left)).toEqual(['employed!: Is not employed on Tue 2 Mar']);
  });

  it('is refused while somebody has said that they cannot work, in the words of the business', () => {
    const mornings = { first_day: monday, last_day: null, weekdays: ['monday'] as const, start: '06:00', end: '09:00' };
    const who = worker({ unavailable: [mornings] });
    expect(broken(shift(), who)).toEqual(['unavailable!: Not available 6:00 am to 9:00 am on Mon 1 Mar']);
    expect(broken(shift(), who, { time_format: 24, refuses: [...alwaysRefused] })).toEqual([
      'unavailable: Not available 06:00 to 09:00 on Mon 1 Mar',
    ]);
    expect(broken(shift({ start: '09:00' }), who)).toEqual([]);
    expect(broken(shift({ date: daysLater(monday, 1) }), who)).toEqual([]);
    // The night before lasts into it.
    const night = shift({ date: daysLater(monday, 6), start: '22:00', end: '06:30', break_minutes: 60 });
    expect(broken(night, who)).toContain('unavailable!: Not available 6:00 am to 9:00 am on Mon 8 Mar');
  });

  it('is refused on a day or half a day away, also where it ends', () => {
    const away = (part: 'all day' | 'until noon' | 'from noon', day = monday) =>
      worker({ away: new Map([[day, part]]) });
    expect(broken(shift(), away('all day'))).toEqual(['leave!: Away on Mon 1 Mar']);
    expect(broken(shift({ start: '12:00', end: '17:00', break_minutes: 0 }), away('until noon'))).toEqual([]);
    expect(broken(shift({ start: '11:00', end: '16:00', break_minutes: 0 }), away('until noon'))).toHaveLength(1);
    expect(broken(shift({ start: '08:00', end: '12:00', break_minutes: 0 }), away('from noon'))).toEqual([]);
    const late = shift({ start: '20:00', end: '02:00' });
    expect(broken(late, away('all day', daysLater(monday, 1)))).toEqual(['leave!: Away on Tue 2 Mar']);
  });

  it('is refused to who is under 18 at night, until the birthday', () => {
    const young = (birthDate: string) => worker({ birthDate });
    const late = shift({ start: '15:00', end: '23:00' });
    expect(broken(late, young('2009-03-02'))).toEqual([
      'under_18_night!: Is under 18: no work between 22:00 and 05:00',
    ]);
    expect(broken(late, young('2009-03-01'))).toEqual([]);
    expect(broken(shift(), young('2010-01-01'))).toEqual([]);
    expect(broken(late, worker({ birthDate: null }))).toEqual([]);
  });

  it('warns about too little time to get from one location to another', () => {
    const elsewhere = shift({ start: '16:20', end: '18:00', break_minutes: 0, location: 'apapa' });
    expect(broken(shift(), worker({ shifts: [elsewhere] }))).toEqual([
      'travel: Works elsewhere within 30 minutes of it',
    ]);
    expect(broken(shift(), worker({ shifts: [elsewhere] }), { travel_minutes: 20 })).toEqual([]);
  });

  it('warns about papers that are missing or have expired on the day', () => {
    const needs: Need[] = [{ kind: 'drivers_licence', label: "Driver's licence" }];
    const of = (...expires: (string | null)[]) =>
      broken(shift(), worker({ papers: expires.map((day) => ({ kind: 'drivers_licence', expires: day })) }), {}, needs);
    expect(of()).toEqual(["papers: Driver's licence is missing"]);
    expect(of('2027-02-28', '2026-01-01')).toEqual(["papers: Driver's licence expired on Sun 28 Feb"]);
    expect([of(monday), of('2020-01-01', null)]).toEqual([[], []]);
    const strict = broken(shift(), worker(), { refuses: [...alwaysRefused, 'papers'] }, needs);
    expect(strict).toEqual(["papers!: Driver's licence is missing"]);
  });

  it('warns about little rest between two days, but not within a day that is split', () => {
    const evening = shift({ date: daysLater(monday, -1), start: '14:00', end: '22:00' });
    expect(broken(shift(), worker({ shifts: [evening] }))).toEqual(['rest: 10 h of rest, less than 11 h']);
    const split = shift({ start: '17:00', end: '18:30', break_minutes: 0 });
    expect(broken(shift(), worker({ shifts: [split] }))).toEqual([]);
  });

  it('warns about long days and weeks, by what is worked', () => {
    const second = shift({ start: '17:00', end: '21:00', break_minutes: 0 });
    expect(broken(shift(), worker({ shifts: [second] }))).toEqual(['day_hours: 11 h on the day, more than 10 h']);
    const week = [1, 2, 3, 4, 5].map((after) =>
      shift({ date: daysLater(monday, after), start: '07:00', end: '16:30' }),
    );
    expect(broken(shift(), worker({ shifts: week }))).toEqual(['week_hours: 49 h 30 min in the week, more than 48 h']);
    const sunday = shift({ date: daysLater(monday, -1), start: '07:00', end: '16:30' });
    expect(broken(shift({ date: daysLater(monday, 5) }), worker({ shifts: [...week.slice(0, 4), sunday] }))).toEqual(
      [],
    );
  });

  it('warns where no whole day of seven is free', () => {
    const short = (after: number) => shift({ date: daysLater(monday, after), end: '13:00', break_minutes: 0 });
    const six = [1, 2, 3, 4, 5].map(short);
    expect(broken(short(0), worker({ shifts: six }))).toEqual([]);
    expect(broken(short(0), worker({ shifts: [...six, short(6)] }))).toEqual([
      'rest_day: No 24 h of rest in seven days',
    ]);
  });

  it('warns about a short break in six hours or more', () => {
    expect(broken(shift({ end: '14:00', break_minutes: 45 }), worker())).toEqual([
      'break: A break of 45 minutes, less than 60',
    ]);
    expect(broken(shift({ end: '13:59', break_minutes: 0 }), worker())).toEqual([]);
  });

  it('warns about a woman at night and about a holiday', () => {
    expect(
      broken(shift({ start: '20:00', end: '22:01', break_minutes: 0 }), worker({ gender: 'female' })),
    ).toHaveLength(1);
    expect(broken(shift({ start: '20:00', end: '22:00', break_minutes: 0 }), worker({ gender: 'female' }))).toEqual([]);
    expect(broken(shift(), worker({ holidays: new Map([[monday, 'Eid']]) }))).toEqual(['holiday: Eid']);
  });
});

const anyTime = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const text = (value: number) => String(value).padStart(2, '0');
  return `${text(Math.floor(quarter / 4))}:${text((quarter % 4) * 15)}`;
});
const anyShift = fc
  .record({ after: fc.integer({ min: 0, max: 6 }), start: anyTime, end: anyTime, location: fc.constantFrom('a', 'b') })
  .map(({ after, ...times }) => shift({ ...times, date: daysLater(monday, after), break_minutes: 0 }));

describe('two shifts of one person', () => {
  it('stand in the way of each other, or neither does', () => {
    fc.assert(
      fc.property(anyShift, anyShift, (one, other) => {
        const [of, to] = [broken(one, worker({ shifts: [other] })), broken(other, worker({ shifts: [one] }))];
        for (const rule of ['overlap', 'travel', 'rest'])
          expect(of.some((text) => text.startsWith(rule))).toBe(to.some((text) => text.startsWith(rule)));
        expect(of.some((text) => text.startsWith('overlap'))).toBe(meets(spanOf(one), spanOf(other)));
      }),
    );
  });

  it('are at night when a minute of them is', () => {
    fc.assert(
      fc.property(anyShift, (one) => {
        const start = Number(one.start.slice(0, 2)) * 60 + Number(one.start.slice(3));
        const minutes = Array.from({ length: workOf(one) }, (_, at) => (start + at) % 1440);
        expect(isWithin(spanOf(one), '22:00', '05:00')).toBe(minutes.some((minute) => minute >= 1320 || minute < 300));
      }),
    );
  });
});
