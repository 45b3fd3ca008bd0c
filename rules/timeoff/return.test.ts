import { expect, it } from 'vitest';
import { standardWeek, workCalendarOf } from '../calendar/working-days.ts';
import { backOn } from './return.ts';

const calendar = workCalendarOf([{ from: '2026-01-01', cycle: standardWeek }], new Map([['2027-06-14', 1]]));

it('is the next day of work, after rest days and holidays', () => {
  // A Friday, before a Monday that is a holiday.
  expect(backOn({ last_day: '2027-06-11', until_noon: false }, calendar)).toBe('2027-06-15');
  expect(backOn({ last_day: '2027-06-15', until_noon: false }, calendar)).toBe('2027-06-16');
});

it('is the last day itself where it is worked from noon on', () => {
  expect(backOn({ last_day: '2027-06-11', until_noon: true }, calendar)).toBe('2027-06-11');
  expect(backOn({ last_day: '2027-06-14', until_noon: true }, calendar)).toBe('2027-06-15');
});

it('is unknown where nobody works', () => {
  expect(backOn({ last_day: '2027-06-11', until_noon: false }, () => ({ minutes: 0, holiday: 0 }))).toBeNull();
});
