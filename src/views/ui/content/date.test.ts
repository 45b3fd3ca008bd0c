import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDate, showDate, unreadableDate } from './date.ts';

it.each([
  '21/11/2026',
  '21-11-26',
  '21.11.2026',
  '21 Nov 2026',
  '21 Nov, 2026',
  '21st november 2026',
  'Nov 21, 2026',
  '2026-11-21',
  '2026/11/21',
  '21112026',
  '211126',
  '20261121',
  '  21 / 11 / 2026 ',
])('reads %j as the 21st of November', (text) => {
  expect(readDate(text)).toEqual({ date: '2026-11-21' });
});

it('reads the day before the month', () => {
  expect(readDate('3/4/2026')).toEqual({ date: '2026-04-03' });
  expect(readDate('1 sept 1999')).toEqual({ date: '1999-09-01' });
});

it.each(['', 'soon', '11/21/2026', '21/11', '2026', '0/1/2026', '1/0/2026', '21/11/126', '32/1/2026', '21 Foo 2026'])(
  'does not read the ambiguous %j',
  (text) => {
    expect(readDate(text)).toEqual({ refusal: unreadableDate });
  },
);

it('checks the length of the month', () => {
  expect(readDate('29/2/2024')).toEqual({ date: '2024-02-29' });
  expect(readDate('29/2/2026')).toEqual({ refusal: 'There is no 29 Feb in 2026.' });
  expect(readDate('31 June 2026')).toEqual({ refusal: 'There is no 31 Jun in 2026.' });
});

it('reads a year of two digits in the century around 2000', () => {
  expect(readDate('1/1/49')).toEqual({ date: '2049-01-01' });
  expect(readDate('1/1/50')).toEqual({ date: '1950-01-01' });
});

it('reads every day that it formats', () => {
  const days = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (day) => {
      const date = day.toISOString().slice(0, 10);
      expect(readDate(showDate(date))).toEqual({ date });
      expect(readDate(date)).toEqual({ date });
    }),
  );
});

it('never reads a date from other text', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{1,4}[/ -]?[0-9a-z]{1,4}[/ -]?[0-9]{0,4}$/), (text) => {
      const read = readDate(text);
      if ('date' in read) expect(new Date(`${read.date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(read.date);
    }),
  );
});

it.each(['1/1/0000', '01/01/0026', '0999-12-31'])('refuses a mistyped year, as in %s', (text) => {
  expect(readDate(text)).toEqual({ refusal: unreadableDate });
});
