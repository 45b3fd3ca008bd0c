import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fullTime, recentTime } from './recent-time.ts';

const lagos = 'Africa/Lagos';
// A Tuesday; Lagos is an hour ahead of UTC.
const now = new Date('2026-05-12T13:05:00Z');
const ago = (seconds: number) => recentTime(new Date(now.getTime() - seconds * 1000), now, lagos);

it.each([
  [-3600, 'Now'],
  [0, 'Now'],
  [60, 'Now'],
  [61, '1 min ago'],
  [119, '1 min ago'],
  [120, '2 min ago'],
  [3599, '59 min ago'],
  [3600, '60 min ago'],
  [3601, '13:04'],
  [14 * 3600 + 5 * 60, '00:00'],
  [24 * 3600, '14:05'],
  [24 * 3600 + 1, 'Yesterday 14:04'],
  [38 * 3600 + 5 * 60, 'Yesterday 00:00'],
  [38 * 3600 + 5 * 60 + 1, 'Sunday 23:59'],
  [6 * 24 * 3600, 'Wednesday 14:05'],
])('%i s ago is %j', (seconds, label) => {
  expect(ago(seconds)).toBe(label);
});

it('counts the days of the zone', () => {
  const at = new Date('2026-05-10T23:30:00Z');
  expect(recentTime(at, now, lagos)).toBe('Yesterday 00:30');
  expect(recentTime(at, now, 'UTC')).toBe('Sunday 23:30');
});

it('counts a day of 25 hours as one', () => {
  const after = new Date('2026-10-25T22:50:00Z');
  expect(recentTime(new Date('2026-10-23T23:10:00Z'), after, 'Europe/London')).toBe('Yesterday 00:10');
});

it('has exactly one format, which depends only on the age below one day', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 40 * 86_400_000 }),
      fc.date({ min: new Date(0), noInvalidDate: true }),
      (age, then) => {
        const label = recentTime(new Date(then.getTime() - age), then, lagos);
        const shape =
          age <= 60_000
            ? /^Now$/
            : age <= 3_600_000
              ? /^([1-9]|[1-5]\d|60) min ago$/
              : age <= 86_400_000
                ? /^([01]\d|2[0-3]):[0-5]\d$/
                : /^(Yesterday|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) ([01]\d|2[0-3]):[0-5]\d$/;
        expect(label).toMatch(shape);
      },
    ),
  );
});

it('never shows "Yesterday" two days later', () => {
  fc.assert(
    fc.property(fc.integer({ min: 48 * 3_600_000, max: 400 * 86_400_000 }), (age) => {
      expect(recentTime(new Date(now.getTime() - age), now, lagos)).not.toContain('Yesterday');
    }),
  );
});

it('has a full form', () => {
  expect(fullTime(now, lagos)).toBe('Tuesday 12 May, 2026 at 14:05');
});
